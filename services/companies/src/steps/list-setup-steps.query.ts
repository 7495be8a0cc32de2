import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { CompanyRepository } from '../core/index.js';
import type { SetupStepDto } from './setup-step.dto.js';
import { SetupStepEntity } from './setup-step.entity.js';
import { setupStepView } from './setup-step.view.js';

@Injectable()
export class ListSetupSteps {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<SetupStepDto[]> {
    await this.companies.readable(actor, companyId);
    const rows = await this.database.manager.find(SetupStepEntity, {
      where: { companyId },
      order: { index: 'ASC', name: 'ASC' },
    });
    return rows.map(setupStepView);
  }
}
