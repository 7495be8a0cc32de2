import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outcomes of the outside identity check. */
export class CreateIdentityChecks1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'identity_check',
      [
        c.primary(),
        c.id('account_id'),
        c.text('state', 10),
        c.text('reason_code', 100, empty),
        c.text('reason', 500, empty),
        c.text('request_id', 200, empty),
        c.text('conversation_id', 200, empty),
        c.instant('started_at'),
        c.instant('ended_at', empty),
      ],
      [{ name: 'ix_identity_check_account', columns: ['account_id', 'started_at'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('identity_check');
  }
}
