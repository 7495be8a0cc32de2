import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const empty = { isNullable: true } as const;

/** What outside providers told: accounts, the verifications that they came by, background requests, verified identities. */
export class CreateProviderTables1764300100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const holder = [c.id('company_id'), c.text('holder_type', 20), c.id('holder_id')];
    await createTable(
      runner,
      'financial_account',
      [
        c.primary(),
        ...holder,
        c.text('institution_name', 200),
        c.text('account_name', 200),
        c.cents('available_balance'),
        c.cents('average_balance'),
        c.cents('average_balance_recent'),
        c.date('as_of_date'),
        c.integer('status'),
        c.instant('created_at'),
        c.instant('updated_at'),
      ],
      [
        { name: 'ix_financial_account_company', columns: ['company_id', 'holder_id'] },
        { name: 'ix_financial_account_holder', columns: ['holder_id'] },
      ],
    );
    await createTable(
      runner,
      'account_verification',
      [
        c.primary(),
        c.text('request_code', 200),
        ...holder,
        c.id('requested_by'),
        c.instant('requested_at'),
        c.instant('expires_at'),
        c.instant('finished_at', empty),
      ],
      [
        { name: 'ux_account_verification_code', columns: ['request_code'], unique: true },
        { name: 'ix_account_verification_holder', columns: ['holder_id', 'requested_at'] },
      ],
    );
    await createTable(
      runner,
      'background_check',
      [
        c.primary(),
        c.id('company_id'),
        c.id('person_id'),
        c.text('status', 20),
        c.text('request_id', 200),
        c.id('requested_by'),
        c.instant('requested_at'),
      ],
      [
        { name: 'ux_background_check_request', columns: ['request_id'], unique: true },
        { name: 'ix_background_check_person', columns: ['person_id', 'requested_at'] },
      ],
    );
    await createTable(runner, 'verified_identity', [c.primary('user_id'), c.instant('verified_at')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['verified_identity', 'background_check', 'account_verification', 'financial_account'])
      await runner.dropTable(table);
  }
}
