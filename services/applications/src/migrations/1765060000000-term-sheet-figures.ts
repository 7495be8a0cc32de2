import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of an application its accepted term sheet shows; of what was accepted before nobody knows it. */
export class TermSheetFigures1765060000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    const type = runner.connection.options.type === 'mysql' ? 'mediumtext' : 'text';
    await runner.query(`ALTER TABLE application ADD COLUMN term_sheet_figures ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('application', 'term_sheet_figures');
  }
}
