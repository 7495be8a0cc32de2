import { Injectable } from '@nestjs/common';
import { newId } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { ActivityEntity } from './activity.entity.js';
import type { ActivityRecord } from './domain/activity-records.js';

/** Writes an activity down, within the transaction of what it tells. */
@Injectable()
export class ActivityLog {
  async add(manager: EntityManager, date: Date, record: ActivityRecord): Promise<void> {
    await manager.insert(ActivityEntity, { id: newId(), date, ...record });
  }
}
