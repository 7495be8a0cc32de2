import { Injectable } from '@nestjs/common';
import { setupStatuses, setupStepKeys, setupSteps } from '@groundwork/domain-companies';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyAccess, CompanyEntity, CompanyLocks } from '../core/index.js';
import { SetupFactsRepository } from './setup-facts.repository.js';

/** What both calls that write a step's record ask for: the company that may be changed, and the status that is stored. */
@Injectable()
export class SetupStepWriting {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly locks: CompanyLocks,
    private readonly facts: SetupFactsRepository,
  ) {}

  async changeableCompany(actor: Actor, companyId: string): Promise<CompanyEntity> {
    const company = found(await this.database.manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
    await this.access.allow(actor, 'update', company);
    await this.locks.refuseLocked(company.rootCompanyId);
    return company;
  }

  /** Computed for a step of set-up; for any other the status that was sent. */
  async storedStatus(
    company: CompanyEntity,
    step: { readonly name: string; readonly index: number },
    requestedStatus: string,
  ): Promise<string> {
    const key = setupSteps[step.index]?.label === step.name ? setupStepKeys[step.index] : undefined;
    return key ? setupStatuses(await this.facts.of(this.database.manager, company))[key] : requestedStatus;
  }
}
