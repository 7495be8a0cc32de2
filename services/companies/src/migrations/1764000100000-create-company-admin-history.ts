import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCompanyAdminHistory1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'company_admin_history',
      [
        c.primary(),
        c.id('company_id'),
        c.id('user_id'),
        c.text('command', 20),
        c.id('actor_id', { isNullable: true }),
        c.instant('at'),
      ],
      [{ name: 'ix_company_admin_history', columns: ['company_id', 'at'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('company_admin_history');
  }
}
