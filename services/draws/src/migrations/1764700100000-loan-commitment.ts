import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a loan gives at most and what of it is taken. Until now the commitment was the whole budget. */
export class LoanCommitment1764700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    for (const name of ['commitment_cents', 'held_cents'])
      await runner.query(`ALTER TABLE ledger ADD COLUMN ${name} bigint NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE ledger ADD COLUMN terms ${columnsFor(runner).json('terms').type} NULL`);
    const sumOf = (what: string): string =>
      `(SELECT COALESCE(SUM(${what}), 0) FROM ledger_line WHERE ledger_line.application_id = ledger.application_id)`;
    await runner.query(
      `UPDATE ledger SET commitment_cents = ${sumOf('budget_cents')}, held_cents = ${sumOf('funded_cents + pending_cents')}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['commitment_cents', 'held_cents', 'terms']) await runner.dropColumn('ledger', name);
  }
}
