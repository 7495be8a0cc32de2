import { Injectable } from '@nestjs/common';
import type { ChangeStatus } from '@groundwork/domain-draws';
import { Database, insertRows, updateExactly } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BudgetChangeLineEntity } from './budget-change-line.entity.js';
import { BudgetChangeEntity } from './budget-change.entity.js';

/** Rows of one INSERT: engines bound the number of parameters of a statement. */
const batch = 100;

interface Decision {
  readonly status: ChangeStatus;
  readonly by: string;
  readonly at: Date;
  readonly note: string | null;
}

/** Changes of budgets with their lines. */
@Injectable()
export class BudgetChangeRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<BudgetChangeEntity | null> {
    return this.database.manager.findOneBy(BudgetChangeEntity, { id });
  }

  /** Those of a loan, the newest first. */
  ofLoan(applicationId: string): Promise<BudgetChangeEntity[]> {
    return this.database.manager.find(BudgetChangeEntity, { where: { applicationId }, order: { number: 'DESC' } });
  }

  /** The lines of several changes, each change's in their order. */
  linesOf(changeIds: readonly string[]): Promise<BudgetChangeLineEntity[]> {
    return this.database.manager.find(BudgetChangeLineEntity, {
      where: { changeId: In([...changeIds]) },
      order: { changeId: 'ASC', position: 'ASC' },
    });
  }

  /** The number after the last of a loan; the loan is held. */
  async nextNumber(applicationId: string): Promise<number> {
    return ((await this.database.manager.maximum(BudgetChangeEntity, 'number', { applicationId })) ?? 0) + 1;
  }

  /** What approved change orders bring of money that is neither the loan's nor in the budget already; whole cents. */
  async broughtByOrders(applicationId: string): Promise<number> {
    const row = await this.database.manager
      .createQueryBuilder(BudgetChangeEntity, 'change')
      .select('SUM(change.addedCents - change.takenCents)', 'cents')
      .where(`change.applicationId = :applicationId AND change.status = 'approved'`, { applicationId })
      .getRawOne<{ cents: string | null }>();
    return Number(row?.cents ?? 0);
  }

  async insert(
    manager: EntityManager,
    change: BudgetChangeEntity,
    lines: readonly BudgetChangeLineEntity[],
  ): Promise<void> {
    await insertRows(manager, BudgetChangeEntity, [change]);
    for (let at = 0; at < lines.length; at += batch)
      await insertRows(manager, BudgetChangeLineEntity, lines.slice(at, at + batch));
  }

  /** The gate: of two who decide on the same version the second is a conflict. */
  decide(manager: EntityManager, change: BudgetChangeEntity, { status, by, at, note }: Decision): Promise<void> {
    const { id, version, status: before } = change;
    return updateExactly(
      manager,
      BudgetChangeEntity,
      { id, version, status: before },
      { status, version: version + 1, decidedBy: by, decidedAt: at, decisionNote: note },
    );
  }

  /** Keeps what a line was worth when the change was applied to it. */
  applied(manager: EntityManager, { id }: BudgetChangeLineEntity, beforeCents: number): Promise<void> {
    return updateExactly(manager, BudgetChangeLineEntity, { id }, { beforeCents });
  }
}
