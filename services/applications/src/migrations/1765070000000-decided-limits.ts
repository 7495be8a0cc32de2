import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which limits a decision exceeds, and why it was taken all the same. */
export class DecidedLimits1765070000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query(`ALTER TABLE loan_decision ADD COLUMN exceeded_limits ${c.json('exceeded_limits').type} NULL`);
    await runner.query(`ALTER TABLE loan_decision ADD COLUMN limits_reason ${c.longText('limits_reason').type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('loan_decision', 'limits_reason');
    await runner.dropColumn('loan_decision', 'exceeded_limits');
  }
}
