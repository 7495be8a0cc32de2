import { Inject, Injectable } from '@nestjs/common';
import { brokerCommands, brokerStatus, nextBrokerStatus, rejectionCommentComplaint } from '@groundwork/domain-brokers';
import type { BrokerCommand, BrokerStatus } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { brokersAbility } from '../../brokers.policy.js';
import { BrokerHistories } from '../broker-histories.js';
import { brokerFacts } from '../broker.mapper.js';
import { Broker } from '../persistence/broker.entity.js';
import { BrokerQueries } from '../queries/broker.queries.js';

const targets: Readonly<Record<BrokerCommand, BrokerStatus>> = {
  activate: brokerStatus.activated,
  deactivate: brokerStatus.deactivated,
  reject: brokerStatus.rejected,
};

/** The command that leads to a status. Nothing leads back to pending. */
export function commandTo(status: BrokerStatus): BrokerCommand {
  const command = brokerCommands.find((name) => targets[name] === status);
  if (!command) throw new Problem('state.illegal_transition');
  return command;
}

/** Activates, deactivates or rejects a broker; its event carries the notice and tells identity who may sign in. */
@Injectable()
export class DecideBroker {
  constructor(
    private readonly database: Database,
    private readonly queries: BrokerQueries,
    private readonly histories: BrokerHistories,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, command: BrokerCommand, givenComment?: string | null): Promise<void> {
    const row = await this.queries.find(id);
    allow(brokersAbility(actor), 'decide', subject('Broker', row));
    const status = nextBrokerStatus(row.status, command);
    if (!status) throw new Problem('state.illegal_transition');
    const complaint = command === 'reject' ? rejectionCommentComplaint(givenComment) : undefined;
    if (complaint) refuseInvalid({ rejectedComment: complaint });
    const comment = command === 'reject' ? (givenComment ?? '').trim() : '';
    await this.database.transaction(async (manager) => {
      await updateExactly(
        manager,
        Broker,
        { id, status: row.status },
        { status, ...this.stamp(actor, command, comment), revision: () => 'revision + 1' },
      );
      await this.histories.add(manager, row, {
        command,
        fromStatus: row.status,
        toStatus: status,
        actor,
        comment: comment || null,
      });
      await this.tell(manager, row, command, actor.userId ?? '', comment);
    });
  }

  private stamp(actor: Actor, command: BrokerCommand, comment: string): Partial<Broker> {
    const by = actor.userId ?? null;
    const at = this.clock.now();
    if (command === 'activate') return { activatedBy: by, activatedDate: at, updatedAt: at };
    if (command === 'deactivate') return { deactivatedBy: by, deactivatedDate: at, updatedAt: at };
    return { rejectedBy: by, rejectedDate: at, rejectedComment: comment, updatedAt: at };
  }

  private async tell(
    manager: EntityManager,
    row: Broker,
    command: BrokerCommand,
    decidedBy: string,
    comment: string,
  ): Promise<void> {
    const facts = { ...brokerFacts(row), decidedBy };
    if (command === 'activate')
      return this.outbox.add(manager, { type: 'broker.activated', aggregateId: row.id, payload: facts });
    if (command === 'deactivate')
      return this.outbox.add(manager, { type: 'broker.deactivated', aggregateId: row.id, payload: facts });
    return this.outbox.add(manager, { type: 'broker.rejected', aggregateId: row.id, payload: { ...facts, comment } });
  }
}
