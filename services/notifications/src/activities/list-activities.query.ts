import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { In } from 'typeorm';
import { administratorsOf } from '../shared/administrators.dto.js';
import type { ActivityDto, ListActivitiesDto } from './activity.dto.js';
import { ActivityEntity } from './activity.entity.js';

/** Newest first: the caller's own, those of other administrators, or all. */
@Injectable()
export class ListActivities {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, { userId, categoryId }: ListActivitiesDto): Promise<ActivityDto[]> {
    const persons = administratorsOf(userId, found(actor.userId, 'The user'));
    const rows = await this.database.manager.find(ActivityEntity, {
      where: {
        ...(persons ? { userId: In([...persons]) } : {}),
        ...(categoryId ? { activityCategoryId: categoryId } : {}),
      },
      order: { date: 'DESC', id: 'DESC' },
      take: 200,
    });
    return rows.map(({ date, aboutKind, aboutId, ...row }) => ({
      ...row,
      date: date.toISOString(),
      about: aboutKind && aboutId ? { kind: aboutKind, id: aboutId } : null,
    }));
  }
}
