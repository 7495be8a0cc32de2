import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/**
 * The property whose paper a file is. Of files that are there it is learned from the applications service, which alone knows
 * properties (`FileProperties`).
 */
export class FilesOfProperties1766200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await runner.addColumn('file_upload', new TableColumn(c.id('property_id', { isNullable: true })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('file_upload', 'property_id');
  }
}
