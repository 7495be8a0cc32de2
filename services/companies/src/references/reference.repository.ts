import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReferenceEntity } from './reference.entity.js';

/** The references of companies. */
@Injectable()
export class ReferenceRepository {
  ofCompany(manager: EntityManager, companyId: string): Promise<ReferenceEntity[]> {
    return manager.findBy(ReferenceEntity, { companyId });
  }

  /** Each whole, in the place of the one of its type. */
  async save(manager: EntityManager, rows: readonly ReferenceEntity[]): Promise<void> {
    if (rows.length > 0) await manager.upsert(ReferenceEntity, [...rows], ['companyId', 'type']);
  }
}
