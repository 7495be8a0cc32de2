import { Injectable } from '@nestjs/common';
import { totalsOf } from '@groundwork/domain-budgets';
import type { YesNo } from '@groundwork/domain-budgets';
import { insertRows, updateExactly } from '@groundwork/server-data';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { In } from 'typeorm';
import { lineChanges } from './domain/budget-lines.js';
import { BudgetEntity, BudgetLineEntity, UnitBudgetEntity } from '../budget-rows/index.js';
import type { PropertyOwner, StoredSection, UnitOwner } from '../budget-rows/index.js';
import { batches } from '../shared/batches.js';

/** What a save says of a plan beside its lines; what it leaves out stays. */
interface PlanBody {
  readonly name?: string | null;
  readonly changes?: object | null;
  readonly sections: readonly StoredSection[];
}

interface BudgetBody extends PlanBody {
  readonly byUnit?: YesNo | null;
  readonly autoPopulate?: boolean | null;
  readonly newForm?: boolean | null;
  readonly uploadBudget?: boolean | null;
}

interface PlanWrite<Body, Owner, Entity> {
  readonly id: string;
  readonly owner: Owner;
  readonly body: Body;
  readonly stored: Entity | undefined;
  readonly before: readonly BudgetLineEntity[];
  readonly after: readonly BudgetLineEntity[];
  readonly now: Date;
}

/** A save of a property's budget that passed. */
export interface BudgetSave extends PlanWrite<BudgetBody, PropertyOwner, BudgetEntity> {
  /** Whether the plan itself changes, not only what was funded of it. */
  readonly planned: boolean;
}

type UnitBudgetSave = PlanWrite<PlanBody, UnitOwner, UnitBudgetEntity>;

/** Writes a budget and those of its rows that changed. */
@Injectable()
export class BudgetWritesRepository {
  async write(manager: EntityManager, save: BudgetSave): Promise<BudgetEntity> {
    const { body, stored, planned } = save;
    const plan = planned || !stored ? planOf(body, stored) : planOf({ ...stored, changes: null }, stored);
    const budget: BudgetEntity = { ...headOf(save), ...plan };
    await this.head(manager, BudgetEntity, budget, stored);
    await this.lines(manager, save);
    return budget;
  }

  async writeOfUnit(manager: EntityManager, save: UnitBudgetSave): Promise<UnitBudgetEntity> {
    const { body, stored } = save;
    const budget: UnitBudgetEntity = {
      ...headOf(save),
      name: nameOf(body, stored),
      sections: sectionsOf(body, stored),
    };
    await this.head(manager, UnitBudgetEntity, budget, stored);
    await this.lines(manager, save);
    return budget;
  }

  private async head<Entity extends BudgetEntity | UnitBudgetEntity>(
    manager: EntityManager,
    entity: new () => Entity,
    budget: Entity,
    stored: Entity | undefined,
  ): Promise<void> {
    const { id, ...values } = budget;
    if (stored)
      await updateExactly(manager, entity, { id, version: stored.version } as FindOptionsWhere<Entity>, values);
    else await insertRows(manager, entity, [budget]);
  }

  /** A changed row is put in anew: one statement for hundreds, on both engines. */
  private async lines(manager: EntityManager, { before, after }: Pick<BudgetSave, 'before' | 'after'>): Promise<void> {
    const { added, changed, goneIds } = lineChanges(before, after);
    const leaving = [...goneIds, ...changed.map(({ id }) => id)];
    for (const ids of batches(leaving)) await manager.delete(BudgetLineEntity, { id: In(ids) });
    for (const rows of batches([...changed, ...added])) await insertRows(manager, BudgetLineEntity, rows);
  }
}

function headOf<Owner>({ id, owner, after, stored, now }: PlanWrite<unknown, Owner, { version: number }>) {
  const { budgetAmount, amountFundedToDate } = totalsOf(after);
  return { id, ...owner, budgetAmount, amountFundedToDate, version: (stored?.version ?? 0) + 1, updatedAt: now };
}

type Stored = Pick<BudgetEntity, 'name' | 'sections'> | undefined;

const nameOf = ({ name }: PlanBody, stored: Stored) => (name === undefined ? (stored?.name ?? null) : name || null);

const sectionsOf = ({ changes, sections }: PlanBody, stored: Stored): readonly StoredSection[] =>
  changes && stored ? stored.sections : sections.map(({ name, sectionIndex }) => ({ name: name.trim(), sectionIndex }));

function planOf(plan: BudgetBody, stored: BudgetEntity | undefined) {
  return {
    name: nameOf(plan, stored),
    byUnit: plan.byUnit ?? stored?.byUnit ?? ('no' as const),
    autoPopulate: plan.autoPopulate ?? stored?.autoPopulate ?? false,
    newForm: plan.newForm ?? stored?.newForm ?? true,
    uploadBudget: plan.uploadBudget ?? stored?.uploadBudget ?? false,
    sections: sectionsOf(plan, stored),
  };
}
