import { Injectable } from '@nestjs/common';
import type { ApprovedLine } from '@groundwork/domain-events';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { BudgetLineEntity } from './budget-line.entity.js';
import { BudgetEntity } from './budget.entity.js';
import { UnitBudgetEntity } from './unit-budget.entity.js';
import type { StoredSection } from './plan-columns.js';
import { grouped } from '../shared/grouped.js';

/** Budgets that one list carries: the company's latest, to take over into another property. */
const longest = 50;
/** Budgets of units that the list of a company carries. */
const mostUnits = 100;

type UnitsOf =
  | { readonly propertyId: string }
  | { readonly applicationId: string }
  | { readonly companyId: string }
  | { readonly id: string };
const inOrder = { sectionIndex: 'ASC', position: 'ASC', id: 'ASC' } as const;

/** Whose property it is. */
export interface PropertyOwner {
  readonly propertyId: string;
  readonly applicationId: string;
  readonly companyId: string;
}

/** Whose unit it is. */
export interface UnitOwner extends PropertyOwner {
  readonly unitId: string;
}

/** A row as it is decided upon, with what the borrower noted there. */
export interface DecidedLine extends ApprovedLine {
  readonly note: string | null;
}

/** A budget with its rows by section and place. */
export interface StoredBudget<Entity = BudgetEntity> {
  readonly budget: Entity;
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
    return this.withLines(manager, budgets);
  }

  /** Budgets of units, each with its rows: all of one property, or the latest of a company. */
  async ofUnits(of: UnitsOf, manager: EntityManager): Promise<StoredBudget<UnitBudgetEntity>[]> {
    return this.withLines(manager, await this.headsOfUnits(of, manager));
  }

  /** Budgets of units without their rows. */
  headsOfUnits(of: UnitsOf, manager: EntityManager): Promise<UnitBudgetEntity[]> {
    const order = { updatedAt: 'DESC', id: 'DESC' } as const;
    return manager.find(UnitBudgetEntity, { where: of, order, ...('companyId' in of ? { take: mostUnits } : {}) });
  }

  async ownerOf(manager: EntityManager, propertyId: string): Promise<PropertyOwner> {
    const rows: PropertyOwner[] = await manager.query(
      'SELECT p.id AS propertyId, a.id AS applicationId, a.company_id AS companyId FROM property p JOIN application a ON a.id = p.application_id WHERE p.id = ?',
      [propertyId],
    );
    return found(rows[0], 'The property');
  }

  async unitOwnerOf(manager: EntityManager, unitId: string): Promise<UnitOwner> {
    const rows: UnitOwner[] = await manager.query(
      'SELECT u.id AS unitId, u.property_id AS propertyId, a.id AS applicationId, a.company_id AS companyId FROM unit u JOIN application a ON a.id = u.application_id WHERE u.id = ?',
      [unitId],
    );
    return found(rows[0], 'The unit');
  }

  /** The budgets of an application's properties, each with its rows. */
  async ofApplication(manager: EntityManager, applicationId: string): Promise<StoredBudget[]> {
    return this.withLines(manager, await manager.findBy(BudgetEntity, { applicationId }));
  }

  async stored(manager: EntityManager, propertyId: string): Promise<StoredBudget | undefined> {
    return this.one(manager, await manager.findOneBy(BudgetEntity, { propertyId }));
  }

  async storedOfUnit(manager: EntityManager, unitId: string): Promise<StoredBudget<UnitBudgetEntity> | undefined> {
    return this.one(manager, await manager.findOneBy(UnitBudgetEntity, { unitId }));
  }

  /** Takes the budgets of properties away with their rows, and those of their units. */
  async remove(manager: EntityManager, propertyIds: readonly string[]): Promise<void> {
    const where = { propertyId: In([...propertyIds]) };
    for (const entity of [BudgetEntity, UnitBudgetEntity]) await this.removeFrom(manager, entity, where);
  }

  /** Takes the budgets of units away with their rows. A budget that was the sum of them stands for the whole property again. */
  async removeOfUnits(manager: EntityManager, unitIds: readonly string[]): Promise<void> {
    if (unitIds.length === 0) return;
    const where = { unitId: In([...unitIds]) };
    const budgets = await manager.find(UnitBudgetEntity, { select: { propertyId: true }, where });
    if (budgets.length === 0) return;
    await manager.update(
      BudgetEntity,
      { propertyId: In([...new Set(budgets.map(({ propertyId }) => propertyId))]), byUnit: 'yes' },
      { byUnit: 'no', version: () => 'version + 1' },
    );
    await this.removeFrom(manager, UnitBudgetEntity, where);
  }

  private async removeFrom(
    manager: EntityManager,
    entity: typeof BudgetEntity | typeof UnitBudgetEntity,
    where: object,
  ): Promise<void> {
    const budgets = await manager.find<{ id: string }>(entity, { select: { id: true }, where });
    const ids = budgets.map(({ id }) => id);
    if (ids.length === 0) return;
    await manager.delete(BudgetLineEntity, { budgetId: In(ids) });
    await manager.delete(entity, { id: In(ids) });
  }

  private async one<Entity extends { id: string }>(
    manager: EntityManager,
    budget: Entity | null,
  ): Promise<StoredBudget<Entity> | undefined> {
    return budget ? (await this.withLines(manager, [budget]))[0] : undefined;
  }

  private async withLines<Entity extends { id: string }>(
    manager: EntityManager,
    budgets: readonly Entity[],
  ): Promise<StoredBudget<Entity>[]> {
    if (budgets.length === 0) return [];
    const lines = await manager.find(BudgetLineEntity, {
      where: { budgetId: In(budgets.map(({ id }) => id)) },
      order: inOrder,
    });
    const byBudget = grouped(lines, ({ budgetId }) => budgetId);
    return budgets.map((budget) => ({ budget, lines: byBudget.get(budget.id) ?? [] }));
  }

  /** Every row with a budget of an application, as its ledger opens them, by property. */
  async linesByProperty(manager: EntityManager, applicationId: string): Promise<Map<string, DecidedLine[]>> {
    const budgets = await this.ofApplication(manager, applicationId);
    return new Map(budgets.map((stored) => [stored.budget.propertyId, approvedLines(stored)]));
  }

  /** The same of the budgets of its units, by unit. */
  async linesByUnit(manager: EntityManager, applicationId: string): Promise<Map<string, DecidedLine[]>> {
    const budgets = await this.ofUnits({ applicationId }, manager);
    return new Map(budgets.map((stored) => [stored.budget.unitId, approvedLines(stored)]));
  }
}

/** The rows that money is set aside for, section by section, each at its place among those of its section. */
function approvedLines({
  budget,
  lines,
}: StoredBudget<{ readonly sections: readonly StoredSection[] }>): DecidedLine[] {
  const names = new Map(budget.sections.map(({ name, sectionIndex }) => [sectionIndex, name]));
  return [...grouped(lines, ({ sectionIndex }) => sectionIndex).values()].flatMap((rows) =>
    rows
      .map(({ id, name, type, note, sectionIndex, budgetAmount, amountFundedToDate }, index) => ({
        budgetItemId: id,
        name,
        type,
        note,
        section: names.get(sectionIndex) ?? '',
        sectionIndex,
        index,
        budgetAmount,
        amountFundedToDate,
      }))
      .filter((line) => line.budgetAmount > 0),
  );
}
