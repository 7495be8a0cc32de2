import { Inject, Injectable } from '@nestjs/common';
import { allocationErrors } from '@groundwork/domain-budgets';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ChangeBudgetTotals } from '../../applications/index.js';
import type { AllocateBudgetDto, BudgetDto } from '../budget.dto.js';
import { BudgetDivisions } from '../budget-divisions.service.js';
import { propertyBudgetView } from '../budget.view.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import { PlanSaves } from '../plan-saves.service.js';

/**
 * Divides a property's budget by percentages, whole or not at all: over its units, of which it then is the sum, or over all properties of
 * its application, itself among them (specification 4, auto-populate). What it overwrites can be brought back.
 */
@Injectable()
export class AllocateBudget {
  constructor(
    private readonly database: Database,
    private readonly budgets: BudgetRepository,
    private readonly divisions: BudgetDivisions,
    private readonly saves: PlanSaves,
    private readonly totals: ChangeBudgetTotals,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: AllocateBudgetDto): Promise<BudgetDto> {
    refuseInvalid(allocationErrors(body));
    const { propertyId, version, over, shares } = body;
    const owner = await this.budgets.ownerOf(this.database.manager, propertyId);
    return this.database.transaction(async (manager) => {
      const { application } = await this.saves.opened(actor, owner);
      const source = await this.budgets.stored(manager, propertyId);
      if (source?.budget.version !== version || !source) throw Problem.conflict(propertyBudgetView(source, owner));
      const division = { manager, application, owner, source, shares, now: this.clock.now() };
      if (over === 'units') await this.divisions.overUnits(division);
      else await this.totals.execute(manager, actor, application, await this.divisions.overProperties(division));
      return propertyBudgetView(await this.budgets.stored(manager, propertyId), owner);
    });
  }
}
