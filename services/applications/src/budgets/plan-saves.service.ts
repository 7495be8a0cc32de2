import { Injectable } from '@nestjs/common';
import { applicationStatusLabels, isEditable, nextStatus } from '@groundwork/domain-applications';
import { MAX_LINES } from '@groundwork/domain-budgets';
import { fill, shared } from '@groundwork/domain-messages';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { mayWith } from '../applications/index.js';
import type { ApplicationRecord } from '../applications/index.js';
import type { SavePlanDto } from './budget.dto.js';
import type { BudgetEntity, BudgetLineEntity, StoredBudget } from '../budget-rows/index.js';
import { changesErrors, fundedLines, overfunded, plannedLines } from './domain/budget-lines.js';
import type { BudgetWriter } from './domain/budget-lines.js';

/** A save that passed: the id of the budget with its rows before and after it. */
interface PassedPlan {
  readonly id: string;
  readonly before: readonly BudgetLineEntity[];
  readonly after: readonly BudgetLineEntity[];
  readonly planned: boolean;
}

/** What the saves of all budgets have alike: who may, and the rows that come of it. */
@Injectable()
export class PlanSaves {
  /** The version that a save has to name. */
  refuseUnversioned({ version }: SavePlanDto): void {
    if (!Number.isInteger(version)) throw new Problem('request.version_missing');
  }

  /** Who writes, or the refusal: a borrower while the application is editable, an administrator until it is decided. */
  writerOf(actor: Actor, application: ApplicationRecord): BudgetWriter {
    const { status } = application;
    const administrator = isAdministrator(actor);
    mayWith(actor, administrator ? 'review' : 'edit', application);
    if (!administrator && isEditable(status)) return 'borrower';
    if (administrator && status === 'in_progress') return 'dealEntry';
    if (administrator && nextStatus(status, 'saveReview')) return 'reviewer';
    throw new Problem(
      'state.illegal_transition',
      fill(shared.applicationNotEditable, { status: applicationStatusLabels[status] }),
    );
  }

  passed(
    writer: BudgetWriter,
    body: SavePlanDto,
    stored: StoredBudget<Pick<BudgetEntity, 'id' | 'sections'>> | undefined,
  ): PassedPlan {
    const id = stored?.budget.id ?? newId();
    const before = stored?.lines ?? [];
    const sections = stored?.budget.sections ?? [];
    const planned = writer !== 'reviewer';
    if (body.changes && planned) refuseInvalid(changesErrors(body.changes, sections, before));
    const mayFund = writer === 'dealEntry';
    const after = planned
      ? plannedLines({ budgetId: id, body, sections, before, mayFund, newId })
      : fundedLines(body, before);
    if (after.length > MAX_LINES) refuseInvalid({ sections: fill(shared.tooMany, { max: MAX_LINES }) });
    const sorted = [...after].sort((a, b) => a.sectionIndex - b.sectionIndex || a.position - b.position);
    refuseInvalid(overfunded(sorted));
    return { id, before, after: sorted, planned };
  }
}
