import { Inject, Injectable } from '@nestjs/common';
import { SETUP_STEP_TYPE, setupStatuses, setupSteps } from '@groundwork/domain-companies';
import type { SetupFacts } from '@groundwork/domain-companies';
import type { Clock } from '@groundwork/domain-time';
import { newId, updateRows } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { Company } from '../company/persistence/company.entity.js';
import { SetupFactsReader } from '../setup/setup-facts.js';
import { SetupStep } from './setup-step.entity.js';

/** Keeps the records of set-up in step with the company: their status is computed, never sent. */
@Injectable()
export class SetupSteps {
  constructor(
    private readonly facts: SetupFactsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The records of a new company, one a step. */
  async open(manager: EntityManager, company: Company): Promise<void> {
    await this.keep(manager, company.id, { ...company, companyId: company.id }, []);
  }

  /** After a change: creates the records that are missing and moves those whose status is another now. */
  async follow(manager: EntityManager, rootCompanyId: string): Promise<void> {
    const company = found(await manager.findOneBy(Company, { id: rootCompanyId }), 'The company');
    const rows = await manager.findBy(SetupStep, { companyId: company.id, type: SETUP_STEP_TYPE });
    await this.keep(manager, company.id, await this.facts.of(manager, company), rows);
  }

  private async keep(
    manager: EntityManager,
    companyId: string,
    facts: SetupFacts,
    rows: readonly SetupStep[],
  ): Promise<void> {
    const statuses = setupStatuses(facts);
    const updatedAt = this.clock.now();
    const byName = new Map(rows.map((row) => [row.name, row]));
    const missing = [];
    for (const [index, { key, label: name }] of setupSteps.entries()) {
      const [row, status] = [byName.get(name), statuses[key]];
      if (!row) missing.push({ id: newId(), companyId, type: SETUP_STEP_TYPE, name, index, status, updatedAt });
      else if (row.status !== status) await updateRows(manager, SetupStep, { id: row.id }, { status, updatedAt });
    }
    if (missing.length > 0) await manager.insert(SetupStep, missing);
  }
}
