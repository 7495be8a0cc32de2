import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The general contractor of a loan by name; nobody told it of loans from before. */
export class ContractorOfLoan1766600000000 implements MigrationInterface {
  /** Not by addColumn, which on SQLite would make the whole table anew. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger ADD COLUMN contractor varchar(300) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('ledger', 'contractor');
  }
}
