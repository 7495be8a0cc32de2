import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

const empty = { isNullable: true } as const;
const tables = [
  'experience',
  'company_reference',
  'builder_license',
  'third_party_contractor',
  'entity_owner',
  'person',
] as const;

/** People, ownership, contractors, licences, references and experience of a company. */
export class CreateSetupTables1764200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const made = [c.id('created_by'), c.instant('created_at'), c.instant('updated_at')];
    await runner.addColumn('company', new TableColumn(c.id('control_person_id', empty)));
    await createTable(
      runner,
      'person',
      [
        c.primary(),
        c.id('company_id'),
        c.integer('version'),
        c.flag('other_person'),
        c.text('first_name', 200),
        c.text('middle_name', 200, empty),
        c.text('last_name', 200),
        c.text('title', 200, empty),
        c.text('role', 200, empty),
        c.text('email_address', 254, empty),
        c.text('mobile_number', 10, empty),
        c.flag('can_send_messages', empty),
        c.flag('married', empty),
        c.text('spouse_name', 200, empty),
        c.text('street_address', 200, empty),
        c.text('city', 200, empty),
        c.text('state', 60, empty),
        c.text('zip_code', 10, empty),
        c.flag('employed_by_thirdparty', empty),
        c.text('thirdparty_company_name', 200, empty),
        c.text('thirdparty_employment_status', 20, empty),
        c.integer('thirdparty_employed_since', empty),
        c.integer('years_in_home_construction', empty),
        c.integer('years_in_commercial_construction', empty),
        c.text('full_or_part_time', 20, empty),
        c.id('resume_id', empty),
        c.longText('resume_text', empty),
        c.id('s1_id', empty),
        ...made,
      ],
      [{ name: 'ix_person_company', columns: ['company_id', 'id'] }],
    );
    await createTable(
      runner,
      'entity_owner',
      [
        c.primary(),
        c.integer('version'),
        c.id('root_company_id'),
        c.id('owned_company_id'),
        c.text('owner_type', 30),
        c.id('person_id', empty),
        c.id('owner_company_id', empty),
        c.integer('percent_ownership'),
        c.text('role', 200, empty),
        c.flag('officer', empty),
        c.flag('willing_to_be_guarantor', empty),
        c.text('full_or_part_time', 20, empty),
        c.flag('invest_in_own_name'),
        c.flag('under_20'),
        ...made,
      ],
      [
        { name: 'ix_entity_owner_root', columns: ['root_company_id', 'id'] },
        // Neither engine counts an empty owner here: a company may have several groups.
        { name: 'ux_entity_owner_person', columns: ['owned_company_id', 'person_id'], unique: true },
        { name: 'ux_entity_owner_company', columns: ['owned_company_id', 'owner_company_id'], unique: true },
      ],
    );
    await createTable(
      runner,
      'third_party_contractor',
      [
        c.primary(),
        c.id('company_id'),
        c.integer('version'),
        c.text('first_name', 200),
        c.text('last_name', 200),
        c.text('mobile_number', 10),
        c.text('email_address', 254, empty),
        c.flag('license_revoked', empty),
        c.id('resume_id', empty),
        c.longText('resume_text', empty),
        ...made,
      ],
      [{ name: 'ix_contractor_company', columns: ['company_id', 'id'] }],
    );
    await createTable(
      runner,
      'builder_license',
      [
        c.primary(),
        c.id('company_id'),
        c.integer('version'),
        c.text('holder_type', 20),
        c.id('holder_id'),
        c.text('state', 60),
        c.text('license_number', 200, empty),
        c.flag('not_required'),
        ...made,
      ],
      [{ name: 'ix_license_company', columns: ['company_id', 'id'] }],
    );
    await createTable(runner, 'company_reference', [
      { ...c.id('company_id'), isPrimary: true },
      { ...c.text('type', 30), isPrimary: true },
      c.text('company_name', 200, empty),
      c.text('contact_name', 200, empty),
      c.text('phone_number', 10, empty),
      c.integer('years_working_with', empty),
      c.text('email', 254, empty),
    ]);
    await createTable(
      runner,
      'experience',
      [
        c.primary(),
        c.id('company_id'),
        c.integer('version'),
        c.text('kind', 20),
        c.text('date_sold', 7, empty),
        c.cents('sales_price', empty),
        c.text('street', 200),
        c.text('city', 200),
        c.text('state', 60),
        c.text('type', 20),
        c.text('residential_status', 20),
        c.id('user_id'),
        ...made,
      ],
      [{ name: 'ix_experience_company', columns: ['company_id', 'kind', 'id'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.dropTable(table);
    await runner.dropColumn('company', 'control_person_id');
  }
}
