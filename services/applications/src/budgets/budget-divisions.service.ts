import { Injectable } from '@nestjs/common';
import { totalsOf } from '@groundwork/domain-budgets';
import { newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { EntityManager, EntityTarget } from 'typeorm';
import type { ApplicationRecord, BudgetTraces } from '../applications/index.js';
import { BudgetEntity, BudgetRepository, UnitBudgetEntity } from '../budget-rows/index.js';
import type { PropertyOwner, StoredBudget } from '../budget-rows/index.js';
import type { AllocationUndo, EarlierBudget } from './allocation-undo.entity.js';
import { AllocationWritesRepository } from './allocation-writes.repository.js';
import type { AllocateBudgetDto } from './budget.dto.js';
import { planOf, propertyBudgetView } from './budget.view.js';
import { dividedParts, targetErrors } from './domain/allocation.js';
import type { DividedPart } from './domain/allocation.js';

/** A division of a property's budget as it is made, within its transaction. */
export interface Division {
  readonly manager: EntityManager;
  readonly application: ApplicationRecord;
  readonly owner: PropertyOwner;
  /** What is divided. */
  readonly source: StoredBudget;
  readonly shares: AllocateBudgetDto['shares'];
  readonly now: Date;
}

/** What budgets of properties and of units are alike in when a part comes to stand in their place. */
type Head = Omit<UnitBudgetEntity, 'unitId' | 'propertyId'>;

/** Whose budgets come of a division. */
interface Targets<Entity extends Head> {
  readonly entity: EntityTarget<Entity>;
  readonly ids: readonly string[];
  /** What they have so far, by target. */
  readonly there: ReadonlyMap<string, StoredBudget<Entity>>;
  readonly named: (head: Head, targetId: string) => Entity;
  /** What of the overwritten is to be kept. */
  readonly overwritten: (earlier: EarlierBudget<Entity>[]) => Pick<AllocationUndo, 'budgets' | 'unitBudgets' | 'lines'>;
}

const byTarget = <Entity>(stored: readonly StoredBudget<Entity>[], idOf: (budget: Entity) => string) =>
  new Map(stored.map((entry) => [idOf(entry.budget), entry]));

const linesOf = (stored: readonly StoredBudget<unknown>[]) => stored.flatMap(({ lines }) => lines);

/** Puts the parts of a budget in the place of what their targets had, and keeps that until the next division. */
@Injectable()
export class BudgetDivisions {
  constructor(
    private readonly budgets: BudgetRepository,
    private readonly rows: AllocationWritesRepository,
  ) {}

  /** Over the units of the property, of which its budget then is the sum. */
  async overUnits(division: Division): Promise<void> {
    const { manager, application, source, now } = division;
    const { propertyId } = division.owner;
    const { id, version } = source.budget;
    const stored = await this.budgets.ofUnits({ propertyId }, manager);
    const own = { id, targetId: propertyId, version: version + 1, before: source.budget };
    await this.replace<UnitBudgetEntity>(division, {
      entity: UnitBudgetEntity,
      ids: (application.properties.find((property) => property.id === propertyId)?.units ?? []).map((unit) => unit.id),
      there: byTarget(stored, ({ unitId }) => unitId),
      named: (head, unitId) => ({ ...head, propertyId, unitId }),
      overwritten: (unitBudgets) => ({ budgets: [own], unitBudgets, lines: linesOf([source, ...stored]) }),
    });
    await manager.update(BudgetEntity, { id }, { byUnit: 'yes', version: version + 1, updatedAt: now });
  }

  /** Over all properties of the application; what the application is to say of it. */
  async overProperties(division: Division): Promise<BudgetTraces> {
    const { manager, application } = division;
    const stored = await this.budgets.ofApplication(manager, application.id);
    const flags = { byUnit: 'no', autoPopulate: true, newForm: true, uploadBudget: false } as const;
    const parts = await this.replace<BudgetEntity>(division, {
      entity: BudgetEntity,
      ids: application.properties.map(({ id }) => id),
      there: byTarget(stored, ({ propertyId }) => propertyId),
      named: (head, propertyId) => ({ ...head, ...flags, propertyId }),
      overwritten: (budgets) => ({ budgets, unitBudgets: [], lines: linesOf(stored) }),
    });
    const properties = parts.map(({ targetId, lines, percent }) => {
      const { budgetAmount: budgetTotal } = totalsOf(lines);
      return [targetId, { budgetTotal, details: { percentAllocated: percent } }] as const;
    });
    return { properties: new Map(properties), details: { allocationDone: true } };
  }

  private async replace<Entity extends Head>(division: Division, targets: Targets<Entity>): Promise<DividedPart[]> {
    const { manager, owner, now } = division;
    const { entity, there, named, overwritten } = targets;
    const parts = partsOf(division, targets);
    await this.remember(division, overwritten(earlierOf(parts, there)));
    await this.rows.replace(manager, {
      entity,
      goneIds: [...there.values()].map(({ budget }) => budget.id),
      heads: parts.map((part) => named(headOf(part, there.get(part.targetId)?.budget, owner, now), part.targetId)),
      lines: parts.flatMap(({ lines }) => lines),
    });
    return parts;
  }

  private remember(
    { manager, application: { id, properties, details }, now }: Division,
    overwritten: Pick<AllocationUndo, 'budgets' | 'unitBudgets' | 'lines'>,
  ): Promise<void> {
    const percents = properties.map((property) => [property.id, property.details.percentAllocated ?? null]);
    const allocationDone = details.allocationDone ?? null;
    return this.rows.remember(
      manager,
      id,
      { ...overwritten, percents: Object.fromEntries(percents), allocationDone },
      now,
    );
  }
}

/** The parts of the budget, or what is wrong with the shares: each target once, over the version that it has. */
function partsOf<Entity extends Head>(
  { owner, source, shares }: Division,
  { ids, there }: Targets<Entity>,
): DividedPart[] {
  refuseInvalid(targetErrors(shares, new Set(ids), source.lines.length));
  if (shares.some(({ id, version }) => (there.get(id)?.budget.version ?? 0) !== version))
    throw Problem.conflict(propertyBudgetView(source, owner));
  return dividedParts(planOf(source), shares, (id) => there.get(id)?.budget.id ?? newId(), newId);
}

/** What stood where the parts come to stand. */
const earlierOf = <Entity extends Head>(
  parts: readonly DividedPart[],
  there: ReadonlyMap<string, StoredBudget<Entity>>,
): EarlierBudget<Entity>[] =>
  parts.map(({ targetId, budgetId }) => {
    const before = there.get(targetId)?.budget;
    return { id: budgetId, targetId, version: (before?.version ?? 0) + 1, before: before ?? null };
  });

function headOf(
  { budgetId, sections, lines }: DividedPart,
  before: Head | undefined,
  { applicationId, companyId }: PropertyOwner,
  updatedAt: Date,
): Head {
  const { name = null, version = 0 } = before ?? {};
  const { budgetAmount, amountFundedToDate } = totalsOf(lines);
  return {
    id: budgetId,
    applicationId,
    companyId,
    name,
    sections: sections.map(({ name: heading, sectionIndex }) => ({ name: heading, sectionIndex })),
    budgetAmount,
    amountFundedToDate,
    version: version + 1,
    updatedAt,
  };
}
