import { Injectable } from '@nestjs/common';
import type { DrawRequestEntity } from '../draw-requests/index.js';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { RuleOverrideEntity } from './rule-override.entity.js';
import { RuleRunEntity } from './rule-run.entity.js';

type Round = Pick<DrawRequestEntity, 'id' | 'round'>;

/** What the rules found of draws, and what of it was overridden. */
@Injectable()
export class RuleRunsRepository {
  constructor(private readonly database: Database) {}

  /** Of every submission of a draw, the newest first. */
  of(drawRequestId: string, take?: number): Promise<RuleRunEntity[]> {
    return this.database.manager.find(RuleRunEntity, {
      where: { drawRequestId },
      order: { id: 'DESC' },
      ...(take === undefined ? {} : { take }),
    });
  }

  async insert(manager: EntityManager, run: RuleRunEntity): Promise<void> {
    await manager.insert(RuleRunEntity, run);
  }

  /** Of the submission that lies with the lender; each submission begins without any. */
  overrides({ id, round }: Round): Promise<RuleOverrideEntity[]> {
    return this.database.manager.find(RuleOverrideEntity, {
      where: { drawRequestId: id, round },
      order: { id: 'ASC' },
    });
  }

  async override(manager: EntityManager, row: RuleOverrideEntity): Promise<void> {
    await manager.insert(RuleOverrideEntity, row);
  }
}
