import { Inject, Injectable } from '@nestjs/common';
import type { BrokerHistoryCommand } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { BrokerHistory } from './persistence/broker-history.entity.js';

interface Entry {
  readonly command: BrokerHistoryCommand;
  readonly fromStatus: string | null;
  readonly toStatus: string;
  readonly actor: Actor;
  readonly comment?: string | null;
}

/** Writes what happened to a broker, under the transaction in which it happens. */
@Injectable()
export class BrokerHistories {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async add(manager: EntityManager, broker: { readonly id: string }, entry: Entry): Promise<void> {
    await manager.insert(BrokerHistory, {
      id: newId(),
      brokerId: broker.id,
      command: entry.command,
      fromStatus: entry.fromStatus,
      toStatus: entry.toStatus,
      userId: entry.actor.userId ?? null,
      comment: entry.comment ?? null,
      at: this.clock.now(),
    });
  }
}
