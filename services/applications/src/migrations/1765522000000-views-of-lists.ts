import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableIndex } from 'typeorm';

const unique = (columnNames: string[]) => new TableIndex({ name: 'uq_saved_view', columnNames, isUnique: true });

/** Views are kept of more than one list. Those of before are of applications. */
export class ViewsOfLists1765522000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await runner.addColumn('saved_view', new TableColumn(c.text('list', 20, { default: "'applications'" })));
    await runner.dropIndex('saved_view', 'uq_saved_view');
    await runner.createIndex('saved_view', unique(['user_id', 'list', 'name']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM saved_view WHERE list <> 'applications'");
    await runner.dropIndex('saved_view', 'uq_saved_view');
    await runner.createIndex('saved_view', unique(['user_id', 'name']));
    await runner.dropColumn('saved_view', 'list');
  }
}
