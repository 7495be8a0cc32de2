import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const empty = { isNullable: true } as const;

/** What administrators changed in Deal Entry. */
export class DealChanges1765420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'deal_change',
      [
        c.primary(),
        c.id('company_id'),
        c.text('kind', 20),
        c.id('subject_id', empty),
        c.cents('credit_amount', empty),
        c.id('actor_id'),
        c.instant('happened_at'),
      ],
      [{ name: 'ix_deal_change_company', columns: ['company_id', 'happened_at'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('deal_change');
  }
}
