import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

/** Second factors, their recovery codes, and the challenges between a right password and a session. */
export class CreateSecondFactor1764100001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(runner, 'second_factor', [
      c.primary('account_id'),
      c.text('secret', 300),
      c.integer('last_step'),
      c.instant('created_at'),
    ]);
    await createTable(
      runner,
      'recovery_code',
      [c.primary(), c.id('account_id'), c.text('hash', 64), c.instant('used_at', empty)],
      [{ name: 'ux_recovery_code', columns: ['account_id', 'hash'], unique: true }],
    );
    await createTable(
      runner,
      'sign_in_challenge',
      [
        { ...c.text('id', 64), isPrimary: true },
        c.id('account_id'),
        c.text('purpose', 20),
        c.text('secret', 300, empty),
        c.integer('attempts'),
        c.instant('expires_at'),
        c.instant('used_at', empty),
      ],
      [{ name: 'ix_challenge_expiry', columns: ['expires_at'] }],
    );
    // The throttle asks at each attempt whether an account was used from an address before.
    await runner.createIndex(
      'session',
      new TableIndex({ name: 'ix_session_known', columnNames: ['account_id', 'address', 'created_at'] }),
    );
    // What nobody counts any more is cleared away by its age.
    await runner.createIndex(
      'sign_in_failure',
      new TableIndex({ name: 'ix_failure_age', columnNames: ['window_from'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('sign_in_failure', 'ix_failure_age');
    await runner.dropIndex('session', 'ix_session_known');
    for (const table of ['sign_in_challenge', 'recovery_code', 'second_factor']) await runner.dropTable(table);
  }
}
