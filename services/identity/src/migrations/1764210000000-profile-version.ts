import { columnsFor } from '@groundwork/server-data';
import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A profile says which version of it was read, so that two windows do not overwrite each other. */
export class ProfileVersion1764210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('account', new TableColumn(columnsFor(runner).integer('profile_version', { default: 1 })));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('account', 'profile_version');
  }
}
