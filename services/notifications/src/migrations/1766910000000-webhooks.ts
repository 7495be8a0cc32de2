import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where events are told to programs of the lender, what is told, and each attempt. */
export class Webhooks1766910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'webhook_endpoint',
      [
        c.primary(),
        c.text('name', 200),
        c.text('name_key', 200),
        c.text('url', 200),
        c.json('types'),
        c.text('secret', 300),
        c.flag('active'),
        c.text('off_because', 20, empty),
        c.instant('failing_since', empty),
        c.instant('delivered_at', empty),
        c.id('created_by'),
        c.instant('created_at'),
      ],
      [{ name: 'ux_webhook_name', columns: ['name_key'], unique: true }],
    );
    await createTable(
      runner,
      'webhook_delivery',
      [
        c.primary(),
        c.id('endpoint_id'),
        c.id('event_id'),
        c.text('type', 60),
        c.longText('body'),
        c.text('status', 10),
        c.integer('attempts'),
        c.instant('due_at'),
        c.instant('created_at'),
        c.instant('delivered_at', empty),
        c.text('last_error', 300, empty),
      ],
      [
        { name: 'ux_webhook_delivery_event', columns: ['endpoint_id', 'event_id'], unique: true },
        { name: 'ix_webhook_delivery_due', columns: ['status', 'due_at'] },
        { name: 'ix_webhook_delivery_list', columns: ['endpoint_id', 'id'] },
        { name: 'ix_webhook_delivery_age', columns: ['created_at'] },
      ],
    );
    await createTable(
      runner,
      'webhook_attempt',
      [
        c.primary(),
        c.id('delivery_id'),
        c.instant('at'),
        c.integer('milliseconds'),
        c.integer('status', empty),
        c.text('error', 300, empty),
        c.longText('response', empty),
      ],
      [{ name: 'ix_webhook_attempt_delivery', columns: ['delivery_id', 'id'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_attempt', 'webhook_delivery', 'webhook_endpoint']) await runner.dropTable(table);
  }
}
