import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const empty = { isNullable: true } as const;

export class CreateNotificationTables1763800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'notification',
      [
        c.primary(),
        c.text('audience_kind', 20),
        c.id('audience_id'),
        c.longText('message'),
        c.text('link', 200, empty),
        c.instant('created_at'),
      ],
      [{ name: 'ix_notification_audience', columns: ['audience_kind', 'audience_id', 'created_at', 'id'] }],
    );
    await createTable(runner, 'notification_acknowledgement', [
      c.primary('notification_id'),
      c.primary('user_id'),
      c.instant('acknowledged_at'),
    ]);
    await createTable(runner, 'recipient', [
      c.primary(),
      c.text('email', 254),
      c.text('first_name', 200),
      c.text('last_name', 200),
    ]);
    await createTable(
      runner,
      'outbound_message',
      [
        c.primary(),
        c.text('dedupe_key', 120),
        c.text('template', 60),
        c.text('recipient', 254),
        c.text('subject', 300),
        c.longText('text', empty),
        c.longText('html', empty),
        c.text('status', 10),
        c.integer('attempts'),
        c.instant('due_at'),
        c.text('last_error', 300, empty),
        c.instant('created_at'),
        c.instant('sent_at', empty),
      ],
      [
        { name: 'ux_outbound_message_key', columns: ['dedupe_key'], unique: true },
        { name: 'ix_outbound_message_due', columns: ['status', 'due_at'] },
        { name: 'ix_outbound_message_created', columns: ['created_at'] },
      ],
    );
    await createTable(
      runner,
      'task',
      [
        c.primary(),
        c.id('user_id'),
        c.text('task_name', 200),
        c.longText('comment'),
        c.flag('completed'),
        c.id('created_by'),
        c.instant('created_at'),
        c.instant('updated_at'),
      ],
      [{ name: 'ix_task_user', columns: ['user_id', 'completed', 'created_at'] }],
    );
    await createTable(
      runner,
      'activity',
      [
        c.primary(),
        c.id('user_id'),
        c.id('activity_category_id'),
        c.text('name', 300),
        c.text('status', 40),
        c.longText('comments'),
        c.instant('happened_at'),
      ],
      [
        { name: 'ix_activity_user', columns: ['user_id', 'happened_at'] },
        { name: 'ix_activity_happened', columns: ['happened_at'] },
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'activity',
      'task',
      'outbound_message',
      'recipient',
      'notification_acknowledgement',
      'notification',
    ])
      await runner.dropTable(table);
  }
}
