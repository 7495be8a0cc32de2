import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { LedgerAccess } from './ledger-access.service.js';
import type { LedgerDto } from './ledger.dto.js';
import { LedgerRepository } from './ledger.repository.js';
import { ledgerView } from './ledger.view.js';
import { Withholding } from './withholding.service.js';

/** The ledger of a loan with every line. */
@Injectable()
export class GetLedger {
  constructor(
    private readonly access: LedgerAccess,
    private readonly ledgers: LedgerRepository,
    private readonly withholding: Withholding,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<LedgerDto> {
    const ledger = await this.access.allowed(actor, 'read', applicationId);
    return ledgerView(ledger, await this.ledgers.lines(applicationId), await this.withholding.current(ledger));
  }
}
