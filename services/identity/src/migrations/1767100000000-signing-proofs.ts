import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lender asks of who signs, and what stands between a document and a signature under it. */
export class SigningProofs1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'signing_setting',
      [c.primary(), c.integer('version'), c.text('demand', 20), c.id('edited_by'), c.instant('edited_at')],
      [{ name: 'ux_signing_setting_version', columns: ['version'], unique: true }],
    );
    await createTable(
      runner,
      'signing_challenge',
      [
        { ...c.text('id', 64), isPrimary: true },
        c.text('signer', 60),
        c.id('account_id', empty),
        c.text('email', 320),
        c.text('signer_name', 420),
        c.text('kind', 20),
        c.text('document', 64),
        c.text('code_hash', 64, empty),
        c.instant('code_sent_at', empty),
        c.instant('code_expires_at', empty),
        c.integer('tries'),
        c.instant('expires_at'),
      ],
      [
        { name: 'ix_signing_challenge_signer', columns: ['signer', 'document'] },
        { name: 'ix_signing_challenge_expires', columns: ['expires_at'] },
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('signing_challenge');
    await runner.dropTable('signing_setting');
  }
}
