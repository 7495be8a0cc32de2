import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['failed_at', 'expires_at', 'again_at', 'aside_at'];

/** What failed to leave is listed, sent again or put aside by somebody. */
export class UnsentMessages1767120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isMysql = runner.connection.options.type === 'mysql';
    const instant = isMysql ? 'datetime(3)' : columnsFor(runner).instant('at').type;
    // Not by addColumn, which on SQLite would make the whole table anew.
    for (const column of columns)
      await runner.query(`ALTER TABLE outbound_message ADD COLUMN ${column} ${instant} NULL`);
    await runner.query('CREATE INDEX ix_outbound_message_unsent ON outbound_message (status, aside_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('outbound_message', 'ix_outbound_message_unsent');
    for (const column of columns) await runner.dropColumn('outbound_message', column);
  }
}
