import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBrokers1763800700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    const history = [
      c.text('command', 20),
      c.text('from_status', 1, empty),
      c.text('to_status', 1),
      c.id('user_id', empty),
      c.text('comment', 4000, empty),
      c.instant('at'),
    ];
    const life = [
      c.integer('revision'),
      c.instant('created_at'),
      c.instant('updated_at'),
      c.instant('removed_at', empty),
      c.id('removed_by', empty),
    ];
    const line = (name: string) => c.text(name, 200, empty);
    await createTable(
      runner,
      'broker',
      [
        c.primary(),
        c.id('user_id', empty),
        c.text('status', 1),
        line('title'),
        c.text('first_name', 200),
        c.text('last_name', 200),
        c.text('business_name', 200),
        c.text('business_state', 40, empty),
        c.text('phone_number_a', 10),
        c.text('phone_number_b', 10, empty),
        c.text('phone_number_a_type', 10),
        c.text('phone_number_b_type', 10),
        c.text('email_address_a', 254),
        c.text('email_address_b', 254, empty),
        line('street_address'),
        line('street_address2'),
        line('city'),
        c.text('state', 40, empty),
        c.text('zip_code', 10, empty),
        c.text('icca_version', 200),
        c.flag('sent_email'),
        c.flag('can_send_text_messages'),
        c.instant('accepted_tos', empty),
        c.id('activated_by', empty),
        c.instant('activated_date', empty),
        c.id('deactivated_by', empty),
        c.instant('deactivated_date', empty),
        c.id('rejected_by', empty),
        c.instant('rejected_date', empty),
        c.text('rejected_comment', 4000, empty),
        ...life,
      ],
      [
        { name: 'ux_broker_user', columns: ['user_id'], unique: true },
        { name: 'ix_broker_list', columns: ['removed_at', 'business_name'] },
      ],
    );
    await createTable(
      runner,
      'broker_history',
      [c.primary(), c.id('broker_id'), ...history],
      [{ name: 'ix_broker_history', columns: ['broker_id', 'at'] }],
    );
    await createTable(
      runner,
      'broker_invitation',
      [
        c.primary(),
        c.id('broker_id'),
        c.text('code_hash', 64),
        c.id('sent_by', empty),
        c.instant('sent_at'),
        c.instant('expires_at'),
        c.instant('closed_at', empty),
      ],
      [{ name: 'ix_broker_invitation', columns: ['broker_id', 'closed_at'] }],
    );
    await createTable(
      runner,
      'broker_fee',
      [
        c.primary(),
        c.id('broker_id'),
        c.text('name', 200),
        c.integer('percent', empty),
        c.cents('amount_cents', empty),
        c.instant('created_at'),
        c.instant('updated_at'),
      ],
      [{ name: 'ix_broker_fee', columns: ['broker_id', 'name'] }],
    );
    await createTable(
      runner,
      'broker_agreement',
      [
        c.primary(),
        c.id('broker_id'),
        c.text('status', 1),
        c.text('client_name', 200),
        c.text('client_representative_name', 200),
        c.id('company_id', empty),
        c.json('company'),
        c.date('start_date'),
        c.date('expiration_date'),
        c.integer('additional_fee'),
        c.flag('standard_fee'),
        c.integer('initial_loan_rate'),
        c.integer('additional_loan_rate'),
        c.flag('client_fee'),
        c.integer('client_fee_percent'),
        line('client_fee_other'),
        c.text('client_fee_other_description', 4000, empty),
        c.text('admin_title', 200),
        c.text('icca_version', 200),
        c.longText('broker_signature', empty),
        c.longText('admin_signature', empty),
        c.id('accepted_by', empty),
        c.instant('accepted_date', empty),
        c.id('rejected_by', empty),
        c.instant('rejected_date', empty),
        c.text('rejection_comment', 4000, empty),
        c.longText('accepted_document', empty),
        c.text('document_hash', 64, empty),
        c.id('created_by', empty),
        ...life,
      ],
      [
        { name: 'ix_broker_agreement_broker', columns: ['broker_id', 'removed_at', 'created_at'] },
        { name: 'ix_broker_agreement_list', columns: ['removed_at', 'created_at'] },
      ],
    );
    await createTable(
      runner,
      'broker_agreement_history',
      [c.primary(), c.id('agreement_id'), ...history],
      [{ name: 'ix_broker_agreement_history', columns: ['agreement_id', 'at'] }],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'broker_agreement_history',
      'broker_agreement',
      'broker_fee',
      'broker_invitation',
      'broker_history',
      'broker',
    ])
      await runner.dropTable(table);
  }
}
