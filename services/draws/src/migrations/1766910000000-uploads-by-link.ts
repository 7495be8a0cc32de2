import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many files a link has let in. */
export class UploadsByLink1766910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query('ALTER TABLE access_link ADD COLUMN uploads int NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE access_link DROP COLUMN uploads');
  }
}
