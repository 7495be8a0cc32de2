import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices of adverse action that went out on paper: the day of the last entry at the notice, and each entry. */
export class NoticesOnPaper1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const later = { isNullable: true };
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query('ALTER TABLE adverse_notice ADD COLUMN sent_on varchar(10) NULL');
    await createTable(
      runner,
      'adverse_on_paper',
      [
        c.primary(),
        c.id('notice_id'),
        c.integer('number'),
        c.date('sent_on'),
        c.text('how', 10),
        c.text('sent_by_name', 100),
        c.text('reference', 100, later),
        c.text('reason', 200, later),
        c.id('recorded_by'),
        c.instant('recorded_at'),
      ],
      [{ name: 'uq_adverse_on_paper_number', columns: ['notice_id', 'number'], unique: true }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('adverse_on_paper');
    await runner.dropColumn('adverse_notice', 'sent_on');
  }
}
