import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HoldingEntity } from './holding.entity.js';

/** The holdings of a tree of companies: who owns how much of which. */
@Injectable()
export class HoldingRepository {
  /** In the order of their making. */
  ofTree(manager: EntityManager, rootCompanyId: string): Promise<HoldingEntity[]> {
    return manager.find(HoldingEntity, { where: { rootCompanyId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  ofPerson(manager: EntityManager, personId: string): Promise<HoldingEntity[]> {
    return manager.findBy(HoldingEntity, { personId });
  }

  hasOwner(manager: EntityManager, ownedCompanyId: string): Promise<boolean> {
    return manager.existsBy(HoldingEntity, { ownedCompanyId });
  }
}
