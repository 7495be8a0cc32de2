import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** The history of a file tells who said of which property it is, by the name that the property had then. */
export class NamedProperties1766900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await runner.addColumn('file_history', new TableColumn(c.text('named_by', 20, { isNullable: true })));
    await runner.addColumn('file_history', new TableColumn(c.text('property_title', 500, { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('file_history', 'property_title');
    await runner.dropColumn('file_history', 'named_by');
  }
}
