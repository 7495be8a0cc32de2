import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { SETUP_STEP_TYPE, setupStatuses, setupSteps } from '@groundwork/domain-companies';
import type { SetupFacts } from '@groundwork/domain-companies';
import type { Clock } from '@groundwork/domain-time';
import { newId, updateRows } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { CompanyChanges, CompanyEntity } from '../core/index.js';
import { SetupFactsRepository } from './setup-facts.repository.js';
import { SetupStepEntity } from './setup-step.entity.js';

/** The records of the steps. They follow every change of the company: their status is computed, never sent. */
@Injectable()
export class SetupStepRepository implements OnModuleInit {
  constructor(
    private readonly facts: SetupFactsRepository,
    private readonly changes: CompanyChanges,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.changes.onChange((manager, rootCompanyId) => this.follow(manager, rootCompanyId));
  }

  /** The records of a new company, one a step. */
  async open(manager: EntityManager, company: CompanyEntity): Promise<void> {
    await this.save(manager, company.id, { ...company, companyId: company.id }, []);
  }

  /** After a change: creates the records that are missing and moves those whose status is another now. */
  private async follow(manager: EntityManager, rootCompanyId: string): Promise<void> {
    const company = found(await manager.findOneBy(CompanyEntity, { id: rootCompanyId }), 'The company');
    const rows = await manager.findBy(SetupStepEntity, { companyId: company.id, type: SETUP_STEP_TYPE });
    await this.save(manager, company.id, await this.facts.of(manager, company), rows);
  }

  private async save(
    manager: EntityManager,
    companyId: string,
    facts: SetupFacts,
    rows: readonly SetupStepEntity[],
  ): Promise<void> {
    const statuses = setupStatuses(facts);
    const updatedAt = this.clock.now();
    const byName = new Map(rows.map((row) => [row.name, row]));
    const missing = [];
    for (const [index, { key, label: name }] of setupSteps.entries()) {
      const [row, status] = [byName.get(name), statuses[key]];
      if (!row) missing.push({ id: newId(), companyId, type: SETUP_STEP_TYPE, name, index, status, updatedAt });
      else if (row.status !== status) await updateRows(manager, SetupStepEntity, { id: row.id }, { status, updatedAt });
    }
    if (missing.length > 0) await manager.insert(SetupStepEntity, missing);
  }
}
