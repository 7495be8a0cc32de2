import { Inject, Injectable } from '@nestjs/common';
import { applicationStatusLabels, isEditable, nextStatus } from '@groundwork/domain-applications';
import { MAX_LINES } from '@groundwork/domain-budgets';
import { fill, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { ApplicationRepository, mayWith } from '../applications/index.js';
import type { ApplicationRecord } from '../applications/index.js';
import type { SavePlanDto } from './budget.dto.js';
import type { BudgetEntity, BudgetLineEntity, PropertyOwner, StoredBudget } from '../budget-rows/index.js';
import { changesErrors, fundedLines, overfunded, plannedLines } from './domain/budget-lines.js';
import type { BudgetWriter } from './domain/budget-lines.js';

/** A save that passed: whose it is, the id of the budget with its rows before and after it. */
interface PassedPlan {
  readonly writer: BudgetWriter;
  readonly id: string;
  readonly before: readonly BudgetLineEntity[];
  readonly after: readonly BudgetLineEntity[];
  readonly planned: boolean;
}

/** A save that passed, as it is written. */
export interface PlanWriting<Body, Owner, Entity> extends PassedPlan {
  readonly manager: EntityManager;
  readonly actor: Actor;
  readonly application: ApplicationRecord;
  readonly owner: Owner;
  readonly body: Body;
  readonly stored: Entity | undefined;
  readonly now: Date;
}

/** What is saved: the budget of a property, or of a unit. */
export interface PlanTarget<Body, Owner extends PropertyOwner, Entity, View> {
  readonly owner: (manager: EntityManager) => Promise<Owner>;
  readonly stored: (manager: EntityManager) => Promise<StoredBudget<Entity> | undefined>;
  /** As it is answered; what it starts from where nothing is stored. */
  readonly view: (stored: StoredBudget<Entity> | undefined, owner: Owner) => View;
  /** Whether it came as a file, which whoever reviews it writes down. */
  readonly isFile?: (application: ApplicationRecord, owner: Owner) => boolean;
  readonly write: (writing: PlanWriting<Body, Owner, Entity>) => Promise<Entity>;
}

/** What the saves of all budgets have alike: who may, over which version, and the rows that come of it. */
@Injectable()
export class PlanSaves {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws a conflict with what stands there where the save is based on another version. */
  async save<
    Body extends SavePlanDto,
    Owner extends PropertyOwner,
    Entity extends Pick<BudgetEntity, 'id' | 'sections' | 'version'>,
    View extends object,
  >(actor: Actor, body: Body, target: PlanTarget<Body, Owner, Entity, View>): Promise<View> {
    if (!Number.isInteger(body.version)) throw new Problem('request.version_missing');
    const owner = await target.owner(this.database.manager);
    return this.database.transaction(async (manager) => {
      const { application, writer: opener } = await this.opened(actor, owner);
      const writer = opener === 'reviewer' && target.isFile?.(application, owner) ? 'fileReader' : opener;
      const stored = await target.stored(manager);
      if ((stored?.budget.version ?? 0) !== body.version) throw Problem.conflict(target.view(stored, owner));
      const passed = this.passed(writer, body, stored);
      const now = this.clock.now();
      const writing = { ...passed, manager, actor, application, owner, body, stored: stored?.budget, now };
      return target.view({ budget: await target.write(writing), lines: passed.after }, owner);
    });
  }

  /** The application, locked within a transaction, and as whom the actor writes. */
  async opened(actor: Actor, { applicationId }: PropertyOwner) {
    // The application's lock comes first: what is read after it is what the save before this one has left.
    const application = found(await this.applications.findForChange(applicationId), 'The application');
    return { application, writer: this.writerOf(actor, application) };
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
      fill(shared.applicationNotEditable, { status: applicationStatusLabels[status] }),
    );
  }

  /** The rows after a save; throws what is wrong with it, by field. */
  passed(
    writer: BudgetWriter,
    body: Pick<SavePlanDto, 'sections' | 'changes'>,
    stored: StoredBudget<Pick<BudgetEntity, 'id' | 'sections'>> | undefined,
  ): PassedPlan {
    const id = stored?.budget.id ?? newId();
    const before = stored?.lines ?? [];
    const sections = stored?.budget.sections ?? [];
    const planned = writer !== 'reviewer';
    if (body.changes && planned) refuseInvalid(changesErrors(body.changes, sections, before));
    const mayFund = writer === 'dealEntry' || writer === 'fileReader';
    const after = planned
      ? plannedLines({ budgetId: id, body, sections, before, mayFund, newId })
      : fundedLines(body, before);
    if (after.length > MAX_LINES) refuseInvalid({ sections: fill(shared.tooMany, { max: MAX_LINES }) });
    const sorted = [...after].sort((a, b) => a.sectionIndex - b.sectionIndex || a.position - b.position);
    refuseInvalid(overfunded(sorted));
    return { writer, id, before, after: sorted, planned };
  }
}
