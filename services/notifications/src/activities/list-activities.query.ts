import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import type { ActivityDto, ListActivitiesDto } from './activity.dto.js';
import { ActivityEntity } from './activity.entity.js';

/** Newest first: the caller's own, another administrator's, or all. */
@Injectable()
export class ListActivities {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, { userId, categoryId }: ListActivitiesDto): Promise<ActivityDto[]> {
    const rows = await this.database.manager.find(ActivityEntity, {
      where: {
        ...(userId === 'all' ? {} : { userId: userId ?? found(actor.userId, 'The user') }),
        ...(categoryId ? { activityCategoryId: categoryId } : {}),
      },
      order: { date: 'DESC', id: 'DESC' },
      take: 200,
    });
    return rows.map(({ date, ...row }) => ({ ...row, date: date.toISOString() }));
  }
}
