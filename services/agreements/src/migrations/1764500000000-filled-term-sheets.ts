import { columnsFor, createTable, newId } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contentHash } from '../shared/index.js';
import { filledTermSheets } from './first-texts/filled-term-sheets.js';

/** Both engines read an instant in this writing as UTC. */
const madeAt = '2025-11-30 00:00:00.000';

/**
 * Term sheets that are filled with an application's figures: what was shown is kept with its acceptance, a sheet can be
 * declined, and rentals and lines of credit have masters of their own. Where a lender has edited a sheet, its own text stays.
 */
export class FilledTermSheets1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isMySql = runner.connection.options.type === 'mysql';
    // Not by TypeORM's own ways, which on SQLite would make the whole table anew. There a type's length is not held.
    if (isMySql)
      for (const table of ['term_sheet', 'term_sheet_agreement'])
        await runner.query(`ALTER TABLE ${table} MODIFY type varchar(40) NOT NULL`);
    const longText = isMySql ? 'mediumtext' : 'text';
    for (const added of [`content ${longText}`, 'master_hash varchar(64)', 'signer_name varchar(420)'])
      await runner.query(`ALTER TABLE term_sheet_agreement ADD COLUMN ${added} NULL`);
    await this.createDeclines(runner);
    for (const [type, content] of Object.entries(filledTermSheets)) await this.addSheet(runner, type, content);
  }

  private async createDeclines(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    const empty = { isNullable: true };
    await createTable(
      runner,
      'term_sheet_decline',
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
      [{ name: 'ix_term_sheet_decline_application', columns: ['application_id', 'date'] }],
    );
  }

  private async addSheet(runner: QueryRunner, type: string, content: string): Promise<void> {
    const [newest] = (await runner.query(
      'SELECT version, user_id AS editedBy FROM term_sheet WHERE type = ? ORDER BY version DESC LIMIT 1',
      [type],
    )) as { version: number; editedBy: string | null }[];
    if (newest && newest.editedBy !== null) return;
    await runner.query(
      'INSERT INTO term_sheet (id, type, version, content, content_hash, user_id, created_at) VALUES (?, ?, ?, ?, ?, NULL, ?)',
      [newId(), type, (newest?.version ?? 0) + 1, content, contentHash(content), madeAt],
    );
  }

  /** Evidence is never destroyed: texts that somebody may have accepted go only with their tables. */
  async down(): Promise<void> {}
}
