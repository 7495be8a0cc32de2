import { Injectable } from '@nestjs/common';
import { copyBudget, sumOfBudgets, totalsOf } from '@groundwork/domain-budgets';
import type { Actor } from '@groundwork/server-auth';
import type { EntityManager } from 'typeorm';
import { ChangeBudgetTotals } from '../applications/index.js';
import type { ApplicationRecord, BudgetTraces } from '../applications/index.js';
import { BudgetRepository } from '../budget-rows/index.js';
import type { BudgetEntity, UnitOwner } from '../budget-rows/index.js';
import { BudgetWritesRepository } from './budget-writes.repository.js';
import type { BudgetSave } from './budget-writes.repository.js';
import { planOf } from './budget.view.js';
import { PlanSaves } from './plan-saves.service.js';
import type { PlanWriting } from './plan-saves.service.js';

/** Within whose transaction, by whom and of which application a budget is written. */
interface Writer {
  readonly manager: EntityManager;
  readonly actor: Actor;
  readonly application: ApplicationRecord;
}

type Details = NonNullable<ReturnType<BudgetTraces['properties']['get']>>['details'];

/** Writes budgets of properties, each with the sum that its application needs of it. */
@Injectable()
export class PropertyBudgets {
  constructor(
    private readonly budgets: BudgetRepository,
    private readonly rows: BudgetWritesRepository,
    private readonly saves: PlanSaves,
    private readonly totals: ChangeBudgetTotals,
  ) {}

  async write({ manager, actor, application }: Writer, save: BudgetSave, details?: Details): Promise<BudgetEntity> {
    const budget = await this.rows.write(manager, save);
    const { budgetAmount: budgetTotal } = totalsOf(save.after);
    const properties = new Map([[save.owner.propertyId, { budgetTotal, ...(details ? { details } : {}) }]]);
    await this.totals.execute(manager, actor, application, { properties });
    return budget;
  }

  /** After a unit's budget was written: where the property's is given unit by unit, it is the sum of them again. */
  async sumUp({ owner, now, ...writer }: PlanWriting<unknown, UnitOwner, unknown>): Promise<void> {
    const { propertyId, applicationId, companyId } = owner;
    const stored = await this.budgets.stored(writer.manager, propertyId);
    if (stored?.budget.byUnit !== 'yes') return;
    const units = await this.budgets.ofUnits({ propertyId }, writer.manager);
    const { sections } = copyBudget(sumOfBudgets(units.map(planOf)), planOf(stored));
    const passed = this.saves.passed('borrower', { sections }, stored);
    const property = { propertyId, applicationId, companyId };
    await this.write(writer, { ...passed, owner: property, body: { sections }, stored: stored.budget, now });
  }
}
