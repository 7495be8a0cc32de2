import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the outside provider told of properties' surroundings. */
export class CreatePropertyDemographics1764300200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'property_demographics', [
      c.primary('property_id'),
      c.longText('address'),
      c.integer('as_of_year'),
      c.json('figures'),
      c.instant('fetched_at'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('property_demographics');
  }
}
