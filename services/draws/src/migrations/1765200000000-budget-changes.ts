import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of a loan's budget, and what they come to on each line. Until now every line has the value that it was approved with. */
export class BudgetChanges1765200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    for (const column of ['changes_cents bigint NOT NULL DEFAULT 0', 'line_type varchar(40) NULL'])
      await runner.query(`ALTER TABLE ledger_line ADD COLUMN ${column}`);
    const c = columnsFor(runner);
    await createTable(
      runner,
      'budget_change',
      [
        c.primary(),
        c.id('application_id'),
        c.id('company_id'),
        c.integer('number'),
        c.text('kind', 20),
        c.text('source', 20, { isNullable: true }),
        c.text('source_name', 200, { isNullable: true }),
        c.text('reason', 4000),
        c.json('documents'),
        c.cents('taken_cents'),
        c.cents('added_cents'),
        c.text('status', 20),
        c.integer('version'),
        c.id('requested_by'),
        c.text('requested_as', 20),
        c.instant('requested_at'),
        c.id('decided_by', { isNullable: true }),
        c.instant('decided_at', { isNullable: true }),
        c.text('decision_note', 4000, { isNullable: true }),
      ],
      [{ name: 'uq_budget_change_number', columns: ['application_id', 'number'], unique: true }],
    );
    await createTable(
      runner,
      'budget_change_line',
      [
        c.primary(),
        c.id('change_id'),
        c.id('ledger_line_id'),
        c.integer('position'),
        c.cents('amount_cents'),
        c.cents('before_cents', { isNullable: true }),
      ],
      [{ name: 'uq_budget_change_line', columns: ['change_id', 'ledger_line_id'], unique: true }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['budget_change_line', 'budget_change']) await runner.dropTable(table);
    for (const name of ['changes_cents', 'line_type']) await runner.dropColumn('ledger_line', name);
  }
}
