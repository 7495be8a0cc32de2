import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const empty = { isNullable: true } as const;

export class CreateCompanyTables1763800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'company',
      [
        c.primary(),
        c.id('parent_company_id', empty),
        c.id('root_company_id'),
        c.integer('version'),
        c.text('organization_name', 200),
        c.text('website', 200, empty),
        c.text('mailing_street_address', 200, empty),
        c.text('mailing_city', 200, empty),
        c.text('mailing_state', 60, empty),
        c.text('mailing_zip_code', 10, empty),
        c.text('physical_street_address', 200, empty),
        c.text('physical_city', 200, empty),
        c.text('physical_state', 60, empty),
        c.text('physical_zip_code', 10, empty),
        c.flag('physical_same_as_mailing', empty),
        c.flag('more_than_million_revenue', empty),
        c.integer('number_of_shareholders', empty),
        c.text('legal_entity_name', 200, empty),
        c.text('ein_taxid', 10, empty),
        c.integer('years_of_incorperation', empty),
        c.text('state_of_incorperation', 60, empty),
        c.flag('has_builders_license', empty),
        c.text('builders_license_number', 100, empty),
        c.flag('license_revoked', empty),
        c.longText('revoke_reason', empty),
        c.flag('uses_third_party', empty),
        c.flag('additional_people_confirmed'),
        c.flag('company_structure_verified'),
        c.flag('line_of_credit'),
        c.cents('credit_amount'),
        c.id('broker_id', empty),
        c.id('created_by'),
        c.instant('created_at'),
        c.instant('updated_at'),
      ],
      [
        { name: 'ix_company_name', columns: ['organization_name', 'id'] },
        { name: 'ix_company_root', columns: ['root_company_id'] },
      ],
    );
    await createTable(
      runner,
      'user_company',
      [{ ...c.id('company_id'), isPrimary: true }, { ...c.id('user_id'), isPrimary: true }, c.instant('created_at')],
      [{ name: 'ix_user_company_user', columns: ['user_id'] }],
    );
    await createTable(runner, 'known_user', [
      c.primary(),
      c.text('email', 254),
      c.text('first_name', 200),
      c.text('last_name', 200),
    ]);
    await createTable(
      runner,
      'company_application',
      [c.primary('application_id'), c.id('company_id'), c.text('status', 20)],
      [{ name: 'ix_company_application_company', columns: ['company_id', 'status'] }],
    );
    await createTable(
      runner,
      'company_admin',
      [
        c.primary(),
        c.id('company_id'),
        c.id('user_id'),
        c.flag('is_point'),
        c.id('created_by'),
        c.instant('created_at'),
      ],
      [{ name: 'ux_company_admin', columns: ['company_id', 'user_id'], unique: true }],
    );
    await createTable(
      runner,
      'setup_step',
      [
        c.primary(),
        c.id('company_id'),
        c.text('type', 40),
        c.text('name', 100),
        c.integer('position'),
        c.text('status', 20),
        c.instant('updated_at'),
      ],
      [{ name: 'ux_setup_step', columns: ['company_id', 'type', 'name'], unique: true }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['setup_step', 'company_admin', 'company_application', 'known_user', 'user_company', 'company'])
      await runner.dropTable(table);
  }
}
