import { Inject, Injectable } from '@nestjs/common';
import { setupStatuses, setupStepKeys, setupSteps } from '@groundwork/domain-companies';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { CompanyAccess } from '../companies.policy.js';
import { Company } from '../company/persistence/company.entity.js';
import { CompanyLocks } from '../locks/company-locks.js';
import { SetupFactsReader } from '../setup/setup-facts.js';
import { SetupStep } from './setup-step.entity.js';
import type { SetupStepDto, SaveSetupStepDto } from './setup-steps.dto.js';
import { stepAnswer } from './setup-steps.queries.js';

/**
 * Creates or saves a step's record. A company has the records of the eleven steps from its start; others, such as the
 * driver's licence of the dashboard, are made here and keep the status that they are given.
 */
@Injectable()
export class SaveSetupStep {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly locks: CompanyLocks,
    private readonly facts: SetupFactsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async create(actor: Actor, body: SaveSetupStepDto): Promise<SetupStepDto> {
    const company = await this.changeable(actor, body.companyId);
    const row: SetupStep = {
      id: newId(),
      companyId: company.id,
      type: body.type,
      name: body.name,
      index: body.index,
      status: await this.statusOf(company, body, body.status ?? 'notstarted'),
      updatedAt: this.clock.now(),
    };
    try {
      await this.database.transaction((manager) => manager.insert(SetupStep, row));
    } catch (error) {
      if (isDuplicate(error)) throw new Problem('resource.exists');
      throw error;
    }
    return stepAnswer(row);
  }

  async save(actor: Actor, body: SaveSetupStepDto): Promise<SetupStepDto> {
    const company = await this.changeable(actor, body.companyId);
    return this.database.transaction(async (manager) => {
      const row = found(
        await manager.findOneBy(SetupStep, { companyId: company.id, type: body.type, name: body.name }),
        'The step',
      );
      const status = await this.statusOf(company, row, body.status ?? row.status);
      const updatedAt = this.clock.now();
      await manager.update(SetupStep, { id: row.id }, { status, updatedAt });
      return stepAnswer({ ...row, status, updatedAt });
    });
  }

  private async changeable(actor: Actor, companyId: string): Promise<Company> {
    const company = found(await this.database.manager.findOneBy(Company, { id: companyId }), 'The company');
    await this.access.allow(actor, 'update', company);
    await this.locks.refuseLocked(company.rootCompanyId);
    return company;
  }

  /** Computed for a step of set-up; for any other the status that was sent. */
  private async statusOf(
    company: Company,
    step: { readonly name: string; readonly index: number },
    sent: string,
  ): Promise<string> {
    const key = setupSteps[step.index]?.label === step.name ? setupStepKeys[step.index] : undefined;
    return key ? setupStatuses(await this.facts.of(this.database.manager, company))[key] : sent;
  }
}
