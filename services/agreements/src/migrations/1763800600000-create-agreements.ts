import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAgreements1763800600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    const text = [c.longText('content'), c.text('content_hash', 64)];
    await createTable(
      runner,
      'esign_master',
      [c.primary(), c.integer('version'), ...text, c.id('last_edited_by', empty), c.instant('created_at')],
      [{ name: 'ux_esign_master_version', columns: ['version'], unique: true }],
    );
    await createTable(
      runner,
      'esign_acceptance',
      [
        c.primary(),
        c.id('user_id'),
        c.id('esign_master_id'),
        c.integer('version'),
        c.text('content_hash', 64),
        c.instant('acceptance_date'),
        c.flag('during_register'),
        c.text('ip', 64, empty),
        c.text('user_agent', 400, empty),
        c.text('active_key', 80, empty),
        c.instant('withdrawn_at', empty),
        c.id('withdrawn_by', empty),
      ],
      [
        { name: 'ux_esign_acceptance_active', columns: ['active_key'], unique: true },
        { name: 'ix_esign_acceptance_user', columns: ['user_id', 'acceptance_date'] },
      ],
    );
    await createTable(
      runner,
      'term_sheet',
      [c.primary(), c.text('type', 20), c.integer('version'), ...text, c.id('user_id', empty), c.instant('created_at')],
      [{ name: 'ux_term_sheet_version', columns: ['type', 'version'], unique: true }],
    );
    await createTable(
      runner,
      'term_sheet_agreement',
      [
        c.primary(),
        c.id('application_id'),
        c.id('company_id'),
        c.id('user_id'),
        c.text('type', 20),
        c.integer('version'),
        c.text('content_hash', 64),
        c.text('ip', 64, empty),
        c.text('user_agent', 400, empty),
        c.instant('date'),
        c.id('active_key', empty),
        c.instant('ended_at', empty),
        c.id('ended_by', empty),
        c.text('end_reason', 20, empty),
      ],
      [
        { name: 'ux_term_sheet_agreement_active', columns: ['active_key'], unique: true },
        { name: 'ix_term_sheet_agreement_application', columns: ['application_id', 'date'] },
      ],
    );
    await createTable(
      runner,
      'icca_master',
      [
        c.primary(),
        c.text('version', 200),
        c.text('version_key', 200),
        c.integer('edition'),
        ...text,
        c.integer('initial_loan_rate'),
        c.integer('additional_loan_rate'),
        c.id('last_edited_by', empty),
        c.instant('created_at'),
        c.instant('withdrawn_at', empty),
        c.id('withdrawn_by', empty),
      ],
      [
        { name: 'ux_icca_master_edition', columns: ['version_key', 'edition'], unique: true },
        { name: 'ix_icca_master_newest', columns: ['withdrawn_at', 'created_at'] },
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['icca_master', 'term_sheet_agreement', 'term_sheet', 'esign_acceptance', 'esign_master'])
      await runner.dropTable(table);
  }
}
