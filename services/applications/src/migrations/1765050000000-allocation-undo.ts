import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the last division of a budget overwrote, by application. */
export class AllocationUndo1765050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'allocation_undo', [
      c.primary('application_id'),
      c.json('content'),
      c.instant('made_at'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('allocation_undo');
  }
}
