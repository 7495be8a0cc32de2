import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Interest of loans: its terms, statements and payments, units that are released, and the end of a loan. A loan that is there already
 * bears none before an administrator sets its terms: what was charged before this portal computed it, it does not know.
 */
export class LoanInterest1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query('ALTER TABLE ledger ADD COLUMN interest_from varchar(10) NULL');
    await runner.query('ALTER TABLE ledger ADD COLUMN closed_on varchar(10) NULL');
    await runner.query('ALTER TABLE loan_entry ADD COLUMN statement_id varchar(36) NULL');
    await runner.query('ALTER TABLE loan_entry ADD COLUMN payment_id varchar(36) NULL');
    await this.createTerms(runner);
    await this.createStatements(runner);
    await this.createPayments(runner);
    await this.createUnits(runner);
  }

  private async createTerms(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'interest_terms',
      [
        c.primary(),
        c.id('application_id'),
        c.integer('version'),
        c.text('basis', 20),
        c.integer('rate'),
        c.date('first_day'),
        c.date('effective_on'),
        c.text('payer', 20),
        c.text('reason', 4000),
        c.id('user_id'),
        c.instant('happened_at'),
      ],
      [{ name: 'uq_interest_terms_version', columns: ['application_id', 'version'], unique: true }],
    );
  }

  private async createStatements(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'interest_statement',
      [
        c.primary(),
        c.id('application_id'),
        c.text('month', 7),
        c.date('period_from'),
        c.date('period_to'),
        c.cents('opening_cents'),
        c.cents('closing_cents'),
        c.cents('interest_cents'),
        c.cents('adjustment_cents'),
        c.cents('kept_cents'),
        c.cents('drawn_cents'),
        c.cents('due_cents'),
        c.date('due_on'),
        c.text('basis', 20),
        c.integer('rate'),
        c.json('lines'),
        c.id('made_by', { isNullable: true }),
        c.instant('made_at'),
      ],
      [{ name: 'uq_interest_statement_month', columns: ['application_id', 'month'], unique: true }],
    );
  }

  private async createPayments(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'loan_payment',
      [
        c.primary(),
        c.id('application_id'),
        c.text('kind', 20),
        c.text('stage', 20),
        c.date('received_on'),
        c.text('reference', 400),
        c.cents('amount_cents'),
        c.id('unit_id', { isNullable: true }),
        c.text('reason', 4000, { isNullable: true }),
        c.date('reversed_on', { isNullable: true }),
        c.id('recorded_by'),
        c.instant('recorded_at'),
        c.id('reversed_by', { isNullable: true }),
        c.instant('reversed_at', { isNullable: true }),
        c.integer('version'),
      ],
      [{ name: 'ix_loan_payment_application', columns: ['application_id', 'id'] }],
    );
  }

  private async createUnits(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'loan_unit',
      [
        c.primary(),
        c.id('application_id'),
        c.text('name', 200),
        c.cents('price_cents'),
        c.id('payment_id', { isNullable: true }),
        c.date('released_on', { isNullable: true }),
        c.id('user_id'),
        c.instant('added_at'),
        c.integer('version'),
      ],
      [{ name: 'ix_loan_unit_application', columns: ['application_id', 'id'] }],
    );
  }

  /** What was stated and paid is never destroyed but with its tables. */
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['loan_unit', 'loan_payment', 'interest_statement', 'interest_terms'])
      await runner.dropTable(table);
    for (const column of ['payment_id', 'statement_id']) await runner.dropColumn('loan_entry', column);
    for (const column of ['closed_on', 'interest_from']) await runner.dropColumn('ledger', column);
  }
}
