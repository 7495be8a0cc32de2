import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { ActivityLog } from './activity-log.service.js';
import { activityFor, activityOf } from './domain/activity-records.js';

/** Writes down what the administrators did. */
@Injectable()
export class ActivitiesHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly log: ActivityLog,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(activityOf) as EventType[])
      this.inbox.on(type, 'activity', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, event: EventEnvelope): Promise<void> {
    const record = activityFor(event);
    if (record) await this.log.add(manager, new Date(event.occurredAt), record);
  }
}
