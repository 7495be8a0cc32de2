import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import { newId } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { timelineOf, timelineRecordFor } from './domain/timeline-records.js';
import { TimelineEntryEntity } from './timeline-entry.entity.js';

/** Writes down what happened to each company. */
@Injectable()
export class TimelineHandler implements OnModuleInit {
  constructor(private readonly inbox: Inbox) {}

  onModuleInit(): void {
    for (const type of Object.keys(timelineOf) as EventType[])
      this.inbox.on(type, 'timeline', (manager, event) => this.handle(manager, event));
  }

  /** What an event leaves out is taken from what is known of its application; an entry of no company is not written. */
  async handle(manager: EntityManager, event: EventEnvelope): Promise<void> {
    const record = timelineRecordFor(event);
    if (!record) return;
    const { applicationId, message } = record;
    const whole = record.companyId !== undefined && record.subject !== undefined;
    const known =
      applicationId && !whole
        ? await manager.findOne(TimelineEntryEntity, {
            where: { applicationId },
            order: { happenedAt: 'DESC', id: 'DESC' },
          })
        : null;
    const companyId = record.companyId ?? known?.companyId;
    if (companyId === undefined) return;
    await manager.insert(TimelineEntryEntity, {
      id: newId(),
      companyId,
      applicationId: applicationId ?? null,
      subject: (record.subject ?? known?.subject ?? '').slice(0, 300),
      message,
      happenedAt: new Date(event.occurredAt),
    });
  }
}
