import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** Who needs a second factor, as the lender says: nobody of whom it did not say so before. */
export class SecondFactorOfWhom1767300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await runner.addColumn('signing_setting', new TableColumn({ ...c.text('second_factor', 20), default: "'nobody'" }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('signing_setting', 'second_factor');
  }
}
