import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of the lender's for machines. */
export class ApiTokens1766700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'api_token',
      [
        c.primary(),
        c.text('name', 200),
        c.text('name_in_use', 200, empty),
        c.text('token_hash', 64),
        c.text('ending', 4),
        c.json('scopes'),
        c.id('created_by'),
        c.instant('created_at'),
        c.instant('expires_at'),
        c.instant('used_at', empty),
        c.text('used_from', 64, empty),
        c.instant('revoked_at', empty),
        c.id('revoked_by', empty),
      ],
      [
        { name: 'ux_api_token_hash', columns: ['token_hash'], unique: true },
        { name: 'ux_api_token_name', columns: ['name_in_use'], unique: true },
        { name: 'ix_api_token_creator', columns: ['created_by'] },
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('api_token');
  }
}
