import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import { newId } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { ActivityEntity } from './activity.entity.js';
import { activityFor, activityOf } from './domain/activity-records.js';

/** Writes down what the administrators did. */
@Injectable()
export class ActivitiesHandler implements OnModuleInit {
  constructor(private readonly inbox: Inbox) {}

  onModuleInit(): void {
    for (const type of Object.keys(activityOf) as EventType[])
      this.inbox.on(type, 'activity', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, event: EventEnvelope): Promise<void> {
    const record = activityFor(event);
    if (record) await manager.insert(ActivityEntity, { id: newId(), date: new Date(event.occurredAt), ...record });
  }
}
