import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem, found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ApplicationRepository } from '../../applications/index.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import type { SaveUnitBudgetDto, UnitBudgetDto } from '../budget.dto.js';
import { unitBudgetView, unsavedUnitBudget } from '../budget.view.js';
import { BudgetWritesRepository } from '../budget-writes.repository.js';
import { PlanSaves } from '../plan-saves.service.js';

/** Saves the budget of a unit, the first one or a later one. The property's own budget stays as it is: the two stand side by side. */
@Injectable()
export class SaveUnitBudget {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
    private readonly budgets: BudgetRepository,
    private readonly rows: BudgetWritesRepository,
    private readonly saves: PlanSaves,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: SaveUnitBudgetDto): Promise<UnitBudgetDto> {
    this.saves.refuseUnversioned(body);
    const owner = await this.budgets.unitOwnerOf(this.database.manager, body.unitId);
    return this.database.transaction(async (manager) => {
      const application = found(await this.applications.findForChange(owner.applicationId), 'The application');
      const writer = this.saves.writerOf(actor, application);
      const stored = await this.budgets.storedOfUnit(manager, body.unitId);
      if ((stored?.budget.version ?? 0) !== body.version)
        throw Problem.conflict(stored ? unitBudgetView(stored.budget, stored.lines) : unsavedUnitBudget(owner));
      const passed = this.saves.passed(writer, body, stored);
      const now = this.clock.now();
      const budget = await this.rows.writeOfUnit(manager, { ...passed, owner, body, stored: stored?.budget, now });
      return unitBudgetView(budget, passed.after);
    });
  }
}
