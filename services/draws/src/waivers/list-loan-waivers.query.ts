import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { WaiverSummaryDto } from './waiver.dto.js';
import { WaiverRepository } from './waiver.repository.js';
import { waiverSummaryView } from './waiver.view.js';

/** The waivers of a loan, the newest first: three statements, however many there are. */
@Injectable()
export class ListLoanWaivers {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly waivers: WaiverRepository,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<WaiverSummaryDto[]> {
    const ledger = await this.ledgers.find(applicationId);
    if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
    allow(drawsAbility(actor), 'read', subject('Ledger', ledger));
    const numbers = await this.waivers.drawNumbers(applicationId);
    const rows = await this.waivers.ofLoan(applicationId);
    return rows.map((row) => waiverSummaryView(row, numbers.get(row.drawRequestId) ?? 0));
  }
}
