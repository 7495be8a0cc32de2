import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Retainage that is held back, and release draws. What was approved until now was paid at once and whole: each of its entries
 * becomes two, the approval and the payment, on the same day.
 */
export class RetainageWithheld1765100100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const json = c.json('').type;
    const columns: readonly [table: string, column: string][] = [
      ['ledger_line', 'payable_cents bigint NOT NULL DEFAULT 0'],
      ['ledger_line', 'retained_cents bigint NOT NULL DEFAULT 0'],
      ['ledger_line', 'releasing_cents bigint NOT NULL DEFAULT 0'],
      ['ledger_line', 'released_cents bigint NOT NULL DEFAULT 0'],
      ['ledger_entry', 'funding_id varchar(36) NULL'],
      ['ledger_entry', 'effective_on varchar(10) NULL'],
      ['draw_line', 'retained_cents bigint NULL'],
      ['draw_request', `kind varchar(20) NOT NULL DEFAULT 'work'`],
      ['draw_submission', `retainage ${json} NULL`],
    ];
    // Not by addColumn, which on SQLite would make the whole table anew.
    for (const [table, column] of columns) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    await createTable(
      runner,
      'retainage_terms',
      [
        c.primary(),
        c.id('application_id'),
        c.integer('version'),
        c.json('terms'),
        c.text('reason', 4000),
        c.id('user_id'),
        c.instant('happened_at'),
      ],
      [{ name: 'uq_retainage_terms_version', columns: ['application_id', 'version'], unique: true }],
    );
    await runner.query('UPDATE draw_line SET retained_cents = 0 WHERE status_id = 3');
    await runner.query(`UPDATE ledger_entry SET kind = 'funded' WHERE kind = 'draw'`);
    const id =
      runner.connection.options.type === 'mysql'
        ? 'UUID()'
        : `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(6)))`;
    await runner.query(
      `INSERT INTO ledger_entry (id, application_id, ledger_line_id, draw_line_id, kind, amount_cents, user_id, happened_at)
       SELECT ${id}, application_id, ledger_line_id, draw_line_id, 'approved', amount_cents, user_id, happened_at
       FROM ledger_entry WHERE kind = 'funded'`,
    );
  }

  /** Why money moved is never destroyed: it goes only with its tables. */
  async down(): Promise<void> {}
}
