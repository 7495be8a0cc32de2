import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of a loan's sources is paid outside its budget. */
export class OutsideBudget1766510000000 implements MigrationInterface {
  /** Not by addColumn, which on SQLite would make the whole table anew. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loan_sources ADD COLUMN outside_cents bigint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('loan_sources', 'outside_cents');
  }
}
