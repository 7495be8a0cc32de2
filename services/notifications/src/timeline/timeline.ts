import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventType } from '@groundwork/domain-events';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { toCompany } from '../bell/audience.js';
import { abilityFor } from '../notifications.policy.js';
import type { TimelineAnswer } from './timeline.dto.js';
import { TimelineEntry } from './timeline-entry.entity.js';
import { timelineOf, timelineRecordFor } from './timeline-records.js';
import type { TimelineRecord } from './timeline-records.js';

const pageSize = 20;

/** Keeps what happened to each company, and tells it. */
@Injectable()
export class Timeline implements OnModuleInit {
  constructor(
    private readonly database: Database,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(timelineOf) as EventType[])
      this.inbox.on(type, 'timeline', async (manager, event) => {
        const record = timelineRecordFor(event);
        if (record) await this.keep(manager, record, new Date(event.occurredAt));
      });
  }

  /** A page of a company's timeline, newest first. */
  async page(actor: Actor, companyId: string, before: string | undefined): Promise<TimelineAnswer> {
    allow(abilityFor(actor), 'read', subject('Notification', { ...toCompany(companyId) }));
    const query = this.database.manager
      .createQueryBuilder(TimelineEntry, 'e')
      .where('e.company_id = :companyId', { companyId });
    if (before) {
      const last = found(await this.database.manager.findOneBy(TimelineEntry, { id: before, companyId }), 'The entry');
      query.andWhere('(e.happened_at < :at OR (e.happened_at = :at AND e.id < :id))', {
        at: last.happenedAt,
        id: last.id,
      });
    }
    const rows = await query
      .orderBy('e.happenedAt', 'DESC')
      .addOrderBy('e.id', 'DESC')
      .limit(pageSize + 1)
      .getMany();
    const entries = rows.slice(0, pageSize).map(({ id, subject: name, message, applicationId, happenedAt }) => ({
      id,
      subject: name,
      message,
      applicationId,
      happenedAt: happenedAt.toISOString(),
    }));
    return { entries, more: rows.length > pageSize };
  }

  /** What an event leaves out is taken from what is known of its application; an entry of no company is not kept. */
  private async keep(
    manager: EntityManager,
    { applicationId, message, ...told }: TimelineRecord,
    happenedAt: Date,
  ): Promise<void> {
    const whole = told.companyId !== undefined && told.subject !== undefined;
    const known =
      applicationId && !whole
        ? await manager.findOne(TimelineEntry, { where: { applicationId }, order: { happenedAt: 'DESC', id: 'DESC' } })
        : null;
    const companyId = told.companyId ?? known?.companyId;
    if (companyId === undefined) return;
    const named = (told.subject ?? known?.subject ?? '').slice(0, 300);
    await manager.insert(TimelineEntry, {
      id: newId(),
      companyId,
      applicationId: applicationId ?? null,
      subject: named,
      message,
      happenedAt,
    });
  }
}
