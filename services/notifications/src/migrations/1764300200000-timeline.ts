import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened to each company. */
export class Timeline1764300200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'timeline_entry',
      [
        c.primary(),
        c.id('company_id'),
        c.id('application_id', { isNullable: true }),
        c.text('subject', 300),
        c.longText('message'),
        c.instant('happened_at'),
      ],
      [
        { name: 'ix_timeline_entry_company', columns: ['company_id', 'happened_at', 'id'] },
        { name: 'ix_timeline_entry_application', columns: ['application_id', 'happened_at'] },
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('timeline_entry');
  }
}
