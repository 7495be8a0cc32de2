import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** What a change of a draft is made of: drafts of before are each their first. */
export class RevisionsOfDrafts1766110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(
      'application_draft',
      new TableColumn(columnsFor(runner).integer('revision', { default: 1 })),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('application_draft', 'revision');
  }
}
