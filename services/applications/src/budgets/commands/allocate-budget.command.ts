import { Inject, Injectable } from '@nestjs/common';
import { allocationErrors, totalsOf } from '@groundwork/domain-budgets';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { ChangeBudgetTotals } from '../../applications/index.js';
import type { ApplicationRecord, BudgetTraces } from '../../applications/index.js';
import type { AllocationUndo, EarlierBudget } from '../allocation-undo.entity.js';
import { AllocationWritesRepository } from '../allocation-writes.repository.js';
import type { AllocateBudgetDto, BudgetDto } from '../budget.dto.js';
import { budgetView, planOf, unsavedBudget } from '../budget.view.js';
import { BudgetEntity, BudgetRepository, UnitBudgetEntity } from '../../budget-rows/index.js';
import type { PropertyOwner, StoredBudget } from '../../budget-rows/index.js';
import { dividedParts, targetErrors } from '../domain/allocation.js';
import type { DividedPart } from '../domain/allocation.js';
import { PlanSaves } from '../plan-saves.service.js';

interface Base {
  readonly manager: EntityManager;
  readonly actor: Actor;
  readonly application: ApplicationRecord;
  readonly owner: PropertyOwner;
  readonly source: StoredBudget;
}

type Overwritten = Pick<AllocationUndo, 'budgets' | 'unitBudgets' | 'lines'>;

/**
 * Divides a property's budget by percentages, whole or not at all: over its units, of which it then is the sum, or over all properties of
 * its application, itself among them (specification 4, auto-populate). What it overwrites can be brought back.
 */
@Injectable()
export class AllocateBudget {
  constructor(
    private readonly database: Database,
    private readonly budgets: BudgetRepository,
    private readonly rows: AllocationWritesRepository,
    private readonly saves: PlanSaves,
    private readonly totals: ChangeBudgetTotals,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: AllocateBudgetDto): Promise<BudgetDto> {
    refuseInvalid(allocationErrors(body));
    const owner = await this.budgets.ownerOf(this.database.manager, body.propertyId);
    return this.database.transaction(async (manager) => {
      const { application } = await this.saves.opened(actor, owner);
      const source = await this.budgets.stored(manager, body.propertyId);
      if (!source || source.budget.version !== body.version) throw conflictOf(source, owner);
      const base = { manager, actor, application, owner, source };
      if (body.over === 'units') await this.overUnits(base, body);
      else await this.overProperties(base, body);
      const stored = await this.budgets.stored(manager, body.propertyId);
      return stored ? budgetView(stored.budget, stored.lines) : unsavedBudget(owner);
    });
  }

  private async overUnits(base: Base, body: AllocateBudgetDto) {
    const { manager, application, owner, source } = base;
    const { applicationId, companyId, propertyId } = owner;
    const property = application.properties.find(({ id }) => id === propertyId);
    const stored = await this.budgets.ofUnits({ propertyId }, manager);
    const there = new Map(stored.map((entry) => [entry.budget.unitId, entry]));
    const parts = divided(body, source, new Set(property?.units.map(({ id }) => id)), there, owner);
    const now = this.clock.now();
    const { budget: before } = source;
    const own = { id: before.id, targetId: propertyId, version: before.version + 1, before };
    const lines = [source, ...stored].flatMap((entry) => entry.lines);
    await this.remember(base, { budgets: [own], unitBudgets: earlierOf(parts, there), lines }, now);
    await this.rows.replace(manager, {
      entity: UnitBudgetEntity,
      goneIds: stored.map(({ budget }) => budget.id),
      heads: parts.map((part): UnitBudgetEntity => {
        const { name = null, version = 0 } = there.get(part.targetId)?.budget ?? {};
        const head = { applicationId, companyId, propertyId, name, version: version + 1, updatedAt: now };
        return { ...headOf(part), ...head, unitId: part.targetId };
      }),
      lines: parts.flatMap((part) => part.lines),
    });
    const { id, version } = source.budget;
    await manager.update(BudgetEntity, { id }, { byUnit: 'yes', version: version + 1, updatedAt: now });
  }

  private async overProperties(base: Base, body: AllocateBudgetDto) {
    const { manager, actor, application, owner, source } = base;
    const { applicationId, companyId } = owner;
    const stored = await this.budgets.ofApplication(manager, applicationId);
    const there = new Map(stored.map((entry) => [entry.budget.propertyId, entry]));
    const parts = divided(body, source, new Set(application.properties.map(({ id }) => id)), there, owner);
    const now = this.clock.now();
    const lines = stored.flatMap((entry) => entry.lines);
    await this.remember(base, { budgets: earlierOf(parts, there), unitBudgets: [], lines }, now);
    const flags = { byUnit: 'no', autoPopulate: true, newForm: true, uploadBudget: false } as const;
    await this.rows.replace(manager, {
      entity: BudgetEntity,
      goneIds: stored.map(({ budget }) => budget.id),
      heads: parts.map((part): BudgetEntity => {
        const { name = null, version = 0 } = there.get(part.targetId)?.budget ?? {};
        const head = { applicationId, companyId, name, version: version + 1, updatedAt: now };
        return { ...headOf(part), ...flags, ...head, propertyId: part.targetId };
      }),
      lines: parts.flatMap((part) => part.lines),
    });
    const traces: BudgetTraces = {
      properties: new Map(
        parts.map((part) => [
          part.targetId,
          { budgetTotal: headOf(part).budgetAmount, details: { percentAllocated: part.percent } },
        ]),
      ),
      details: { allocationDone: true },
    };
    await this.totals.execute(manager, actor, application, traces);
  }

  /** Keeps what is overwritten, until the next division. */
  private remember({ manager, application }: Base, overwritten: Overwritten, now: Date): Promise<void> {
    const { properties, details } = application;
    const percents = properties.map((property) => [property.id, property.details.percentAllocated ?? null]);
    const allocationDone = details.allocationDone ?? null;
    const content = { ...overwritten, percents: Object.fromEntries(percents), allocationDone };
    return this.rows.remember(manager, application.id, content, now);
  }
}

const conflictOf = (stored: StoredBudget | undefined, owner: PropertyOwner): Problem =>
  Problem.conflict(stored ? budgetView(stored.budget, stored.lines) : unsavedBudget(owner));

/** The parts of the budget, or what is wrong with the shares: each target once, over the version that it has. */
function divided(
  { shares }: AllocateBudgetDto,
  source: StoredBudget,
  targetIds: ReadonlySet<string>,
  there: ReadonlyMap<string, StoredBudget<{ readonly id: string; readonly version: number }>>,
  owner: PropertyOwner,
): DividedPart[] {
  refuseInvalid(targetErrors(shares, targetIds, source.lines.length));
  if (shares.some(({ id, version }) => (there.get(id)?.budget.version ?? 0) !== version))
    throw conflictOf(source, owner);
  return dividedParts(planOf(source), shares, (id) => there.get(id)?.budget.id ?? newId(), newId);
}

/** What stood where the parts come to stand. */
const earlierOf = <Head extends { readonly version: number }>(
  parts: readonly DividedPart[],
  there: ReadonlyMap<string, StoredBudget<Head>>,
): EarlierBudget<Head>[] =>
  parts.map(({ targetId, budgetId }) => {
    const before = there.get(targetId)?.budget;
    return { id: budgetId, targetId, version: (before?.version ?? 0) + 1, before: before ?? null };
  });

function headOf({ budgetId, sections, lines }: DividedPart) {
  const { budgetAmount, amountFundedToDate } = totalsOf(lines);
  const named = sections.map(({ name, sectionIndex }) => ({ name, sectionIndex }));
  return { id: budgetId, sections: named, budgetAmount, amountFundedToDate };
}
