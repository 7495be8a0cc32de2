import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is typed into applications and not saved yet. */
export class CreateDrafts1764910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'application_draft',
      [
        c.primary(),
        c.id('application_id'),
        c.id('user_id'),
        c.text('section', 80),
        c.longText('content'),
        c.instant('typed_at'),
      ],
      [
        { name: 'uq_application_draft', columns: ['application_id', 'user_id', 'section'], unique: true },
        { name: 'ix_application_draft_typed', columns: ['typed_at'] },
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('application_draft');
  }
}
