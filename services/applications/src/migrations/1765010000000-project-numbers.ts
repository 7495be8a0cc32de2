import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

/** The number before the first. */
const before = 1000;

const ordered = `(SELECT id, ROW_NUMBER() OVER (ORDER BY created_at, id) + ${before} AS place FROM application) AS numbered`;

/** A short number for each application: those that are there have theirs in the order in which they were created. */
export class ProjectNumbers1765010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query('ALTER TABLE application ADD COLUMN project_number int NOT NULL DEFAULT 0');
    await runner.query(
      runner.connection.options.type === 'mysql'
        ? `UPDATE application JOIN ${ordered} ON numbered.id = application.id SET project_number = numbered.place`
        : `UPDATE application SET project_number = numbered.place FROM ${ordered} WHERE numbered.id = application.id`,
    );
    await runner.createIndex(
      'application',
      new TableIndex({ name: 'uq_application_number', columnNames: ['project_number'], isUnique: true }),
    );
    await createTable(runner, 'project_counter', [c.primary(), c.integer('last_number')]);
    await runner.query(
      `INSERT INTO project_counter (id, last_number) SELECT 'project', COALESCE(MAX(project_number), ${before}) FROM application`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('project_counter');
    await runner.dropIndex('application', 'uq_application_number');
    await runner.dropColumn('application', 'project_number');
  }
}
