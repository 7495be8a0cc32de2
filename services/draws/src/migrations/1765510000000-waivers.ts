import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lien waivers of draws with their history, and links for people without an account. Draws from before ask for none. */
export class Waivers1765510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createWaivers(runner);
    await this.createLinks(runner);
  }

  private async createWaivers(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'waiver',
      [
        c.primary(),
        c.id('application_id'),
        c.id('company_id'),
        c.id('draw_request_id'),
        c.text('party', 20),
        c.text('party_key', 200),
        c.text('claimant', 400, empty),
        c.text('waiver_condition', 20),
        c.text('extent', 20),
        c.cents('amount_cents'),
        c.date('through_date'),
        c.text('status', 20),
        c.integer('version'),
        c.text('active_key', 260, { ...empty }),
        c.text('signer_name', 420, empty),
        c.text('signer_email', 320, empty),
        c.integer('master_version', empty),
        c.text('master_hash', 64, empty),
        c.longText('content', empty),
        c.text('content_hash', 64, empty),
        c.instant('sent_at', empty),
        c.instant('signed_at', empty),
        c.text('means', 20, empty),
        c.text('signature', 420, empty),
        c.json('paper', empty),
        c.text('reason', 4000, empty),
        c.instant('made_at'),
      ],
      [
        { name: 'uq_waiver_active', columns: ['active_key'], unique: true },
        { name: 'ix_waiver_application', columns: ['application_id', 'id'] },
        { name: 'ix_waiver_draw', columns: ['draw_request_id', 'id'] },
      ],
    );
    await createTable(
      runner,
      'waiver_history',
      [
        c.primary(),
        c.id('waiver_id'),
        c.text('command', 20),
        c.text('from_status', 20, empty),
        c.text('to_status', 20),
        c.text('reason', 4000, empty),
        c.id('user_id', empty),
        c.text('name', 420, empty),
        c.instant('happened_at'),
      ],
      [{ name: 'ix_waiver_history', columns: ['waiver_id', 'id'] }],
    );
  }

  private async createLinks(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(
      runner,
      'access_link',
      [
        c.primary(),
        c.text('purpose', 20),
        c.id('subject_id'),
        c.text('email', 320),
        c.text('token_hash', 64),
        c.id('sent_by'),
        c.instant('sent_at'),
        c.instant('expires_at'),
        c.instant('closed_at', { isNullable: true }),
      ],
      [
        { name: 'uq_access_link_token', columns: ['token_hash'], unique: true },
        { name: 'ix_access_link_subject', columns: ['purpose', 'subject_id'] },
        { name: 'ix_access_link_email', columns: ['email', 'sent_at'] },
      ],
    );
    await createTable(runner, 'link_failure', [
      { name: 'id', type: 'varchar', length: '64', isPrimary: true },
      c.integer('failures'),
      c.instant('window_from'),
    ]);
  }

  /** What somebody signed is never destroyed but with its tables. */
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['link_failure', 'access_link', 'waiver_history', 'waiver']) await runner.dropTable(table);
  }
}
