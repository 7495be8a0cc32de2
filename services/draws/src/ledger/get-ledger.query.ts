import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { drawsAbility } from '../shared/index.js';
import type { LedgerDto } from './ledger.dto.js';
import { LedgerRepository } from './ledger.repository.js';
import { ledgerView } from './ledger.view.js';
import { Withholding } from './withholding.service.js';

/** The ledger of a loan with every line. */
@Injectable()
export class GetLedger {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly withholding: Withholding,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<LedgerDto> {
    const ledger = await this.ledgers.find(applicationId);
    if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
    allow(drawsAbility(actor), 'read', subject('Ledger', ledger));
    return ledgerView(ledger, await this.ledgers.lines(applicationId), await this.withholding.current(ledger));
  }
}
