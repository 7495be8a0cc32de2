import { Inject, Injectable } from '@nestjs/common';
import { totalsOf } from '@groundwork/domain-budgets';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem, found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ApplicationRepository, ChangeBudgetTotal } from '../../applications/index.js';
import type { BudgetDto, SaveBudgetDto } from '../budget.dto.js';
import { budgetView, unsavedBudget } from '../budget.view.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import { BudgetWritesRepository } from '../budget-writes.repository.js';
import { PlanSaves } from '../plan-saves.service.js';

/** Saves the budget of a property with its rows, whole or what differs, and the sums that its application needs of it. */
@Injectable()
export class SaveBudget {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
    private readonly budgets: BudgetRepository,
    private readonly rows: BudgetWritesRepository,
    private readonly saves: PlanSaves,
    private readonly total: ChangeBudgetTotal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: SaveBudgetDto): Promise<BudgetDto> {
    this.saves.refuseUnversioned(body);
    const owner = await this.budgets.ownerOf(this.database.manager, body.propertyId);
    return this.database.transaction(async (manager) => {
      // The application's lock comes first: what is read after it is what the save before this one has left.
      const application = found(await this.applications.findForChange(owner.applicationId), 'The application');
      const writer = this.saves.writerOf(actor, application);
      const stored = await this.budgets.stored(manager, body.propertyId);
      if ((stored?.budget.version ?? 0) !== body.version)
        throw Problem.conflict(stored ? budgetView(stored.budget, stored.lines) : unsavedBudget(owner));
      const passed = this.saves.passed(writer, body, stored);
      const budget = await this.rows.write(manager, {
        ...passed,
        owner,
        body,
        stored: stored?.budget,
        now: this.clock.now(),
      });
      const { budgetAmount } = totalsOf(passed.after);
      await this.total.execute(manager, actor, application, body.propertyId, budgetAmount);
      return budgetView(budget, passed.after);
    });
  }
}
