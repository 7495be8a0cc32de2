import { Inject, Injectable } from '@nestjs/common';
import type { BrokerHistoryCommand, BrokerStatus } from '@groundwork/domain-brokers';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BrokerHistoryEntity } from './broker-history.entity.js';
import { BrokerEntity } from './broker.entity.js';

/** What happened to a broker, and who did it. */
export interface BrokerHappening {
  readonly command: BrokerHistoryCommand;
  readonly fromStatus: BrokerStatus | null;
  readonly toStatus: BrokerStatus;
  readonly actor: Actor;
  readonly comment?: string | null;
}

/** Brokers that were not removed, and what happened to each. */
@Injectable()
export class BrokerRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<BrokerEntity> {
    return found(await this.database.manager.findOneBy(BrokerEntity, { id, removedAt: IsNull() }), 'The broker');
  }

  /** The version of the ICCA that its agreements follow; undefined where there is no such broker. */
  async iccaVersion(id: string): Promise<string | undefined> {
    return (await this.database.manager.findOneBy(BrokerEntity, { id, removedAt: IsNull() }))?.iccaVersion;
  }

  async findByUser(userId: string): Promise<BrokerEntity> {
    return found(await this.database.manager.findOneBy(BrokerEntity, { userId, removedAt: IsNull() }), 'The broker');
  }

  /** By business name. */
  list(): Promise<BrokerEntity[]> {
    return this.database.manager.find(BrokerEntity, {
      where: { removedAt: IsNull() },
      order: { businessName: 'ASC', id: 'ASC' },
    });
  }

  /** The latest first. */
  history(brokerId: string): Promise<BrokerHistoryEntity[]> {
    return this.database.manager.find(BrokerHistoryEntity, { where: { brokerId }, order: { at: 'DESC', id: 'DESC' } });
  }

  /** The last time that a command led to a status. */
  async lastTime(
    brokerId: string,
    command: BrokerHistoryCommand,
    toStatus: BrokerStatus,
  ): Promise<BrokerHistoryEntity | undefined> {
    const [last] = await this.database.manager.find(BrokerHistoryEntity, {
      where: { brokerId, command, toStatus },
      order: { at: 'DESC', id: 'DESC' },
      take: 1,
    });
    return last;
  }

  /**
   * Moves a broker from the status that was read: where it has another one by now, nothing is decided
   * (`state.version_conflict`).
   */
  async changeStatus(
    manager: EntityManager,
    row: Pick<BrokerEntity, 'id' | 'status'>,
    changes: Partial<BrokerEntity> & { readonly status: BrokerStatus },
    happening: Pick<BrokerHappening, 'command' | 'actor' | 'comment'>,
  ): Promise<void> {
    await updateExactly(
      manager,
      BrokerEntity,
      { id: row.id, status: row.status },
      { ...changes, revision: () => 'revision + 1' },
    );
    await this.remember(manager, row.id, { ...happening, fromStatus: row.status, toStatus: changes.status });
  }

  /** Writes what happened to a broker, under the transaction in which it happens. */
  async remember(manager: EntityManager, brokerId: string, happening: BrokerHappening): Promise<void> {
    const { command, fromStatus, toStatus, actor, comment = null } = happening;
    await manager.insert(BrokerHistoryEntity, {
      id: newId(),
      brokerId,
      command,
      fromStatus,
      toStatus,
      userId: actor.userId ?? null,
      comment,
      at: this.clock.now(),
    });
  }
}
