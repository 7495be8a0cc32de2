import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which command brought an application to a stage, and where it still counts. */
const stages = {
  awaiting_at: ["'finalSubmit'", ''],
  closing_at: ["'requireClosing'", " WHERE status IN ('in_closing', 'approved')"],
  approved_at: ["'approve', 'completeClosing'", " WHERE status = 'approved'"],
} as const;

/** When an application was brought to a stage, for lists that read no history; of those that are there, the history tells it. */
export class StageDates1765020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const type = runner.connection.options.type === 'mysql' ? 'datetime(3)' : columnsFor(runner).instant('at').type;
    for (const [column, [commands, where]] of Object.entries(stages)) {
      // Not by addColumn, which on SQLite would make the whole table anew.
      await runner.query(`ALTER TABLE application ADD COLUMN ${column} ${type} NULL`);
      await runner.query(
        `UPDATE application SET ${column} = (SELECT MAX(at) FROM application_history WHERE application_id = application.id AND command IN (${commands}))${where}`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(stages)) await runner.dropColumn('application', column);
  }
}
