import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers of commands by their Idempotency-Key, the same in every service. */
export class CreateIdempotencyKeys1763700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'idempotency_key',
      [
        { ...c.text('id', 64), isPrimary: true },
        c.text('body_hash', 64),
        c.instant('running_until'),
        c.integer('status', { isNullable: true }),
        c.longText('answer', { isNullable: true }),
        c.instant('created_at'),
      ],
      [{ name: 'ix_idempotency_created', columns: ['created_at'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_key');
  }
}
