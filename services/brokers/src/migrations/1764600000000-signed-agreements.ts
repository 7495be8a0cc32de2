import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each signature of a referral agreement is kept with its signer and the text that stood above it. */
export class SignedAgreements1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    // Not by TypeORM's own ways, which on SQLite would make the whole table anew.
    const longText = runner.connection.options.type === 'mysql' ? 'mediumtext' : 'text';
    await runner.query(`ALTER TABLE broker_agreement ADD COLUMN text_template ${longText} NULL`);
    await createTable(
      runner,
      'broker_agreement_signature',
      [
        c.primary(),
        c.id('agreement_id'),
        c.text('party', 10),
        c.id('user_id'),
        c.text('signer_name', 420),
        c.text('typed_name', 420),
        c.instant('signed_at'),
        c.text('ip', 64, empty),
        c.text('user_agent', 400, empty),
        c.text('icca_version', 200),
        c.longText('content'),
        c.text('content_hash', 64),
      ],
      [{ name: 'ux_broker_agreement_signature', columns: ['agreement_id', 'party'], unique: true }],
    );
  }

  /** What was signed is never destroyed: it goes only with its tables. */
  async down(): Promise<void> {}
}
