import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyQueries } from '../company/queries/company.queries.js';
import { SetupStep } from './setup-step.entity.js';
import type { SetupStepDto } from './setup-steps.dto.js';

export const stepAnswer = ({ updatedAt: _at, ...step }: SetupStep): SetupStepDto => step;

@Injectable()
export class SetupStepQueries {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyQueries,
  ) {}

  async list(actor: Actor, companyId: string): Promise<SetupStepDto[]> {
    await this.companies.row(actor, companyId);
    const rows = await this.database.manager.find(SetupStep, {
      where: { companyId },
      order: { index: 'ASC', name: 'ASC' },
    });
    return rows.map(stepAnswer);
  }

  async get(actor: Actor, companyId: string, step: string): Promise<SetupStepDto> {
    const rows = await this.list(actor, companyId);
    return found(
      rows.find((row) => row.name === step || String(row.index) === step),
      'The step',
    );
  }
}
