import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number that people call a loan by. Those from before have none: its application knows it. */
export class ProjectNumberOfLedger1765010100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger ADD COLUMN project_number int NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('ledger', 'project_number');
  }
}
