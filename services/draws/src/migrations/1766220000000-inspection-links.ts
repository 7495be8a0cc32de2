import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did something by a link, without an account: beside the user on whose behalf it was. */
export class InspectionLinks1766220000000 implements MigrationInterface {
  /** Not by addColumn, which on SQLite would make the whole table anew. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inspection_report ADD COLUMN named_inspector varchar(200) NULL');
    await runner.query('ALTER TABLE inspection_history ADD COLUMN named_inspector varchar(200) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('inspection_report', 'named_inspector');
    await runner.dropColumn('inspection_history', 'named_inspector');
  }
}
