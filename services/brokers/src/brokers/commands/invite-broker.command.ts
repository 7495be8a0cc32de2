import { Inject, Injectable } from '@nestjs/common';
import { brokerStatus } from '@groundwork/domain-brokers';
import { broker } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { brokersAbility } from '../../brokers.policy.js';
import { BrokerHistories } from '../broker-histories.js';
import type { BrokerRow } from '../broker.dto.js';
import { brokerFacts } from '../broker.mapper.js';
import { codeHashOf, INVITATION_LIFE, newInvitationCode } from '../invitation-code.js';
import { BrokerInvitation } from '../persistence/broker-invitation.entity.js';
import { Broker } from '../persistence/broker.entity.js';
import { BrokerQueries } from '../queries/broker.queries.js';

/** Sends the invitation to register, or sends it again: the link before stops working. */
@Injectable()
export class InviteBroker {
  constructor(
    private readonly database: Database,
    private readonly queries: BrokerQueries,
    private readonly histories: BrokerHistories,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<BrokerRow> {
    const row = await this.queries.find(id);
    allow(brokersAbility(actor), 'invite', subject('Broker', row));
    if (row.status !== brokerStatus.pending || row.userId)
      throw new Problem('state.illegal_transition', broker.notPending);
    const code = newInvitationCode();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + INVITATION_LIFE);
    await this.database.transaction(async (manager) => {
      await updateExactly(
        manager,
        Broker,
        { id, status: row.status, userId: IsNull() },
        { sentEmail: true, revision: () => 'revision + 1', updatedAt: now },
      );
      await manager.update(BrokerInvitation, { brokerId: id, closedAt: IsNull() }, { closedAt: now });
      await manager.insert(BrokerInvitation, {
        id: newId(),
        brokerId: id,
        codeHash: codeHashOf(code),
        sentBy: actor.userId ?? null,
        sentAt: now,
        expiresAt,
        closedAt: null,
      });
      await this.histories.add(manager, row, {
        command: 'invite',
        fromStatus: row.status,
        toStatus: row.status,
        actor,
      });
      const payload = { ...brokerFacts(row), invitedBy: actor.userId ?? '', code, expiresAt: expiresAt.toISOString() };
      await this.outbox.add(manager, { type: 'broker.invited', aggregateId: id, payload });
    });
    return this.queries.byId(actor, id);
  }
}
