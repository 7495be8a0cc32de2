import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { drawsAbility } from '../shared/index.js';
import type { LedgerEntity } from './ledger.entity.js';
import { LedgerRepository } from './ledger.repository.js';
import { refuseClosed } from './refuse-closed.js';

/** Loans as somebody may deal with them. */
@Injectable()
export class LedgerAccess {
  constructor(private readonly ledgers: LedgerRepository) {}

  /** The ledger of a loan that was approved; throws `resource.not_found` where there is none. */
  async opened(applicationId: string): Promise<LedgerEntity> {
    const ledger = await this.ledgers.find(applicationId);
    if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
    return ledger;
  }

  /**
   * One that the actor may read, draw on, change or correct; throws `access.denied` where it is another company's, and
   * `rule.violated` where it was paid off and is more than read.
   */
  async allowed(
    actor: Actor,
    action: 'read' | 'draw' | 'change' | 'correct',
    applicationId: string,
  ): Promise<LedgerEntity> {
    const ledger = await this.opened(applicationId);
    allow(drawsAbility(actor), action, subject('Ledger', ledger));
    if (action !== 'read') refuseClosed(ledger);
    return ledger;
  }
}
