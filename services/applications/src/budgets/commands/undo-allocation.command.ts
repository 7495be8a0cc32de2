import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { In } from 'typeorm';
import { ChangeBudgetTotals } from '../../applications/index.js';
import type { BudgetTraces } from '../../applications/index.js';
import type { AllocationUndo, EarlierBudget } from '../allocation-undo.entity.js';
import { AllocationWritesRepository } from '../allocation-writes.repository.js';
import type { BudgetDto } from '../budget.dto.js';
import { propertyBudgetView } from '../budget.view.js';
import { BudgetEntity, BudgetRepository, UnitBudgetEntity } from '../../budget-rows/index.js';
import type { BudgetLineEntity } from '../../budget-rows/index.js';
import { PlanSaves } from '../plan-saves.service.js';

/** Brings back what the last division of a budget overwrote, as long as none of it was changed since. */
@Injectable()
export class UndoAllocation {
  constructor(
    private readonly database: Database,
    private readonly budgets: BudgetRepository,
    private readonly rows: AllocationWritesRepository,
    private readonly saves: PlanSaves,
    private readonly totals: ChangeBudgetTotals,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, propertyId: string): Promise<BudgetDto> {
    const owner = await this.budgets.ownerOf(this.database.manager, propertyId);
    return this.database.transaction(async (manager) => {
      const { application } = await this.saves.opened(actor, owner);
      const undo = await this.rows.remembered(manager, application.id);
      if (!undo) throw new Problem('state.illegal_transition', shared.allocationChanged);
      await this.restore(manager, BudgetEntity, undo.budgets, undo.lines);
      await this.restore(manager, UnitBudgetEntity, undo.unitBudgets, undo.lines);
      await this.rows.forget(manager, application.id);
      await this.totals.execute(manager, actor, application, tracesOf(undo));
      return propertyBudgetView(await this.budgets.stored(manager, propertyId), owner);
    });
  }

  private async restore<Head extends BudgetEntity | UnitBudgetEntity>(
    manager: EntityManager,
    entity: EntityTarget<Head>,
    earlier: readonly EarlierBudget<Head>[],
    lines: readonly BudgetLineEntity[],
  ): Promise<void> {
    if (earlier.length === 0) return;
    const ids = earlier.map(({ id }) => id);
    const now = await manager.find(entity, { where: { id: In(ids) } as FindOptionsWhere<Head> });
    const versions = new Map(now.map(({ id, version }) => [id, version]));
    if (earlier.some(({ id, version }) => versions.get(id) !== version))
      throw new Problem('state.illegal_transition', shared.allocationChanged);
    const updatedAt = this.clock.now();
    const heads = earlier.flatMap(({ before, version }): Head[] =>
      before ? [{ ...before, version: version + 1, updatedAt }] : [],
    );
    const own = new Set(ids);
    await this.rows.replace(manager, {
      entity,
      goneIds: ids,
      heads,
      lines: lines.filter(({ budgetId }) => own.has(budgetId)),
    });
  }
}

/** The sums and percentages that the properties had. */
function tracesOf({ budgets, percents, allocationDone }: AllocationUndo): BudgetTraces {
  const properties = budgets.map(({ targetId, before }) => {
    const details = { percentAllocated: percents[targetId] ?? null };
    return [targetId, { budgetTotal: before?.budgetAmount ?? 0, details }] as const;
  });
  return { properties: new Map(properties), details: { allocationDone } };
}
