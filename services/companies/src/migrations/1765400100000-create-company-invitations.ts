import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each address was asked last to use the portal for a company. Earlier invitations are known to nobody. */
export class CreateCompanyInvitations1765400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'company_invitation', [
      c.primary('company_id'),
      { ...c.text('email', 254), isPrimary: true },
      c.instant('invited_at'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('company_invitation');
  }
}
