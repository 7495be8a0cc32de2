import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdentity1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'account',
      [
        c.primary(),
        c.text('email', 254),
        c.text('first_name', 120),
        c.text('last_name', 120),
        c.text('role', 20),
        c.text('password_hash', 200, empty),
        c.flag('active'),
        c.id('broker_id', empty),
        c.json('profile'),
        c.instant('created_at'),
        c.instant('updated_at'),
      ],
      [
        { name: 'ux_account_email', columns: ['email'], unique: true },
        { name: 'ix_account_role', columns: ['role', 'last_name'] },
        { name: 'ix_account_broker', columns: ['broker_id'] },
      ],
    );
    await createTable(
      runner,
      'company_membership',
      [c.primary('account_id'), c.primary('company_id'), c.text('organization_name', 200)],
      [{ name: 'ix_membership_company', columns: ['company_id'] }],
    );
    await createTable(
      runner,
      'session',
      [
        c.primary(),
        c.id('account_id'),
        c.integer('generation'),
        c.text('secret', 64),
        c.id('company_id', empty),
        c.instant('created_at'),
        c.instant('active_at'),
        c.instant('rotated_at'),
        c.instant('ended_at', empty),
        c.text('end_reason', 20, empty),
        c.text('address', 64, empty),
        c.text('user_agent', 300, empty),
      ],
      [
        { name: 'ix_session_account', columns: ['account_id', 'ended_at'] },
        { name: 'ix_session_open', columns: ['ended_at', 'active_at'] },
      ],
    );
    await createTable(runner, 'sign_in_failure', [
      { ...c.text('id', 64), isPrimary: true },
      c.integer('failures'),
      c.instant('window_from'),
      c.instant('blocked_until', empty),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sign_in_failure', 'session', 'company_membership', 'account']) await runner.dropTable(table);
  }
}
