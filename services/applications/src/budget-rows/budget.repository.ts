import { Injectable } from '@nestjs/common';
import type { ApprovedLine } from '@groundwork/domain-events';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { BudgetLineEntity } from './budget-line.entity.js';
import { BudgetEntity } from './budget.entity.js';

/** Budgets that one list carries: the company's latest, to take over into another property. */
const longest = 50;
const inOrder = { sectionIndex: 'ASC', position: 'ASC', id: 'ASC' } as const;

/** Whose property it is. */
export interface PropertyOwner {
  readonly propertyId: string;
  readonly applicationId: string;
  readonly companyId: string;
}

/** A budget with its rows by section and place. */
export interface StoredBudget {
  readonly budget: BudgetEntity;
  readonly lines: readonly BudgetLineEntity[];
}

/** The rows of budgets. */
@Injectable()
export class BudgetRepository {
  constructor(private readonly database: Database) {}

  /** The latest budgets of a company, each with its rows. */
  async ofCompany(companyId: string): Promise<StoredBudget[]> {
    const { manager } = this.database;
    const budgets = await manager.find(BudgetEntity, {
      where: { companyId },
      order: { updatedAt: 'DESC', id: 'DESC' },
      take: longest,
    });
    if (budgets.length === 0) return [];
    const lines = await manager.find(BudgetLineEntity, {
      where: { budgetId: In(budgets.map(({ id }) => id)) },
      order: inOrder,
    });
    const byBudget = grouped(lines);
    return budgets.map((budget) => ({ budget, lines: byBudget.get(budget.id) ?? [] }));
  }

  async ownerOf(manager: EntityManager, propertyId: string): Promise<PropertyOwner> {
    const rows: PropertyOwner[] = await manager.query(
      'SELECT p.id AS propertyId, a.id AS applicationId, a.company_id AS companyId FROM property p JOIN application a ON a.id = p.application_id WHERE p.id = ?',
      [propertyId],
    );
    return found(rows[0], 'The property');
  }

  async stored(manager: EntityManager, propertyId: string): Promise<StoredBudget | undefined> {
    const budget = await manager.findOneBy(BudgetEntity, { propertyId });
    if (!budget) return undefined;
    return { budget, lines: await manager.find(BudgetLineEntity, { where: { budgetId: budget.id }, order: inOrder }) };
  }

  /** Takes the budgets of properties away with their rows. */
  async remove(manager: EntityManager, propertyIds: readonly string[]): Promise<void> {
    const propertyId = In([...propertyIds]);
    const budgets = await manager.find(BudgetEntity, { select: { id: true }, where: { propertyId } });
    if (budgets.length > 0)
      await manager.delete(BudgetLineEntity, { budgetId: In(budgets.map((budget) => budget.id)) });
    await manager.delete(BudgetEntity, { propertyId });
  }

  /** Every row with a budget of an application, as its ledger opens them, by property. */
  async linesByProperty(manager: EntityManager, applicationId: string): Promise<Map<string, ApprovedLine[]>> {
    const budgets = await manager.findBy(BudgetEntity, { applicationId });
    if (budgets.length === 0) return new Map();
    const lines = await manager.find(BudgetLineEntity, {
      where: { budgetId: In(budgets.map(({ id }) => id)) },
      order: inOrder,
    });
    const byBudget = grouped(lines);
    return new Map(
      budgets.map((budget) => {
        const names = new Map(budget.sections.map(({ name, sectionIndex }) => [sectionIndex, name]));
        const approved = (byBudget.get(budget.id) ?? [])
          .filter((line) => line.budgetAmount > 0)
          .map(({ id, name, sectionIndex, position, budgetAmount, amountFundedToDate }) => ({
            budgetItemId: id,
            name,
            section: names.get(sectionIndex) ?? '',
            sectionIndex,
            index: position,
            budgetAmount,
            amountFundedToDate,
          }));
        return [budget.propertyId, approved];
      }),
    );
  }
}

function grouped(lines: readonly BudgetLineEntity[]): Map<string, BudgetLineEntity[]> {
  const byBudget = new Map<string, BudgetLineEntity[]>();
  for (const line of lines) {
    const list = byBudget.get(line.budgetId);
    if (list) list.push(line);
    else byBudget.set(line.budgetId, [line]);
  }
  return byBudget;
}
