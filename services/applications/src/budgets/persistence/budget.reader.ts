import { Injectable } from '@nestjs/common';
import type { ApprovedLine } from '@groundwork/domain-events';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { mayWith } from '../../applications/applications.policy.js';
import type { BudgetDto } from '../budget.dto.js';
import { budgetView, unsavedBudget } from '../budget.view.js';
import type { PropertyOwner } from '../budget.view.js';
import { BudgetLineEntity } from './budget-line.entity.js';
import { BudgetEntity } from './budget.entity.js';

/** Budgets that one list carries: the company's latest, to take over into another property. */
const longest = 50;
const inOrder = { sectionIndex: 'ASC', position: 'ASC', id: 'ASC' } as const;

@Injectable()
export class BudgetReader {
  constructor(private readonly database: Database) {}

  /** A property's budget, or what it starts from. */
  async ofProperty(actor: Actor, propertyId: string): Promise<BudgetDto> {
    const { manager } = this.database;
    const owner = await this.ownerOf(manager, propertyId);
    mayWith(actor, 'read', owner);
    const stored = await this.stored(manager, propertyId);
    return stored ? budgetView(stored.budget, stored.lines) : unsavedBudget(owner);
  }

  async ofCompany(actor: Actor, companyId: string): Promise<BudgetDto[]> {
    mayWith(actor, 'list', { companyId });
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
    return budgets.map((budget) => budgetView(budget, byBudget.get(budget.id) ?? []));
  }

  async ownerOf(manager: EntityManager, propertyId: string): Promise<PropertyOwner> {
    const rows: PropertyOwner[] = await manager.query(
      'SELECT p.id AS propertyId, a.id AS applicationId, a.company_id AS companyId FROM property p JOIN application a ON a.id = p.application_id WHERE p.id = ?',
      [propertyId],
    );
    return found(rows[0], 'The property');
  }

  async stored(
    manager: EntityManager,
    propertyId: string,
  ): Promise<{ budget: BudgetEntity; lines: BudgetLineEntity[] } | undefined> {
    const budget = await manager.findOneBy(BudgetEntity, { propertyId });
    if (!budget) return undefined;
    return { budget, lines: await manager.find(BudgetLineEntity, { where: { budgetId: budget.id }, order: inOrder }) };
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
