import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** A note at each row of a budget, and budgets of units, whose rows stand among those of the properties'. */
export class BudgetNotesAndUnitBudgets1764920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await runner.addColumn('budget_line', new TableColumn(c.text('note', 500, { isNullable: true })));
    await createTable(
      runner,
      'unit_budget',
      [
        c.primary(),
        c.id('unit_id'),
        c.id('property_id'),
        c.id('application_id'),
        c.id('company_id'),
        c.text('name', 300, { isNullable: true }),
        c.json('sections'),
        c.cents('budget_amount'),
        c.cents('amount_funded_to_date'),
        c.integer('version'),
        c.instant('updated_at'),
      ],
      [
        { name: 'uq_unit_budget_unit', columns: ['unit_id'], unique: true },
        { name: 'ix_unit_budget_property', columns: ['property_id'] },
        { name: 'ix_unit_budget_company', columns: ['company_id', 'updated_at', 'id'] },
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('unit_budget');
    await runner.dropColumn('budget_line', 'note');
  }
}
