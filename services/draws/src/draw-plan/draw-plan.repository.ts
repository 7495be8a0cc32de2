import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { DrawPlanEntity } from './draw-plan.entity.js';

/** Plans of draws in versions. */
@Injectable()
export class DrawPlanRepository {
  constructor(private readonly database: Database) {}

  /** The plan in force; null where none was entered. */
  current(applicationId: string): Promise<DrawPlanEntity | null> {
    return this.database.manager.findOne(DrawPlanEntity, { where: { applicationId }, order: { version: 'DESC' } });
  }

  async add(manager: EntityManager, plan: DrawPlanEntity): Promise<DrawPlanEntity> {
    await manager.insert(DrawPlanEntity, plan);
    return plan;
  }
}
