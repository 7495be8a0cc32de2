import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox and inbox, the same in every service. */
export class CreateEventTables1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'outbox_message',
      [
        c.sequence('sequence'),
        c.id('event_id'),
        c.text('type', 80),
        c.text('aggregate_key', 200),
        c.longText('envelope'),
        c.json('pending'),
        c.integer('attempts', { default: 0 }),
        c.instant('published_at', { isNullable: true }),
      ],
      [{ name: 'ix_outbox_unpublished', columns: ['published_at', 'sequence'] }],
    );
    await createTable(runner, 'inbox_message', [
      c.primary('event_id'),
      { ...c.text('handler', 120), isPrimary: true },
      c.instant('handled_at'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('inbox_message');
    await runner.dropTable('outbox_message');
  }
}
