import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import { activityOf } from './activity-records.js';
import type { ActivityAnswer, ActivityQuery } from './activities.dto.js';
import { Activity } from './activity.entity.js';

/** Keeps what the administrators did, and lists it. */
@Injectable()
export class Activities implements OnModuleInit {
  constructor(
    private readonly database: Database,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(activityOf) as EventType[])
      this.inbox.on(type, 'activity', async (manager, event: EventEnvelope) => {
        const made = (activityOf[event.type] as ((payload: unknown) => object) | undefined)?.(event.payload);
        if (made) await manager.insert(Activity, { id: newId(), date: new Date(event.occurredAt), ...made });
      });
  }

  /** Newest first: the caller's own, another administrator's, or all. */
  async list(actor: Actor, { userId, categoryId }: ActivityQuery): Promise<ActivityAnswer[]> {
    const where = {
      ...(userId === 'all' ? {} : { userId: userId ?? found(actor.userId, 'The user') }),
      ...(categoryId ? { activityCategoryId: categoryId } : {}),
    };
    const rows = await this.database.manager.find(Activity, { where, order: { date: 'DESC', id: 'DESC' }, take: 200 });
    return rows.map(({ date, ...row }) => ({ ...row, date: date.toISOString() }));
  }
}
