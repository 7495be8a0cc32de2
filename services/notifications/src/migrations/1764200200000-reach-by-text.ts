import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

/** Text messages beside letters, whom to send them, and what the bell's stream asks for. */
export class ReachByText1764200200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await runner.addColumns('recipient', [
      new TableColumn(c.text('role', 20, { isNullable: true })),
      new TableColumn(c.text('mobile_number', 10, { isNullable: true })),
      new TableColumn(c.flag('can_send_messages', { default: false })),
    ]);
    await runner.createIndex('recipient', new TableIndex({ name: 'ix_recipient_role', columnNames: ['role'] }));
    await runner.addColumn('outbound_message', new TableColumn(c.text('channel', 10, { default: "'mail'" })));
    await runner.dropIndex('outbound_message', 'ix_outbound_message_due');
    await runner.createIndex(
      'outbound_message',
      new TableIndex({ name: 'ix_outbound_message_channel_due', columnNames: ['channel', 'status', 'due_at'] }),
    );
    await runner.createIndex(
      'notification',
      new TableIndex({ name: 'ix_notification_created', columnNames: ['created_at', 'id'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('notification', 'ix_notification_created');
    await runner.dropIndex('outbound_message', 'ix_outbound_message_channel_due');
    await runner.createIndex(
      'outbound_message',
      new TableIndex({ name: 'ix_outbound_message_due', columnNames: ['status', 'due_at'] }),
    );
    await runner.dropColumn('outbound_message', 'channel');
    await runner.dropIndex('recipient', 'ix_recipient_role');
    await runner.dropColumns('recipient', ['role', 'mobile_number', 'can_send_messages']);
  }
}
