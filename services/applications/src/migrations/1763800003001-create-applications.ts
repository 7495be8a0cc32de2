import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  'budget_line',
  'budget',
  'application_history',
  'floor_plan',
  'unit',
  'construction_overseer',
  'property',
  'application',
];

/** Applications with what belongs to them, and the budgets of their properties. */
export class CreateApplications1763800003001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.applications(runner);
    await this.properties(runner);
    await this.history(runner);
    await this.budgets(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.dropTable(table);
  }

  private async applications(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'application',
      [
        c.primary(),
        c.id('company_id'),
        c.id('user_id'),
        c.text('status', 20),
        c.integer('version'),
        c.integer('round'),
        c.text('name', 300),
        c.text('loan_type', 40, { isNullable: true }),
        c.text('property_type', 40, { isNullable: true }),
        c.text('intended_purpose', 10),
        c.integer('number_applying_for', { isNullable: true }),
        c.flag('line_of_credit'),
        c.text('section_complete', 20),
        c.integer('percentage_complete'),
        c.integer('items_needed'),
        c.text('rejected_steps', 200),
        c.text('first_street', 300, { isNullable: true }),
        c.text('filled_lists', 60),
        c.instant('term_sheet_agreement_time', { isNullable: true }),
        c.json('details'),
        c.instant('created_at'),
        c.instant('updated_at'),
        c.instant('submitted_at', { isNullable: true }),
        c.instant('decided_at', { isNullable: true }),
        c.id('decided_by', { isNullable: true }),
        c.instant('ledger_opened_at', { isNullable: true }),
      ],
      [
        { name: 'ix_application_company', columns: ['company_id', 'status', 'updated_at', 'id'] },
        { name: 'ix_application_status', columns: ['status', 'updated_at', 'id'] },
        { name: 'ix_application_updated', columns: ['updated_at', 'id'] },
      ],
    );
    await createTable(
      runner,
      'construction_overseer',
      [c.primary(), c.id('application_id'), c.id('overseeing_person_id')],
      [{ name: 'ix_overseer_application', columns: ['application_id'] }],
    );
  }

  private async properties(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'property',
      [
        c.primary(),
        c.id('application_id'),
        c.integer('position'),
        c.text('street', 300, { isNullable: true }),
        c.text('city', 300, { isNullable: true }),
        c.text('county', 300, { isNullable: true }),
        c.text('state', 40, { isNullable: true }),
        c.text('zip_code', 10, { isNullable: true }),
        c.cents('budget_total'),
        c.json('details'),
      ],
      [{ name: 'ix_property_application', columns: ['application_id', 'position'] }],
    );
    for (const table of ['unit', 'floor_plan'])
      await createTable(
        runner,
        table,
        [c.primary(), c.id('application_id'), c.id('property_id'), c.integer('position'), c.json('details')],
        [
          { name: `ix_${table}_application`, columns: ['application_id', 'property_id', 'position'] },
          { name: `ix_${table}_property`, columns: ['property_id', 'position'] },
        ],
      );
  }

  private async history(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'application_history',
      [
        c.primary(),
        c.id('application_id'),
        c.integer('round'),
        c.integer('version'),
        c.text('command', 40),
        c.text('from_status', 20, { isNullable: true }),
        c.text('to_status', 20),
        c.id('user_id', { isNullable: true }),
        c.text('role', 20),
        c.instant('at'),
        c.longText('reason', { isNullable: true }),
        c.json('rejection_comments', { isNullable: true }),
      ],
      [{ name: 'ix_history_application', columns: ['application_id', 'at', 'id'] }],
    );
  }

  private async budgets(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'budget',
      [
        c.primary(),
        c.id('property_id'),
        c.id('application_id'),
        c.id('company_id'),
        c.text('name', 300, { isNullable: true }),
        c.text('by_unit', 3),
        c.flag('auto_populate'),
        c.flag('new_form'),
        c.flag('upload_budget'),
        c.json('sections'),
        c.cents('budget_amount'),
        c.cents('amount_funded_to_date'),
        c.integer('version'),
        c.instant('updated_at'),
      ],
      [
        { name: 'uq_budget_property', columns: ['property_id'], unique: true },
        { name: 'ix_budget_application', columns: ['application_id'] },
        { name: 'ix_budget_company', columns: ['company_id', 'updated_at', 'id'] },
      ],
    );
    await createTable(
      runner,
      'budget_line',
      [
        c.primary(),
        c.id('budget_id'),
        c.integer('section_index'),
        c.integer('position'),
        c.text('name', 300),
        c.text('type', 20),
        c.text('custom', 3),
        c.cents('budget_amount'),
        c.cents('amount_funded_to_date'),
      ],
      [{ name: 'ix_budget_line', columns: ['budget_id', 'section_index', 'position'] }],
    );
  }
}
