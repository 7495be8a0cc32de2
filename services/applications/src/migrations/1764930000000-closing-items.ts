import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The checklist of a closing. */
export class ClosingItems1764930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'closing_item',
      [
        c.primary(),
        c.id('application_id'),
        c.text('kind', 40),
        c.integer('version'),
        c.flag('completed'),
        c.date('due_on', { isNullable: true }),
        c.date('expires_on', { isNullable: true }),
        c.longText('comment', { isNullable: true }),
        c.id('file_upload_id', { isNullable: true }),
        c.id('ticked_by', { isNullable: true }),
        c.instant('ticked_at', { isNullable: true }),
      ],
      [{ name: 'uq_closing_item', columns: ['application_id', 'kind'], unique: true }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('closing_item');
  }
}
