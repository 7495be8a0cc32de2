import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of approved loans, the draw requests on it and their history. */
export class CreateDrawTables1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'ledger',
      [
        c.primary('application_id'),
        c.id('company_id'),
        c.id('user_id'),
        c.text('name', 200),
        c.text('loan_type', 40),
        c.json('properties'),
        c.instant('opened_at'),
      ],
      [{ name: 'ix_ledger_company', columns: ['company_id', 'opened_at'] }],
    );
    await createTable(
      runner,
      'ledger_line',
      [
        c.primary(),
        c.id('application_id'),
        c.id('property_id'),
        c.text('name', 200),
        c.text('section', 200),
        c.integer('section_index'),
        c.integer('position'),
        c.cents('budget_cents'),
        c.cents('funded_cents'),
        c.cents('pending_cents'),
      ],
      [{ name: 'ix_ledger_line_application', columns: ['application_id', 'section_index', 'position'] }],
    );
    await this.createDrawRequests(runner);
  }

  private async createDrawRequests(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const decision = () => [
      c.text('reject_reason', 4000, { isNullable: true }),
      c.id('rejected_by', { isNullable: true }),
      c.instant('reject_date', { isNullable: true }),
      c.id('accepted_by', { isNullable: true }),
      c.instant('accept_date', { isNullable: true }),
    ];
    await createTable(
      runner,
      'draw_request',
      [
        c.primary(),
        c.id('application_id'),
        c.id('company_id'),
        c.id('user_id'),
        c.integer('status_id'),
        c.cents('requested_cents'),
        c.longText('certify_signature'),
        c.instant('certify_signature_date'),
        c.instant('created_at'),
        c.integer('version'),
        ...decision(),
      ],
      [
        { name: 'ix_draw_request_status', columns: ['status_id', 'id'] },
        { name: 'ix_draw_request_company', columns: ['company_id', 'status_id', 'id'] },
        { name: 'ix_draw_request_application', columns: ['application_id', 'id'] },
      ],
    );
    await createTable(
      runner,
      'draw_line',
      [
        c.primary(),
        c.id('draw_request_id'),
        c.id('budget_item_id'),
        c.integer('position'),
        c.cents('requested_cents'),
        c.integer('status_id'),
        c.json('documents'),
        ...decision(),
      ],
      [{ name: 'ix_draw_line_request', columns: ['draw_request_id', 'position'] }],
    );
    await createTable(
      runner,
      'draw_history',
      [
        c.primary(),
        c.id('draw_request_id'),
        c.id('draw_line_id', { isNullable: true }),
        c.text('command', 20),
        c.integer('from_status_id', { isNullable: true }),
        c.integer('to_status_id'),
        c.text('reason', 4000, { isNullable: true }),
        c.id('user_id'),
        c.instant('happened_at'),
      ],
      [{ name: 'ix_draw_history_request', columns: ['draw_request_id', 'id'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['draw_history', 'draw_line', 'draw_request', 'ledger_line', 'ledger'])
      await runner.dropTable(table);
  }
}
