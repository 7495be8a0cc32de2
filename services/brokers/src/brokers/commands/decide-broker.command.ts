import { Inject, Injectable } from '@nestjs/common';
import { brokerMachine, nextBrokerStatus } from '@groundwork/domain-brokers';
import type { BrokerCommand } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { BrokerEntity, BrokerRepository } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import { brokerFacts } from '../broker.view.js';

/** Activates, deactivates or rejects a broker; its event carries the notice and tells identity who may sign in. */
@Injectable()
export class DecideBroker {
  constructor(
    private readonly database: Database,
    private readonly brokers: BrokerRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, command: BrokerCommand, rejectedComment?: string | null): Promise<void> {
    const row = await this.brokers.find(id);
    allow(brokersAbility(actor), 'decide', subject('Broker', row));
    const status = nextBrokerStatus(row.status, command);
    if (!status) throw new Problem('state.illegal_transition');
    const complaint = brokerMachine.complaint(command, rejectedComment);
    if (complaint) refuseInvalid({ rejectedComment: complaint });
    const comment = command === 'reject' ? (rejectedComment ?? '').trim() : '';
    await this.database.transaction(async (manager) => {
      const changes = { status, ...this.stamp(actor, command, comment) };
      await this.brokers.changeStatus(manager, row, changes, { command, actor, comment: comment || null });
      await this.tell(manager, row, command, actor.userId ?? '', comment);
    });
  }

  private stamp(actor: Actor, command: BrokerCommand, comment: string): Partial<BrokerEntity> {
    const by = actor.userId ?? null;
    const at = this.clock.now();
    if (command === 'activate') return { activatedBy: by, activatedDate: at, updatedAt: at };
    if (command === 'deactivate') return { deactivatedBy: by, deactivatedDate: at, updatedAt: at };
    return { rejectedBy: by, rejectedDate: at, rejectedComment: comment, updatedAt: at };
  }

  private async tell(
    manager: EntityManager,
    row: BrokerEntity,
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
