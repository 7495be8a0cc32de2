import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments apart from approvals. What was approved until now was paid on the day of its decision: the lines of a draw that were
 * approved on one day are one funding of that day, without reference and payee. Totals stay as they are.
 */
export class Fundings1765100200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createTables(runner);
    await runner.query('ALTER TABLE draw_line ADD COLUMN funding_id varchar(36) NULL');
    await runner.query('CREATE INDEX ix_draw_line_funding ON draw_line (status_id, funding_id)');
    await this.fill(runner);
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const orNull = { isNullable: true };
    await createTable(
      runner,
      'funding',
      [
        c.primary(),
        c.id('draw_request_id'),
        c.id('application_id'),
        c.id('company_id'),
        c.text('stage', 20),
        c.text('scheduled_for', 10),
        c.cents('amount_cents'),
        c.cents('fees_cents'),
        c.cents('reserve_cents'),
        c.text('funded_on', 10, orNull),
        c.text('reference', 400, orNull),
        c.text('payee', 400, orNull),
        c.text('reason', 4000, orNull),
        c.text('reversed_on', 10, orNull),
        c.id('scheduled_by'),
        c.instant('scheduled_at'),
        c.id('funded_by', orNull),
        c.instant('funded_at', orNull),
        c.id('ended_by', orNull),
        c.instant('ended_at', orNull),
        c.integer('version'),
      ],
      [
        { name: 'ix_funding_stage', columns: ['stage', 'id'] },
        { name: 'ix_funding_application', columns: ['application_id', 'id'] },
        { name: 'ix_funding_draw', columns: ['draw_request_id', 'id'] },
      ],
    );
    await createTable(
      runner,
      'funding_line',
      [c.primary(), c.id('funding_id'), c.id('draw_line_id'), c.id('ledger_line_id'), c.cents('amount_cents')],
      [
        { name: 'ix_funding_line_funding', columns: ['funding_id', 'ledger_line_id'] },
        { name: 'ix_funding_line_draw_line', columns: ['draw_line_id'] },
      ],
    );
    await createTable(
      runner,
      'loan_entry',
      [
        c.primary(),
        c.id('application_id'),
        c.id('funding_id', orNull),
        c.text('kind', 20),
        c.cents('amount_cents'),
        c.text('effective_on', 10),
        c.text('reason', 4000, orNull),
        c.id('user_id'),
        c.instant('happened_at'),
      ],
      [{ name: 'ix_loan_entry_application', columns: ['application_id', 'id'] }],
    );
  }

  private async fill(runner: QueryRunner): Promise<void> {
    // The day at UTC-4, as every day of the portal.
    const day =
      runner.connection.options.type === 'mysql'
        ? `DATE_FORMAT(DATE_SUB(entry.happened_at, INTERVAL 4 HOUR), '%Y-%m-%d')`
        : `date(entry.happened_at, '-4 hours')`;
    const paid = `FROM ledger_entry entry
       JOIN draw_line line ON line.id = entry.draw_line_id
       JOIN draw_request draw ON draw.id = line.draw_request_id
       WHERE entry.kind = 'funded'`;
    await runner.query(
      `INSERT INTO funding (id, draw_request_id, application_id, company_id, stage, scheduled_for, amount_cents, fees_cents, reserve_cents,
         funded_on, scheduled_by, scheduled_at, funded_by, funded_at, version)
       SELECT MIN(line.id), draw.id, MIN(draw.application_id), MIN(draw.company_id), 'funded', ${day}, SUM(entry.amount_cents), 0, 0,
         ${day}, MIN(entry.user_id), MIN(entry.happened_at), MIN(entry.user_id), MIN(entry.happened_at), 1
       ${paid} GROUP BY draw.id, ${day}`,
    );
    await runner.query(
      `INSERT INTO funding_line (id, funding_id, draw_line_id, ledger_line_id, amount_cents)
       SELECT line.id, funding.id, line.id, entry.ledger_line_id, entry.amount_cents
       FROM ledger_entry entry
       JOIN draw_line line ON line.id = entry.draw_line_id
       JOIN funding ON funding.draw_request_id = line.draw_request_id AND funding.funded_on = ${day}
       WHERE entry.kind = 'funded'`,
    );
    const fundingOf = (column: string): string =>
      `(SELECT funding_line.funding_id FROM funding_line WHERE funding_line.draw_line_id = ${column})`;
    await runner.query(`UPDATE draw_line SET funding_id = ${fundingOf('draw_line.id')}`);
    await runner.query(
      `UPDATE ledger_entry SET funding_id = ${fundingOf('ledger_entry.draw_line_id')} WHERE kind = 'funded'`,
    );
    await runner.query(
      `UPDATE ledger_entry SET effective_on = (SELECT funding.funded_on FROM funding WHERE funding.id = ledger_entry.funding_id)
       WHERE kind = 'funded'`,
    );
  }

  /** Who was paid, when and why it came back is never destroyed: it goes only with its tables. */
  async down(): Promise<void> {}
}
