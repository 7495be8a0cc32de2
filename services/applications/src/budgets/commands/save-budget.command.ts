import { Inject, Injectable } from '@nestjs/common';
import { applicationStatusLabels, isEditable, nextStatus } from '@groundwork/domain-applications';
import { totalsOf } from '@groundwork/domain-budgets';
import { borrower, fill, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { FieldErrors } from '@groundwork/domain-validation';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Problem, found, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { mayWith } from '../../applications/index.js';
import { ChangeBudgetTotal } from '../../applications/index.js';
import type { ApplicationRecord } from '../../applications/index.js';
import { ApplicationRepository } from '../../applications/index.js';
import type { BudgetDto, SaveBudgetDto } from '../budget.dto.js';
import { budgetView, unsavedBudget } from '../budget.view.js';
import type { BudgetLineEntity } from '../../budget-rows/index.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import { BudgetWritesRepository } from '../budget-writes.repository.js';
import { fundedLines, plannedLines } from '../domain/budget-lines.js';
import type { BudgetWriter } from '../domain/budget-lines.js';

/** Saves the budget of a property with its rows, and the sums that its application needs of it. */
@Injectable()
export class SaveBudget {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
    private readonly budgets: BudgetRepository,
    private readonly rows: BudgetWritesRepository,
    private readonly total: ChangeBudgetTotal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: SaveBudgetDto): Promise<BudgetDto> {
    if (!Number.isInteger(body.version)) throw new Problem('request.version_missing');
    const owner = await this.budgets.ownerOf(this.database.manager, body.propertyId);
    return this.database.transaction(async (manager) => {
      // The application's lock comes first: what is read after it is what the save before this one has left.
      const application = found(await this.applications.findForChange(owner.applicationId), 'The application');
      const writer = this.writerOf(actor, application);
      const stored = await this.budgets.stored(manager, body.propertyId);
      if ((stored?.budget.version ?? 0) !== body.version)
        throw Problem.conflict(stored ? budgetView(stored.budget, stored.lines) : unsavedBudget(owner));
      const id = stored?.budget.id ?? newId();
      const before = stored?.lines ?? [];
      const after =
        writer === 'reviewer'
          ? fundedLines(body, before)
          : plannedLines(id, body, before, writer === 'dealEntry', newId);
      refuseInvalid(overfunded(after));
      const budget = await this.rows.write(manager, {
        id,
        owner,
        body,
        before,
        after,
        stored: stored?.budget,
        planned: writer !== 'reviewer',
        now: this.clock.now(),
      });
      await this.keepTotal(manager, actor, application, body.propertyId, after);
      return budgetView(
        budget,
        [...after].sort((a, b) => a.sectionIndex - b.sectionIndex || a.position - b.position),
      );
    });
  }

  /** Who writes, or the refusal: a borrower while the application is editable, an administrator until it is decided. */
  private writerOf(actor: Actor, application: ApplicationRecord): BudgetWriter {
    const { status } = application;
    const administrator = isAdministrator(actor);
    mayWith(actor, administrator ? 'review' : 'edit', application);
    if (!administrator && isEditable(status)) return 'borrower';
    if (administrator && status === 'in_progress') return 'dealEntry';
    if (administrator && nextStatus(status, 'saveReview')) return 'reviewer';
    throw new Problem(
      'state.illegal_transition',
      fill(borrower.applicationNotEditable, { status: applicationStatusLabels[status] }),
    );
  }

  private async keepTotal(
    manager: EntityManager,
    actor: Actor,
    application: ApplicationRecord,
    propertyId: string,
    lines: readonly BudgetLineEntity[],
  ): Promise<void> {
    await this.total.execute(manager, actor, application, propertyId, totalsOf(lines).budgetAmount);
  }
}

/** Rows of which more was funded than they have, by name. */
function overfunded(lines: readonly BudgetLineEntity[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const line of lines)
    if (line.amountFundedToDate > line.budgetAmount)
      errors[`sections.${line.sectionIndex}.additionalItems.${line.position}.amountFundedToDate`] =
        shared.amountTooLarge;
  return errors;
}
