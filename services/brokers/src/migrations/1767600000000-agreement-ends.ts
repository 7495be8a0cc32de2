import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When it was told that an agreement ends, and that it has ended; null while it was not. */
export class AgreementEnds1767600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const type = runner.connection.options.type === 'mysql' ? 'datetime(3)' : 'datetime';
    // Not by addColumn, which on SQLite would make the whole table anew.
    for (const name of ['ending_told_at', 'ended_told_at'])
      await runner.query(`ALTER TABLE broker_agreement ADD COLUMN ${name} ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['ended_told_at', 'ending_told_at'])
      await runner.query(`ALTER TABLE broker_agreement DROP COLUMN ${name}`);
  }
}
