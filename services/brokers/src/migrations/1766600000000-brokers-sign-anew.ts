import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

/**
 * A broker signs the terms of an agreement as often as the lender changes them. When the terms as they stand were signed is a fact
 * of the agreement: of one from before signatures were kept it is the time at which it was handed in, signed. A text that nobody
 * signed has no place for a signature any more, and is filled anew when it is read.
 */
export class BrokersSignAnew1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const instant = runner.connection.options.type === 'mysql' ? 'datetime(3)' : 'datetime';
    // Not by TypeORM's own ways, which on SQLite would make the whole table anew.
    await runner.query(`ALTER TABLE broker_agreement ADD COLUMN broker_signed_at ${instant} NULL`);
    await runner.query(
      `UPDATE broker_agreement SET broker_signed_at = COALESCE((SELECT MAX(signed_at) FROM broker_agreement_signature
        WHERE agreement_id = broker_agreement.id AND party = 'broker'), created_at) WHERE broker_signature IS NOT NULL`,
    );
    await runner.query(
      `UPDATE broker_agreement SET text_template = NULL WHERE status = '1' AND broker_signature IS NULL`,
    );
    await runner.dropIndex('broker_agreement_signature', 'ux_broker_agreement_signature');
    const columnNames = ['agreement_id', 'signed_at'];
    await runner.createIndex(
      'broker_agreement_signature',
      new TableIndex({ name: 'ix_broker_agreement_signature', columnNames }),
    );
  }

  /** What was signed is never destroyed: it goes only with its tables. */
  async down(): Promise<void> {}
}
