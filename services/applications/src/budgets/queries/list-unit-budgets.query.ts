import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { mayWith } from '../../applications/index.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import type { UnitBudgetDto } from '../budget.dto.js';
import { unitBudgetHead, unitBudgetView } from '../budget.view.js';

/** The budgets of the units of a property, or the company's latest. */
@Injectable()
export class ListUnitBudgets {
  constructor(
    private readonly database: Database,
    private readonly budgets: BudgetRepository,
  ) {}

  /** `isBrief` leaves the sections out. */
  async execute(
    actor: Actor,
    of: { propertyId: string } | { companyId: string },
    isBrief = false,
  ): Promise<UnitBudgetDto[]> {
    const { manager } = this.database;
    if ('companyId' in of) mayWith(actor, 'list', of);
    else mayWith(actor, 'read', await this.budgets.ownerOf(manager, of.propertyId));
    if (isBrief) return (await this.budgets.headsOfUnits(of, manager)).map(unitBudgetHead);
    return (await this.budgets.ofUnits(of, manager)).map(({ budget, lines }) => unitBudgetView(budget, lines));
  }
}
