import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRegistration1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'account_code',
      [
        c.primary(),
        c.text('kind', 20),
        c.id('subject_id'),
        c.text('email', 254),
        c.text('first_name', 120),
        c.text('last_name', 120),
        c.id('company_id', empty),
        c.text('organization_name', 200, empty),
        c.text('code_hash', 64),
        c.id('sent_by', empty),
        c.instant('sent_at'),
        c.instant('expires_at'),
        c.instant('closed_at', empty),
      ],
      [
        { name: 'ux_account_code_hash', columns: ['code_hash'], unique: true },
        { name: 'ix_account_code_email', columns: ['email', 'kind'] },
        { name: 'ix_account_code_expiry', columns: ['expires_at'] },
      ],
    );
    await createTable(runner, 'broker_account_draft', [
      c.primary('broker_id'),
      c.id('account_id'),
      c.text('email', 254),
      c.text('first_name', 120),
      c.text('last_name', 120),
      c.text('mobile_number', 20),
      c.text('password_hash', 200),
      c.instant('created_at'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['broker_account_draft', 'account_code']) await runner.dropTable(table);
  }
}
