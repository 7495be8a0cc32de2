import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BudgetEntity, BudgetLineEntity, UnitBudgetEntity } from '../budget-rows/index.js';

/** A budget as it was before one was divided, and the version that the division left it at. */
export interface EarlierBudget<Entity> {
  readonly id: string;
  /** The unit or the property. */
  readonly targetId: string;
  readonly version: number;
  /** What stood there, instants as texts; null where nothing did. */
  readonly before: Entity | null;
}

export interface AllocationUndo {
  readonly budgets: readonly EarlierBudget<BudgetEntity>[];
  readonly unitBudgets: readonly EarlierBudget<UnitBudgetEntity>[];
  readonly lines: readonly BudgetLineEntity[];
  /** Percentages of properties, and whether the application's budget was divided. */
  readonly percents: Readonly<Record<string, number | null>>;
  readonly allocationDone: boolean | null;
}

/** What the last division of a budget of an application overwrote, kept until the next one. */
@Entity({ name: 'allocation_undo' })
export class AllocationUndoEntity {
  @PrimaryColumn({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column(column.json()) content!: AllocationUndo;
  @Column({ ...column.instant(), name: 'made_at' }) madeAt!: Date;
}
