import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { TimelineReader } from '../timeline/index.js';
import { ActivityLog } from './activity-log.service.js';
import { activityFor, activityOf } from './domain/activity-records.js';

/** Writes down what the administrators did. */
@Injectable()
export class ActivitiesHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly log: ActivityLog,
    private readonly timeline: TimelineReader,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(activityOf) as EventType[])
      this.inbox.on(type, 'activity', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, event: EventEnvelope): Promise<void> {
    const record = await activityFor(event, async (id) => (await this.timeline.application(manager, id))?.name);
    if (record) await this.log.add(manager, new Date(event.occurredAt), record);
  }
}
