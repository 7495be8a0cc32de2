import { columnsFor } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from 'typeorm';

const filters = ['stage', 'status', 'loan_type', 'credit_approver_id'];
const added: Readonly<Record<string, readonly string[]>> = {
  ix_application_stage_at: ['stage_at', 'id', ...filters, 'created_at', 'submitted_at', 'updated_at'],
  ix_application_point: ['point_person_id', 'id'],
};

/** Since when an application that is there stands at its stage, as far as its row knows. */
const known: Readonly<Record<string, string>> = {
  application: "CASE WHEN status = 'rejected' THEN decided_at ELSE created_at END",
  termSheet: 'term_sheet_agreement_time',
  documents: 'awaiting_at',
  review: 'submitted_at',
  closing: 'closing_at',
  active: 'approved_at',
};

const atOnce = 500;

interface Row {
  readonly id: string;
  readonly details: string;
  readonly terms: string | null;
}

/** Since when each application stands at its stage, its amount and its point person: what the board of the pipeline shows. */
export class DaysInStage1766800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const isMysql = runner.connection.options.type === 'mysql';
    const instant = isMysql ? 'datetime(3)' : columnsFor(runner).instant('at').type;
    // Not by addColumn, which on SQLite would make the whole table anew.
    for (const [table, column] of [
      ['application', `stage_at ${instant} NOT NULL DEFAULT '1970-01-01 00:00:00.000'`],
      ['application', 'amount bigint NULL'],
      ['application', 'point_person_id varchar(36) NULL'],
      ['company_name', 'point_person_id varchar(36) NULL'],
      ['company_name', `point_known ${isMysql ? 'tinyint' : 'boolean'} NOT NULL DEFAULT 0`],
    ])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    for (const [stage, since] of Object.entries(known))
      await runner.query(`UPDATE application SET stage_at = COALESCE(${since}, updated_at) WHERE stage = ?`, [stage]);
    await this.fillAmounts(runner);
    for (const [name, columns] of Object.entries(added))
      await runner.createIndex('application', new TableIndex({ name, columnNames: [...columns] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(added)) await runner.dropIndex('application', name);
    for (const column of ['stage_at', 'amount', 'point_person_id']) await runner.dropColumn('application', column);
    for (const column of ['point_person_id', 'point_known']) await runner.dropColumn('company_name', column);
  }

  private async fillAmounts(runner: QueryRunner): Promise<void> {
    for (let last = ''; ;) {
      const rows = (await runner.query(
        `SELECT id, details, terms FROM application WHERE id > ? ORDER BY id LIMIT ${atOnce}`,
        [last],
      )) as Row[];
      for (const { id, details, terms } of rows) {
        const decided = terms === null ? null : (JSON.parse(terms) as { amount?: number } | null);
        const { requestedLoanAmount } = JSON.parse(details) as { requestedLoanAmount?: number | null };
        const amount = decided?.amount ?? requestedLoanAmount ?? null;
        if (amount !== null) await runner.query('UPDATE application SET amount = ? WHERE id = ?', [amount, id]);
      }
      const lastRow = rows.at(-1);
      if (!lastRow) return;
      last = lastRow.id;
    }
  }
}
