import { Inject, Injectable } from '@nestjs/common';
import { nextAgreementStatus } from '@groundwork/domain-brokers';
import { broker as sentences } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { AgreementHistories } from '../agreement-histories.js';
import { BrokerAgreement } from '../persistence/broker-agreement.entity.js';
import { AgreementQueries } from '../queries/agreement.queries.js';

/** Withdraws an agreement that waits for a decision: it leaves the lists, its record and history stay. */
@Injectable()
export class RemoveAgreement {
  constructor(
    private readonly database: Database,
    private readonly queries: AgreementQueries,
    private readonly histories: AgreementHistories,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<{ id: string }> {
    const row = await this.queries.visible(actor, 'remove', id);
    if (!nextAgreementStatus(row.status, 'remove'))
      throw new Problem('state.illegal_transition', sentences.agreementDecided);
    await this.database.transaction(async (manager) => {
      await updateExactly(
        manager,
        BrokerAgreement,
        { id, status: row.status, removedAt: IsNull() },
        { removedAt: this.clock.now(), removedBy: actor.userId ?? null, revision: row.revision + 1 },
      );
      await this.histories.add(manager, id, { command: 'remove', fromStatus: row.status, toStatus: row.status, actor });
    });
    return { id };
  }
}
