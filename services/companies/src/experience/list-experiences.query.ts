import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { CompanyRepository } from '../core/index.js';
import type { ExperienceDto, ListExperiencesDto } from './experience.dto.js';
import { ExperienceRepository } from './experience.repository.js';

/** What a company has built and sold, or what it rents out; of the company in use where none is named. */
@Injectable()
export class ListExperiences {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
    private readonly experiences: ExperienceRepository,
  ) {}

  async execute(actor: Actor, { kind, companyId }: ListExperiencesDto): Promise<ExperienceDto[]> {
    const { rootCompanyId } = companyId
      ? await this.companies.readable(actor, companyId)
      : await this.companies.ownOf(actor);
    return this.experiences.ofCompany(this.database.manager, { companyId: rootCompanyId, kind });
  }
}
