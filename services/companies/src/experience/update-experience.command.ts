import { Injectable } from '@nestjs/common';
import type { ExperienceKind } from '@groundwork/domain-companies';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyChanges } from '../core/index.js';
import { refuseOtherVersion } from '../shared/refuse-other-version.js';
import { ExperienceValues } from './experience-values.service.js';
import type { ExperienceDto, UpdateExperienceDto } from './experience.dto.js';
import { ExperienceEntity } from './experience.entity.js';
import { ExperienceRepository } from './experience.repository.js';

@Injectable()
export class UpdateExperience {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
    private readonly values: ExperienceValues,
    private readonly experiences: ExperienceRepository,
  ) {}

  async execute(actor: Actor, kind: ExperienceKind, body: UpdateExperienceDto): Promise<ExperienceDto> {
    const where = { id: body.id, kind };
    const { companyId } = found(await this.database.manager.findOneBy(ExperienceEntity, where), 'The experience');
    return this.changes.run(actor, companyId, async (scope) => {
      const { manager, now } = scope;
      const before = found(await manager.findOneBy(ExperienceEntity, where), 'The experience');
      await refuseOtherVersion(body.version, before.version, () => this.experiences.withOwner(manager, before));
      const values = await this.values.merged(scope, kind, body, before);
      const after: ExperienceEntity = { ...before, ...values, version: before.version + 1, updatedAt: now };
      await updateExactly(
        manager,
        ExperienceEntity,
        { id: before.id, version: before.version },
        { ...values, version: after.version, updatedAt: now },
      );
      return this.experiences.withOwner(manager, after);
    });
  }
}
