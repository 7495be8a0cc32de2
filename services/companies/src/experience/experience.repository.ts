import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ExperienceOwners } from './experience-owners.service.js';
import type { ExperienceDto } from './experience.dto.js';
import { ExperienceEntity } from './experience.entity.js';
import { experienceView } from './experience.view.js';

/** The experiences of companies, with the names of those whose they are. */
@Injectable()
export class ExperienceRepository {
  constructor(private readonly owners: ExperienceOwners) {}

  /** What is not sold yet stands first, then the latest sale. */
  async ofCompany(
    manager: EntityManager,
    where: Pick<ExperienceEntity, 'companyId' | 'kind'>,
  ): Promise<ExperienceDto[]> {
    const rows = await manager.find(ExperienceEntity, { where, order: { id: 'ASC' } });
    const names = await this.owners.names(
      manager,
      rows.map((row) => row.userId),
    );
    const latest = (row: ExperienceEntity): string => row.dateSold ?? '9999-12';
    return rows
      .sort((a, b) => latest(b).localeCompare(latest(a)))
      .map((row) => experienceView(row, names.get(row.userId)));
  }

  async withOwner(manager: EntityManager, row: ExperienceEntity): Promise<ExperienceDto> {
    return experienceView(row, (await this.owners.names(manager, [row.userId])).get(row.userId));
  }
}
