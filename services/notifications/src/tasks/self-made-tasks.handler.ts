import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { TimelineReader } from '../timeline/index.js';
import { movesOf, taskMoves } from './domain/self-made-tasks.js';
import type { KnownNames, OpenedTask } from './domain/self-made-tasks.js';
import { DeskCompanyEntity } from './persistence/desk-company.entity.js';
import { RejectedFileEntity } from './persistence/rejected-file.entity.js';
import { TaskRepository } from './persistence/task.repository.js';

/** Tasks that make and close themselves; who looks after the company first has them. */
@Injectable()
export class SelfMadeTasksHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly tasks: TaskRepository,
    private readonly timeline: TimelineReader,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(taskMoves) as EventType[])
      this.inbox.on(type, 'self-made-tasks', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, event: EventEnvelope): Promise<void> {
    const moves = await movesOf(event, this.names(manager));
    for (const key of moves.close ?? []) await this.tasks.close(manager, key);
    for (const task of moves.open ?? []) await this.open(manager, task);
    if (moves.approved) await manager.delete(RejectedFileEntity, { fileKey: moves.approved });
    if (moves.rejected)
      await manager.save(RejectedFileEntity, { fileKey: moves.rejected, rejectedAt: new Date(event.occurredAt) });
    if (moves.replaced) {
      const { affected } = await manager.delete(RejectedFileEntity, { fileKey: moves.replaced.key });
      if (affected) await this.open(manager, moves.replaced);
    }
  }

  private names(manager: EntityManager): KnownNames {
    return {
      application: (id) => this.timeline.application(manager, id),
      company: async (id) => (await manager.findOneBy(DeskCompanyEntity, { id }))?.name,
    };
  }

  private async open(manager: EntityManager, task: OpenedTask): Promise<void> {
    const company = task.companyId ? await manager.findOneBy(DeskCompanyEntity, { id: task.companyId }) : null;
    await this.tasks.open(manager, task, company?.pointUserId ?? '');
  }
}
