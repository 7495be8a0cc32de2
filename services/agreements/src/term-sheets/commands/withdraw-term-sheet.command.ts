import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import { agreementsAbility } from '../../agreements.policy.js';
import type { Evidence } from '../../content/evidence.js';
import { EvidenceLedger } from '../../evidence/evidence-ledger.js';
import { ended } from '../../evidence/facts.js';
import { TermSheetAgreement } from '../persistence/term-sheet-agreement.entity.js';
import { TermSheetQueries } from '../queries/term-sheet.queries.js';
import { factsOf } from '../term-sheet-facts.js';

/** Withdraws the acceptance for an application. The record stays, with when and by whom. */
@Injectable()
export class WithdrawTermSheet {
  constructor(
    private readonly database: Database,
    private readonly queries: TermSheetQueries,
    private readonly outbox: Outbox,
    private readonly ledger: EvidenceLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string, evidence: Evidence): Promise<{ id: string }> {
    const row = await this.queries.standing(actor, applicationId);
    allow(agreementsAbility(actor), 'withdraw', subject('TermSheetAgreement', row));
    const [at, by] = [this.clock.now(), actor.userId ?? null];
    await this.database.transaction(async (manager) => {
      await updateExactly(
        manager,
        TermSheetAgreement,
        { id: row.id, activeKey: applicationId },
        { activeKey: null, endedAt: at, endedBy: by, endReason: 'withdrawn' },
      );
      await this.outbox.add(manager, {
        type: 'termsheet.withdrawn',
        aggregateId: applicationId,
        payload: factsOf(row),
      });
      await this.ledger.append(manager, ended('termsheet.withdrawn', { acceptanceId: row.id, at, by }, evidence));
    });
    return { id: row.id };
  }
}
