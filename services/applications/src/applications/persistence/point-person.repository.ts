import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from './application.entity.js';
import { CompanyNameEntity } from './company-name.entity.js';

/** Who the point person of a company is, beside each of its applications, so that lists are filtered by it. */
@Injectable()
export class PointPersonRepository {
  /** Nobody where `pointPersonId` is null. A company that has no name yet gets it with its name. */
  async set(manager: EntityManager, companyId: string, pointPersonId: string | null): Promise<void> {
    await manager.update(CompanyNameEntity, { companyId }, { pointPersonId, pointKnown: true });
    await manager.update(ApplicationEntity, { companyId }, { pointPersonId });
  }

  /** What the companies service answered on being asked: an event that came meanwhile is newer and stays. */
  async learn(manager: EntityManager, companyId: string, pointPersonId: string | null): Promise<void> {
    const { affected } = await manager.update(
      CompanyNameEntity,
      { companyId, pointKnown: false },
      { pointPersonId, pointKnown: true },
    );
    if (affected) await manager.update(ApplicationEntity, { companyId }, { pointPersonId });
  }

  /** Who is no administrator any more looks after no company. */
  async forget(manager: EntityManager, pointPersonId: string): Promise<void> {
    for (const entity of [CompanyNameEntity, ApplicationEntity])
      await manager.update(entity, { pointPersonId }, { pointPersonId: null });
  }
}
