import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The record under which the supervision of a line of credit counts as acknowledged; of before nobody asked while it was filled in. */
export class SupervisionOnRecord1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    const type = runner.connection.options.type === 'mysql' ? 'mediumtext' : 'text';
    await runner.query(`ALTER TABLE application ADD COLUMN supervision ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('application', 'supervision');
  }
}
