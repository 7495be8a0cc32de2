import { Injectable } from '@nestjs/common';
import type { ExperienceKind } from '@groundwork/domain-companies';
import type { Actor } from '@groundwork/server-auth';
import { insertRows, newId } from '@groundwork/server-data';
import { CompanyChanges, creationColumns } from '../core/index.js';
import { ExperienceValues } from './experience-values.service.js';
import type { CreateExperienceDto, ExperienceDto } from './experience.dto.js';
import { ExperienceEntity } from './experience.entity.js';
import { ExperienceRepository } from './experience.repository.js';

@Injectable()
export class CreateExperience {
  constructor(
    private readonly changes: CompanyChanges,
    private readonly values: ExperienceValues,
    private readonly experiences: ExperienceRepository,
  ) {}

  execute(actor: Actor, kind: ExperienceKind, body: CreateExperienceDto): Promise<ExperienceDto> {
    return this.changes.run(actor, body.companyId, async (scope) => {
      const row: ExperienceEntity = {
        ...(await this.values.merged(scope, kind, body)),
        id: newId(),
        companyId: scope.root.id,
        kind,
        ...creationColumns(scope),
      };
      await insertRows(scope.manager, ExperienceEntity, [row]);
      return this.experiences.withOwner(scope.manager, row);
    });
  }
}
