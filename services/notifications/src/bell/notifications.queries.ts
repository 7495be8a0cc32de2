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
import { overlapMs } from './stream/bell-feed.js';
import type { NotificationAnswer } from './notifications.dto.js';

/** A line as its reader sees it. */
export const toAnswer = (
  { id, message, link, createdAt }: Notification,
  acknowledged: boolean,
): NotificationAnswer => ({ id, message, acknowledged, link, createdAt: createdAt.toISOString() });

/** The bell shows this many, newest first. */
const shown = 100;

@Injectable()
export class NotificationQueries {
  constructor(private readonly database: Database) {}

  /** What concerns a company and the user in person; without a company, whatever is for the caller. */
  of(actor: Actor, companyId: string | undefined): Promise<NotificationAnswer[]> {
    return this.list(actor, this.audiencesFor(actor, companyId));
  }

  async unread(actor: Actor, companyId: string | undefined): Promise<number> {
    const rows = await this.query(actor, this.audiencesFor(actor, companyId))
      .select('n.id', 'id')
      .andWhere('a.user_id IS NULL')
      .limit(shown)
      .getRawMany();
    return rows.length;
  }

  /** Unread lines that came after one, oldest first; none where that one is not known. Some may have been seen before. */
  async after(actor: Actor, audiences: readonly Audience[], lastId: string): Promise<Notification[]> {
    const last = await this.database.manager.findOneBy(Notification, { id: lastId });
    if (!last) return [];
    const since = new Date(last.createdAt.getTime() - overlapMs);
    return this.query(actor, audiences)
      .andWhere('a.user_id IS NULL AND n.created_at >= :since AND n.id <> :lastId', { since, lastId })
      .orderBy('n.createdAt', 'ASC')
      .addOrderBy('n.id', 'ASC')
      .limit(shown)
      .getMany();
  }

  audiencesFor(actor: Actor, companyId: string | undefined): Audience[] {
    return companyId === undefined ? audiencesOf(actor) : this.companyAudiences(actor, companyId);
  }

  private companyAudiences(actor: Actor, companyId: string): Audience[] {
    const company = toCompany(companyId);
    allow(abilityFor(actor), 'read', subject('Notification', { ...company }));
    return [company, toUser(found(actor.userId, 'The user'))];
  }

  private async list(actor: Actor, audiences: readonly Audience[]): Promise<NotificationAnswer[]> {
    const { entities, raw } = await this.query(actor, audiences)
      .addSelect('a.user_id', 'reader')
      .orderBy('n.createdAt', 'DESC')
      .addOrderBy('n.id', 'DESC')
      .limit(shown)
      .getRawAndEntities<{ reader: string | null }>();
    return entities.map((line, index) => toAnswer(line, Boolean(raw[index]?.reader)));
  }

  private query(actor: Actor, audiences: readonly Audience[]): SelectQueryBuilder<Notification> {
    const query = this.database.manager
      .createQueryBuilder(Notification, 'n')
      .leftJoin(Acknowledgement, 'a', 'a.notification_id = n.id AND a.user_id = :reader', {
        reader: actor.userId ?? '',
      });
    const either = audiences
      .map((_, index) => `(n.audience_kind = :kind${index} AND n.audience_id = :audience${index})`)
      .join(' OR ');
    const values = Object.fromEntries(
      audiences.flatMap((audience, index) => [
        [`kind${index}`, audience.audienceKind],
        [`audience${index}`, audience.audienceId],
      ]),
    );
    return query.where(`(${either || '1 = 0'})`, values);
  }
}
