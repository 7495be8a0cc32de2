import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { allow, subject } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import type { SelectQueryBuilder } from 'typeorm';
import { abilityFor } from '../notifications.policy.js';
import type { Audience } from './audience.js';
import { audiencesOf, toCompany, toUser } from './audience.js';
import { Acknowledgement, Notification } from './notification.entity.js';
import type { NotificationAnswer } from './notifications.dto.js';

/** The bell shows this many, newest first. */
const shown = 100;

@Injectable()
export class NotificationQueries {
  constructor(private readonly database: Database) {}

  /** What concerns a company, and the user in person. */
  ofCompany(actor: Actor, companyId: string): Promise<NotificationAnswer[]> {
    return this.list(actor, this.companyAudiences(actor, companyId));
  }

  ofUser(actor: Actor): Promise<NotificationAnswer[]> {
    return this.list(actor, audiencesOf(actor));
  }

  async unread(actor: Actor, companyId: string | undefined): Promise<number> {
    const audiences = companyId ? this.companyAudiences(actor, companyId) : audiencesOf(actor);
    const rows = await this.query(actor, audiences).select('n.id', 'id').andWhere('a.user_id IS NULL').limit(shown).getRawMany();
    return rows.length;
  }

  private companyAudiences(actor: Actor, companyId: string): Audience[] {
    const company = toCompany(companyId);
    allow(abilityFor(actor), 'read', subject('Notification', { ...company }));
    return [company, toUser(found(actor.userId, 'The user'))];
  }

  private async list(actor: Actor, audiences: readonly Audience[]): Promise<NotificationAnswer[]> {
    const { entities, raw } = await this.query(actor, audiences).addSelect('a.user_id', 'reader').orderBy('n.createdAt', 'DESC').addOrderBy('n.id', 'DESC').limit(shown).getRawAndEntities<{ reader: string | null }>();
    return entities.map(({ id, message, link, createdAt }, index) => ({ id, message, acknowledged: Boolean(raw[index]?.reader), link, createdAt: createdAt.toISOString() }));
  }

  private query(actor: Actor, audiences: readonly Audience[]): SelectQueryBuilder<Notification> {
    const query = this.database.manager
      .createQueryBuilder(Notification, 'n')
      .leftJoin(Acknowledgement, 'a', 'a.notification_id = n.id AND a.user_id = :reader', { reader: actor.userId ?? '' });
    const either = audiences.map((_, index) => `(n.audience_kind = :kind${index} AND n.audience_id = :audience${index})`).join(' OR ');
    const values = Object.fromEntries(audiences.flatMap((audience, index) => [[`kind${index}`, audience.audienceKind], [`audience${index}`, audience.audienceId]]));
    return query.where(`(${either || '1 = 0'})`, values);
  }
}
