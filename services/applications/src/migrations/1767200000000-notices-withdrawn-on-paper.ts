import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry of a notice on paper may take back the one before: it names its number. */
export class NoticesWithdrawnOnPaper1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query('ALTER TABLE adverse_on_paper ADD COLUMN withdraws int NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM adverse_on_paper WHERE withdraws IS NOT NULL');
    await runner.dropColumn('adverse_on_paper', 'withdraws');
  }
}
