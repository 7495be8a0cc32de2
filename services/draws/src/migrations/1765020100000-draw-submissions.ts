import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Drafts, submissions, approvals of lower amounts and the entries of the ledger. Of draws from before: each is submitted, once,
 * as it stands; what is approved is approved whole; what is funded has an entry for each approved line and one for what the loan
 * began with.
 */
export class DrawSubmissions1765020100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.addColumns(runner);
    await this.createDrafts(runner);
    await this.createSubmissions(runner);
    await this.createEntries(runner);
    await this.fill(runner);
  }

  /** Not by addColumn, which on SQLite would make the whole table anew. */
  private async addColumns(runner: QueryRunner): Promise<void> {
    const json = columnsFor(runner).json('').type;
    const columns: readonly [table: string, column: string][] = [
      ['draw_request', `stage varchar(20) NOT NULL DEFAULT 'submitted'`],
      ['draw_request', 'round int NOT NULL DEFAULT 1'],
      ['draw_request', 'place int NOT NULL DEFAULT 1'],
      ['draw_request', 'note varchar(4000) NULL'],
      ['draw_request', `documents ${json} NULL`],
      ['draw_line', 'round int NOT NULL DEFAULT 1'],
      ['draw_line', 'approved_cents bigint NULL'],
      ['draw_line', 'reduction_reason varchar(4000) NULL'],
      ['draw_line', 'stored_cents bigint NULL'],
      ['draw_line', `invoices ${json} NULL`],
      ['ledger_line', 'stored_cents bigint NOT NULL DEFAULT 0'],
    ];
    for (const [table, column] of columns) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    await runner.query('CREATE INDEX ix_draw_request_place ON draw_request (stage, place, id)');
  }

  private async createDrafts(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'draw_draft',
      [
        c.primary(),
        c.id('subject'),
        c.id('application_id'),
        c.id('company_id'),
        c.id('draw_request_id', { isNullable: true }),
        c.integer('version'),
        c.integer('whole_version'),
        c.text('note', 4000, { isNullable: true }),
        c.json('documents'),
        c.id('started_by'),
        c.instant('started_at'),
        c.id('changed_by'),
        c.instant('changed_at'),
      ],
      [
        { name: 'uq_draw_draft_subject', columns: ['subject'], unique: true },
        { name: 'ix_draw_draft_company', columns: ['company_id'] },
      ],
    );
    await createTable(
      runner,
      'draw_draft_line',
      [
        c.primary(),
        c.id('draft_id'),
        c.id('budget_item_id'),
        c.integer('version'),
        c.cents('requested_cents', { isNullable: true }),
        c.integer('percent_complete', { isNullable: true }),
        c.cents('stored_cents', { isNullable: true }),
        c.json('documents'),
        c.json('invoices'),
        c.id('changed_by'),
        c.instant('changed_at'),
      ],
      [{ name: 'uq_draw_draft_line', columns: ['draft_id', 'budget_item_id'], unique: true }],
    );
  }

  private async createSubmissions(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'draw_submission',
      [
        c.primary(),
        c.id('draw_request_id'),
        c.integer('round'),
        c.id('user_id'),
        c.cents('requested_cents'),
        c.longText('certify_signature'),
        c.instant('certify_signature_date'),
        c.instant('submitted_at'),
        c.json('schedule', { isNullable: true }),
        c.text('ended_as', 20, { isNullable: true }),
        c.text('ended_reason', 4000, { isNullable: true }),
        c.id('ended_by', { isNullable: true }),
        c.instant('ended_at', { isNullable: true }),
      ],
      [{ name: 'uq_draw_submission_round', columns: ['draw_request_id', 'round'], unique: true }],
    );
  }

  private async createEntries(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'ledger_entry',
      [
        c.primary(),
        c.id('application_id'),
        c.id('ledger_line_id'),
        c.id('draw_line_id', { isNullable: true }),
        c.text('kind', 20),
        c.cents('amount_cents'),
        c.text('reason', 4000, { isNullable: true }),
        c.id('user_id'),
        c.instant('happened_at'),
      ],
      [
        { name: 'ix_ledger_entry_application', columns: ['application_id', 'id'] },
        { name: 'ix_ledger_entry_line', columns: ['ledger_line_id', 'id'] },
      ],
    );
  }

  private async fill(runner: QueryRunner): Promise<void> {
    const lineOf = (statuses: string): string =>
      `EXISTS (SELECT 1 FROM draw_line WHERE draw_line.draw_request_id = draw_request.id AND draw_line.status_id IN (${statuses}))`;
    await runner.query(
      `UPDATE draw_request SET place = CASE WHEN status_id <> 1 THEN status_id WHEN ${lineOf('1')} THEN 1 WHEN ${lineOf('2')} THEN 2 WHEN ${lineOf('3, 4')} THEN 5 ELSE 1 END`,
    );
    await runner.query('UPDATE draw_line SET approved_cents = requested_cents WHERE status_id = 3');
    await runner.query(
      `INSERT INTO draw_submission (id, draw_request_id, round, user_id, requested_cents, certify_signature, certify_signature_date, submitted_at)
       SELECT id, id, 1, user_id, requested_cents, certify_signature, certify_signature_date, created_at FROM draw_request`,
    );
    await runner.query(
      `INSERT INTO ledger_entry (id, application_id, ledger_line_id, draw_line_id, kind, amount_cents, user_id, happened_at)
       SELECT line.id, draw.application_id, line.budget_item_id, line.id, 'draw', line.approved_cents, COALESCE(line.accepted_by, draw.user_id), COALESCE(line.accept_date, draw.created_at)
       FROM draw_line line JOIN draw_request draw ON draw.id = line.draw_request_id WHERE line.status_id = 3`,
    );
    // After the entries of draws: what a line has beyond them it began with.
    const drawn = `COALESCE((SELECT SUM(entry.amount_cents) FROM ledger_entry entry WHERE entry.ledger_line_id = line.id), 0)`;
    await runner.query(
      `INSERT INTO ledger_entry (id, application_id, ledger_line_id, kind, amount_cents, user_id, happened_at)
       SELECT line.id, line.application_id, line.id, 'opening', line.funded_cents - ${drawn}, ledger.user_id, ledger.opened_at
       FROM ledger_line line JOIN ledger ON ledger.application_id = line.application_id WHERE line.funded_cents <> ${drawn}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['ledger_entry', 'draw_submission', 'draw_draft_line', 'draw_draft'])
      await runner.dropTable(table);
    await runner.dropIndex('draw_request', 'ix_draw_request_place');
    const columns: readonly [table: string, names: readonly string[]][] = [
      ['draw_request', ['stage', 'round', 'place', 'note', 'documents']],
      ['draw_line', ['round', 'approved_cents', 'reduction_reason', 'stored_cents', 'invoices']],
      ['ledger_line', ['stored_cents']],
    ];
    for (const [table, names] of columns) for (const name of names) await runner.dropColumn(table, name);
  }
}
