import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What borrowers are called, and the way to the payments of a month. */
export class BorrowerNames1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'borrower_name', [c.primary('company_id'), c.text('name', 300)]);
    await runner.query('CREATE INDEX ix_funding_funded_on ON funding (stage, funded_on)');
    await runner.query('CREATE INDEX ix_draw_request_created ON draw_request (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('draw_request', 'ix_draw_request_created');
    await runner.dropIndex('funding', 'ix_funding_funded_on');
    await runner.dropTable('borrower_name');
  }
}
