import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';

/** A loan that somebody may read. */
@Injectable()
export class LoanAccess {
  constructor(private readonly ledgers: LedgerRepository) {}

  /** Throws `resource.not_found` where there is none, `access.denied` where it is another company's. */
  async readable(actor: Actor, applicationId: string): Promise<LedgerEntity> {
    const ledger = await this.ledgers.find(applicationId);
    if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
    allow(drawsAbility(actor), 'read', subject('Ledger', ledger));
    return ledger;
  }
}
