import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms of a loan as they were decided, and the decisions with what was decided upon. */
export class LoanDecisions1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    // Not by addColumn, which on SQLite would make the whole table anew.
    const { type } = c.json('terms');
    await runner.query(`ALTER TABLE application ADD COLUMN terms ${type} NULL`);
    await createTable(
      runner,
      'loan_decision',
      [
        c.primary(),
        c.id('application_id'),
        c.integer('round'),
        c.integer('version'),
        c.text('command', 40),
        c.id('decided_by'),
        c.instant('decided_at'),
        c.longText('note', { isNullable: true }),
        c.json('missing'),
        c.longText('override_reason', { isNullable: true }),
        c.json('terms', { isNullable: true }),
        c.longText('snapshot'),
        c.text('snapshot_hash', 64),
      ],
      [{ name: 'uq_decision_application', columns: ['application_id', 'version'], unique: true }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('loan_decision');
    await runner.dropColumn('application', 'terms');
  }
}
