import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The deals of companies that brokers may have referred, and the ledger of fees that follows from them. */
export class FeeLedger1765500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'client_deal',
      [
        { ...c.id('application_id'), isPrimary: true },
        c.id('company_id'),
        c.text('name', 200),
        c.integer('project_number', empty),
        c.text('stage', 20),
        c.instant('stage_at'),
        c.date('applied_on'),
        c.date('closed_on', empty),
        c.cents('principal_cents', empty),
        c.integer('payments'),
        c.id('agreement_id', empty),
      ],
      [
        { name: 'ix_client_deal_company', columns: ['company_id'] },
        { name: 'ix_client_deal_agreement', columns: ['agreement_id'] },
      ],
    );
    await createTable(
      runner,
      'broker_fee_entry',
      [
        c.primary(),
        c.id('broker_id'),
        c.id('agreement_id'),
        c.id('application_id'),
        c.text('line_key', 60),
        c.integer('round'),
        c.text('kind', 20),
        c.text('name', 200),
        c.integer('percent', empty),
        c.cents('base_cents'),
        c.cents('amount_cents'),
        c.text('earned_by', 20),
        c.text('status', 20),
        c.date('earned_on', empty),
        c.id('approved_by', empty),
        c.instant('approved_at', empty),
        c.date('paid_on', empty),
        c.text('reference', 200, empty),
        c.id('paid_by', empty),
        c.date('reversed_on', empty),
        c.id('reversed_by', empty),
        c.text('reason', 4000, empty),
        c.integer('version'),
        c.instant('created_at'),
      ],
      [
        { name: 'ux_broker_fee_entry', columns: ['application_id', 'line_key', 'round'], unique: true },
        { name: 'ix_broker_fee_entry_broker', columns: ['broker_id', 'created_at'] },
        { name: 'ix_broker_fee_entry_status', columns: ['status', 'created_at'] },
      ],
    );
    await createTable(
      runner,
      'broker_fee_history',
      [
        c.primary(),
        c.id('entry_id'),
        c.text('command', 20),
        c.text('from_status', 20, empty),
        c.text('to_status', 20),
        c.id('user_id', empty),
        c.text('comment', 4000, empty),
        c.instant('at'),
      ],
      [{ name: 'ix_broker_fee_history', columns: ['entry_id', 'at'] }],
    );
  }

  /** What was paid stays on record: the ledger goes only with its database. */
  async down(): Promise<void> {}
}
