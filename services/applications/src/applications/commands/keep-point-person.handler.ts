import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { administers } from '@groundwork/server-auth';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { PointPersonRepository } from '../persistence/point-person.repository.js';

/** Keeps who the point person of each company is, for the list that is filtered by it. */
@Injectable()
export class KeepPointPersonHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly points: PointPersonRepository,
  ) {}

  onModuleInit(): void {
    this.inbox.on('deal.changed', 'keep-point-person', async (manager, { payload }) => {
      if (payload.change === 'point_person') await this.handle(manager, payload);
    });
    this.inbox.on('user.role_changed', 'forget-point-person', async (manager, { payload }) => {
      if (!administers(payload.to)) await this.points.forget(manager, payload.userId);
    });
  }

  async handle(
    manager: EntityManager,
    { companyId, subjectId }: { readonly companyId: string; readonly subjectId: string | null },
  ): Promise<void> {
    await this.points.set(manager, companyId, subjectId);
  }
}
