import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bank accounts in versions, batches of exported payments, and in which batch a payment went. */
export class PaymentExports1766200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'payment_account',
      [
        c.primary(),
        c.id('owner'),
        c.integer('version'),
        c.text('account_name', 400),
        c.text('kind', 10),
        c.text('routing_number', 9, { isNullable: true }),
        c.text('sealed', 400),
        c.text('last_four', 4),
        c.id('edited_by'),
        c.instant('edited_at'),
      ],
      [{ name: 'uq_payment_account_version', columns: ['owner', 'version'], unique: true }],
    );
    await createTable(
      runner,
      'payment_batch',
      [
        c.primary(),
        c.integer('number'),
        c.integer('payments'),
        c.cents('total_cents'),
        c.longText('sealed'),
        c.id('made_by'),
        c.instant('made_at'),
      ],
      [{ name: 'uq_payment_batch_number', columns: ['number'], unique: true }],
    );
    // Not by addColumn, which on SQLite would make the whole table anew.
    const instant = runner.connection.options.type === 'mysql' ? 'datetime(3)' : 'datetime';
    await runner.query('ALTER TABLE funding ADD COLUMN batch_number int NULL');
    await runner.query(`ALTER TABLE funding ADD COLUMN exported_at ${instant} NULL`);
  }

  /** What was told to a bank is never forgotten while its payments are there. */
  async down(): Promise<void> {}
}
