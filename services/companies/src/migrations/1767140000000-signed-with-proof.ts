import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['s1_signature'] as const;

/** What a signer proved beside the link; null of signatures from before it was asked for. */
export class SignedWithProof1767140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    for (const table of tables) await runner.query(`ALTER TABLE ${table} ADD COLUMN proof varchar(400) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN proof`);
  }
}
