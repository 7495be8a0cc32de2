import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import type { SelectQueryBuilder } from 'typeorm';
import type { Audience } from '../domain/audience.js';
import { overlapMs } from '../stream/bell-feed.service.js';
import { AcknowledgementEntity } from './acknowledgement.entity.js';
import { NotificationEntity } from './notification.entity.js';

/** The bell shows this many, newest first. */
const mostLines = 100;

export interface ReadLine {
  readonly line: NotificationEntity;
  readonly acknowledged: boolean;
}

/** Lines of the bell as one reader has or has not read them. */
@Injectable()
export class NotificationRepository {
  constructor(private readonly database: Database) {}

  async newest(userId: string | undefined, audiences: readonly Audience[]): Promise<ReadLine[]> {
    const { entities, raw } = await this.lines(userId, audiences)
      .addSelect('a.user_id', 'reader')
      .orderBy('n.createdAt', 'DESC')
      .addOrderBy('n.id', 'DESC')
      .limit(mostLines)
      .getRawAndEntities<{ reader: string | null }>();
    return entities.map((line, index) => ({ line, acknowledged: Boolean(raw[index]?.reader) }));
  }

  /** At most as many as the bell shows. */
  async countUnread(userId: string | undefined, audiences: readonly Audience[]): Promise<number> {
    const rows = await this.lines(userId, audiences)
      .select('n.id', 'id')
      .andWhere('a.user_id IS NULL')
      .limit(mostLines)
      .getRawMany();
    return rows.length;
  }

  /** Unread lines that came after one, oldest first; none where that one is not known. Some may have been seen before. */
  async unreadAfter(
    userId: string | undefined,
    audiences: readonly Audience[],
    lastId: string,
  ): Promise<NotificationEntity[]> {
    const last = await this.database.manager.findOneBy(NotificationEntity, { id: lastId });
    if (!last) return [];
    const since = new Date(last.createdAt.getTime() - overlapMs);
    return this.lines(userId, audiences)
      .andWhere('a.user_id IS NULL AND n.created_at >= :since AND n.id <> :lastId', { since, lastId })
      .orderBy('n.createdAt', 'ASC')
      .addOrderBy('n.id', 'ASC')
      .limit(mostLines)
      .getMany();
  }

  private lines(userId: string | undefined, audiences: readonly Audience[]): SelectQueryBuilder<NotificationEntity> {
    const query = this.database.manager
      .createQueryBuilder(NotificationEntity, 'n')
      .leftJoin(AcknowledgementEntity, 'a', 'a.notification_id = n.id AND a.user_id = :reader', {
        reader: userId ?? '',
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
    return query
      .where(`(${either || '1 = 0'})`, values)
      .andWhere('(n.except_user_id IS NULL OR n.except_user_id <> :reader)');
  }
}
