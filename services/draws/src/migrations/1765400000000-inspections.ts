import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Inspections with their reports and history, what was found complete of each line, and whether that caps the draws of a loan. */
export class Inspections1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query('ALTER TABLE ledger_line ADD COLUMN cap_percent int NULL');
    await this.createInspections(runner);
    await this.createProgress(runner);
  }

  private async createInspections(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'inspection',
      [
        c.primary(),
        c.id('application_id'),
        c.id('company_id'),
        c.id('draw_request_id', { isNullable: true }),
        c.text('status', 20),
        c.text('origin', 20),
        c.integer('version'),
        c.integer('round'),
        c.text('note', 4000, { isNullable: true }),
        c.json('held_lines'),
        c.date('scheduled_for', { isNullable: true }),
        c.id('inspector_id', { isNullable: true }),
        c.text('inspector_name', 200, { isNullable: true }),
        c.text('inspector_email', 320, { isNullable: true }),
        c.id('requested_by'),
        c.instant('requested_at'),
        c.text('reason', 4000, { isNullable: true }),
        c.id('decided_by', { isNullable: true }),
        c.instant('decided_at', { isNullable: true }),
      ],
      [
        { name: 'ix_inspection_application', columns: ['application_id', 'id'] },
        { name: 'ix_inspection_status', columns: ['status', 'id'] },
        { name: 'ix_inspection_draw', columns: ['draw_request_id', 'status'] },
      ],
    );
    await createTable(
      runner,
      'inspection_report',
      [
        c.primary(),
        c.id('inspection_id'),
        c.integer('round'),
        c.instant('inspected_at'),
        c.text('note', 4000, { isNullable: true }),
        c.json('photos'),
        c.json('lines'),
        c.id('reported_by'),
        c.instant('reported_at'),
      ],
      [{ name: 'uq_inspection_report_round', columns: ['inspection_id', 'round'], unique: true }],
    );
    await createTable(
      runner,
      'inspection_history',
      [
        c.primary(),
        c.id('inspection_id'),
        c.text('command', 20),
        c.text('from_status', 20, { isNullable: true }),
        c.text('to_status', 20),
        c.text('reason', 4000, { isNullable: true }),
        c.id('user_id'),
        c.instant('happened_at'),
      ],
      [{ name: 'ix_inspection_history', columns: ['inspection_id', 'id'] }],
    );
  }

  private async createProgress(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'inspected_line',
      [
        c.primary(),
        c.id('application_id'),
        c.id('inspection_id'),
        c.integer('percent_complete'),
        c.instant('inspected_at'),
      ],
      [{ name: 'ix_inspected_line_application', columns: ['application_id'] }],
    );
    await createTable(runner, 'inspection_setting', [
      c.primary(),
      c.integer('version'),
      c.flag('caps_draws'),
      c.id('changed_by'),
      c.instant('changed_at'),
    ]);
  }

  /** What an inspector found is never destroyed but with its tables. */
  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'inspection_setting',
      'inspected_line',
      'inspection_history',
      'inspection_report',
      'inspection',
    ])
      await runner.dropTable(table);
    await runner.dropColumn('ledger_line', 'cap_percent');
  }
}
