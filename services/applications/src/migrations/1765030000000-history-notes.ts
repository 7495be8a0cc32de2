import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An id made by the database, row by row. */
const newIds = {
  mysql: 'UUID()',
  sqlite:
    "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))",
} as const;

const columns = 'id, application_id, round, version, command, from_status, to_status, user_id, role, at, subject';

const labels = {
  building_permit: 'Permits',
  insurance: 'Insurance',
  subordinated_debt: 'Subordinated debt',
  deed: 'General warranty deed',
  title: 'Title',
} as const;

const label = `CASE kind ${Object.entries(labels)
  .map(([kind, name]) => `WHEN '${kind}' THEN '${name}'`)
  .join(' ')} ELSE kind END`;

/** The history keeps what happened without moving an application, too. What the rows know of earlier days is brought into it. */
export class HistoryNotes1765030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const id = newIds[runner.connection.options.type === 'mysql' ? 'mysql' : 'sqlite'];
    // Not by addColumn, which on SQLite would make the whole table anew.
    await runner.query('ALTER TABLE application_history ADD COLUMN subject varchar(300) NULL');
    await runner.query(
      `INSERT INTO application_history (${columns}) SELECT ${id}, id, round, version, 'termSheetAccepted', status, status, NULL, 'borrower', term_sheet_agreement_time, NULL FROM application WHERE term_sheet_agreement_time IS NOT NULL`,
    );
    await runner.query(
      `INSERT INTO application_history (${columns}) SELECT ${id}, id, round, version, 'ledgerOpened', status, status, NULL, 'system', ledger_opened_at, NULL FROM application WHERE ledger_opened_at IS NOT NULL`,
    );
    await runner.query(
      `INSERT INTO application_history (${columns}) SELECT ${id}, application.id, application.round, application.version, 'closingItemTicked', application.status, application.status, ticked_by, 'admin', ticked_at, ${label} FROM closing_item JOIN application ON application.id = closing_item.application_id WHERE ticked_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "DELETE FROM application_history WHERE command IN ('termSheetAccepted', 'termSheetWithdrawn', 'termSheetDeclined', 'conditionTicked', 'conditionReopened', 'closingItemTicked', 'closingItemReopened', 'ledgerOpened')",
    );
    await runner.dropColumn('application_history', 'subject');
  }
}
