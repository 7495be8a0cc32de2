import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Acknowledgements of the supervision of a line of credit, each with the words that were shown and its evidence. */
export class SupervisoryAcknowledgements1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'supervisory_acknowledgement',
      [
        c.primary(),
        c.id('application_id'),
        c.id('company_id'),
        c.id('user_id'),
        c.text('signer_name', 420, empty),
        c.text('type', 40),
        c.integer('version'),
        c.longText('content'),
        c.text('content_hash', 64),
        c.text('master_hash', 64),
        c.text('ip', 64, empty),
        c.text('user_agent', 400, empty),
        c.instant('date'),
      ],
      [{ name: 'ix_supervisory_acknowledgement', columns: ['application_id', 'date'] }],
    );
  }

  /** Evidence is never destroyed. */
  async down(): Promise<void> {}
}
