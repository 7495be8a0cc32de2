import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** A line of the bell for everybody of an audience but one. */
export class ToldToOthers1765521000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await runner.addColumn('notification', new TableColumn(c.id('except_user_id', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('notification', 'except_user_id');
  }
}
