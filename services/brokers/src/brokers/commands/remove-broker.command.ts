import { Inject, Injectable } from '@nestjs/common';
import { brokerStatus } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { brokersAbility } from '../../brokers.policy.js';
import { BrokerHistories } from '../broker-histories.js';
import { BrokerInvitation } from '../persistence/broker-invitation.entity.js';
import { Broker } from '../persistence/broker.entity.js';
import { BrokerQueries } from '../queries/broker.queries.js';

/**
 * Takes a broker off the lists; its record, agreements and history stay. One that can sign in is deactivated or rejected
 * first, so that identity has closed the account.
 */
@Injectable()
export class RemoveBroker {
  constructor(
    private readonly database: Database,
    private readonly queries: BrokerQueries,
    private readonly histories: BrokerHistories,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<{ id: string }> {
    const row = await this.queries.find(id);
    allow(brokersAbility(actor), 'remove', subject('Broker', row));
    const closed = row.status === brokerStatus.rejected || row.status === brokerStatus.deactivated;
    if (!closed && (row.userId || row.status === brokerStatus.activated)) throw new Problem('state.illegal_transition');
    const now = this.clock.now();
    await this.database.transaction(async (manager) => {
      await updateExactly(
        manager,
        Broker,
        { id, revision: row.revision, removedAt: IsNull() },
        { removedAt: now, removedBy: actor.userId ?? null, revision: row.revision + 1 },
      );
      await manager.update(BrokerInvitation, { brokerId: id, closedAt: IsNull() }, { closedAt: now });
      await this.histories.add(manager, row, {
        command: 'remove',
        fromStatus: row.status,
        toStatus: row.status,
        actor,
      });
    });
    return { id };
  }
}
