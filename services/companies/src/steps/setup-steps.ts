import { Inject, Injectable } from '@nestjs/common';
import { SETUP_STEP_TYPE, setupStatuses, setupStepKeys, setupSteps } from '@groundwork/domain-companies';
import type { SetupFacts } from '@groundwork/domain-companies';
import type { Clock } from '@groundwork/domain-time';
import { newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { SetupStep } from './setup-step.entity.js';

type StepsOf = SetupFacts & { readonly id: string };

/** Keeps the records of set-up in step with the company: their status is computed, never sent. */
@Injectable()
export class SetupSteps {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** The records of a new company, one a step. */
  async open(manager: EntityManager, company: StepsOf): Promise<void> {
    const statuses = setupStatuses(company);
    const updatedAt = this.clock.now();
    await manager.insert(
      SetupStep,
      setupSteps.map(({ key, label }, index) => ({ id: newId(), companyId: company.id, type: SETUP_STEP_TYPE, name: label, index, status: statuses[key], updatedAt })),
    );
  }

  /** After a change of the company: moves the records whose status is another now. */
  async follow(manager: EntityManager, company: StepsOf): Promise<void> {
    const statuses = setupStatuses(company);
    const rows = await manager.findBy(SetupStep, { companyId: company.id, type: SETUP_STEP_TYPE });
    for (const row of rows) {
      const key = setupStepKeys[row.index];
      if (key && row.name === setupSteps[row.index]?.label && row.status !== statuses[key])
        await manager.update(SetupStep, { id: row.id }, { status: statuses[key], updatedAt: this.clock.now() });
    }
  }
}
