import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventPayloads } from '@groundwork/domain-events';
import { administers } from '@groundwork/server-auth';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { In, IsNull, Not } from 'typeorm';
import { DeskCompanyEntity } from './persistence/desk-company.entity.js';
import { TaskEntity } from './persistence/task.entity.js';
import { TaskRepository } from './persistence/task.repository.js';

/** Keeps what companies are called and who looks after them; what made itself goes with the point person. */
@Injectable()
export class DeskCompaniesHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly tasks: TaskRepository,
  ) {}

  onModuleInit(): void {
    for (const type of ['company.created', 'company.updated'] as const)
      this.inbox.on(type, 'desk-companies', async (manager, { payload }) => {
        await this.name(manager, payload);
      });
    this.inbox.on('deal.changed', 'desk-companies', (manager, event) => this.handle(manager, event));
    this.inbox.on('user.role_changed', 'desk-companies', (manager, { payload }) => this.leave(manager, payload));
  }

  async handle(manager: EntityManager, { payload }: EventEnvelope<'deal.changed'>): Promise<void> {
    const { companyId, change, subjectId, changedBy } = payload;
    if (change !== 'point_person') return;
    const before = await this.name(manager, payload);
    await manager.update(DeskCompanyEntity, { id: companyId }, { pointUserId: subjectId });
    const waiting = await manager.findBy(TaskEntity, {
      companyId,
      completed: false,
      cause: Not(IsNull()),
      userId: In(['', ...(before?.pointUserId ? [before.pointUserId] : [])]),
    });
    await this.tasks.give(manager, waiting, subjectId ?? '', changedBy);
  }

  /** Gives the company as it was known. */
  private async name(
    manager: EntityManager,
    { companyId: id, organizationName }: { readonly companyId: string; readonly organizationName: string },
  ): Promise<DeskCompanyEntity | null> {
    const before = await manager.findOneBy(DeskCompanyEntity, { id });
    const name = organizationName.slice(0, 200);
    if (before) await manager.update(DeskCompanyEntity, { id }, { name });
    else await manager.insert(DeskCompanyEntity, { id, name, pointUserId: null });
    return before;
  }

  /** Who is no administrator any more has no tasks: they wait for somebody. */
  private async leave(
    manager: EntityManager,
    { userId, to, changedBy }: EventPayloads['user.role_changed'],
  ): Promise<void> {
    if (administers(to)) return;
    await manager.update(DeskCompanyEntity, { pointUserId: userId }, { pointUserId: null });
    const open = await manager.findBy(TaskEntity, { userId, completed: false });
    await this.tasks.give(manager, open, '', changedBy);
  }
}
