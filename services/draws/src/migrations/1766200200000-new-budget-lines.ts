import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines that a change adds to the budget. */
export class NewBudgetLines1766200200000 implements MigrationInterface {
  /** Not by addColumn, which on SQLite would make the whole table anew. */
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['new_name varchar(200)', 'new_section varchar(200)', 'new_property_id varchar(36)'])
      await runner.query(`ALTER TABLE budget_change_line ADD COLUMN ${column} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['new_name', 'new_section', 'new_property_id'])
      await runner.dropColumn('budget_change_line', name);
  }
}
