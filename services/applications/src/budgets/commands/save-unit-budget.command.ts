import { Injectable } from '@nestjs/common';
import { copyBudget, sumOfBudgets, totalsOf } from '@groundwork/domain-budgets';
import type { Actor } from '@groundwork/server-auth';
import { ChangeBudgetTotals } from '../../applications/index.js';
import type { SaveUnitBudgetDto, UnitBudgetDto } from '../budget.dto.js';
import { planOf, unitBudgetView, unsavedUnitBudget } from '../budget.view.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import type { UnitBudgetEntity, UnitOwner } from '../../budget-rows/index.js';
import { BudgetWritesRepository } from '../budget-writes.repository.js';
import { PlanSaves } from '../plan-saves.service.js';
import type { PlanWriting } from '../plan-saves.service.js';

/**
 * Saves the budget of a unit, the first one or a later one. Where the property's budget is given unit by unit, it is the sum of them
 * again; otherwise the two stand side by side.
 */
@Injectable()
export class SaveUnitBudget {
  constructor(
    private readonly budgets: BudgetRepository,
    private readonly rows: BudgetWritesRepository,
    private readonly saves: PlanSaves,
    private readonly totals: ChangeBudgetTotals,
  ) {}

  async execute(actor: Actor, body: SaveUnitBudgetDto): Promise<UnitBudgetDto> {
    return this.saves.save(actor, body, {
      owner: (manager) => this.budgets.unitOwnerOf(manager, body.unitId),
      stored: (manager) => this.budgets.storedOfUnit(manager, body.unitId),
      view: (stored, owner) => (stored ? unitBudgetView(stored.budget, stored.lines) : unsavedUnitBudget(owner)),
      write: async (writing) => {
        const budget = await this.rows.writeOfUnit(writing.manager, writing);
        await this.sumUp(writing);
        return budget;
      },
    });
  }

  private async sumUp({ manager, actor, application, owner, now }: PlanWriting<unknown, UnitOwner, UnitBudgetEntity>) {
    const { propertyId, applicationId, companyId } = owner;
    const ofProperty = await this.budgets.stored(manager, propertyId);
    if (ofProperty?.budget.byUnit !== 'yes') return;
    const units = await this.budgets.ofUnits({ propertyId }, manager);
    const sum = sumOfBudgets(units.map(planOf));
    const { sections } = copyBudget(sum, planOf(ofProperty));
    const passed = this.saves.passed('borrower', { sections }, ofProperty);
    await this.rows.write(manager, {
      ...passed,
      owner: { propertyId, applicationId, companyId },
      body: { sections },
      stored: ofProperty.budget,
      now,
    });
    const { budgetAmount: budgetTotal } = totalsOf(passed.after);
    await this.totals.execute(manager, actor, application, { properties: new Map([[propertyId, { budgetTotal }]]) });
  }
}
