import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When what was signed by a link has become a file: until then nobody is asked to sign anew. All that is older has. */
export class FiledS11767510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const type = runner.connection.options.type === 'mysql' ? 'datetime(3)' : 'datetime';
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query(`ALTER TABLE s1_request ADD COLUMN filed_at ${type} NULL`);
    await runner.query('UPDATE s1_request SET filed_at = signed_at WHERE signed_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE s1_request DROP COLUMN filed_at');
  }
}
