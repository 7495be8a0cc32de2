import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { masterPublished } from '../evidence/index.js';
import type { MasterKind, MasterPublished } from '../evidence/index.js';
import { appendRecords } from './shared/append-records.js';

type Row = Readonly<Record<string, string | number | Date | null>>;

const tables: readonly (readonly [kind: MasterKind, statement: string])[] = [
  [
    'esign',
    `SELECT id, CONCAT('version ', version) AS name, content_hash, last_edited_by AS edited_by, created_at FROM esign_master`,
  ],
  [
    'termsheet',
    `SELECT id, CONCAT(type, ', version ', version) AS name, content_hash, user_id AS edited_by, created_at FROM term_sheet`,
  ],
  [
    'icca',
    `SELECT id, CONCAT(version, ', edition ', edition) AS name, content_hash, last_edited_by AS edited_by, created_at FROM icca_master`,
  ],
];
/** The engines give an instant differently: a Date, or text in UTC. */
const instant = (value: Row[string] | undefined): Date =>
  value instanceof Date ? value : new Date(`${String(value).replace(' ', 'T')}Z`);

/** Where signed PDFs stand in the chain, and the masters that were published before it knew of masters, brought into it. */
export class SealedPapers1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'sealed_paper', [
      { ...c.text('paper_hash', 64), isPrimary: true },
      c.integer('position'),
    ]);
    const records: MasterPublished[] = [];
    for (const [kind, statement] of tables)
      for (const row of (await runner.query(statement)) as Row[])
        records.push(
          masterPublished(
            kind,
            {
              id: String(row['id']),
              name: String(row['name']),
              contentHash: String(row['content_hash']),
              by: row['edited_by'] === null ? null : String(row['edited_by']),
              at: instant(row['created_at']),
            },
            true,
          ),
        );
    records.sort((one, other) => (`${one.at} ${one.acceptanceId}` < `${other.at} ${other.acceptanceId}` ? -1 : 1));
    await appendRecords(runner, records);
  }

  /** Evidence is never destroyed: the chain goes only with its database. */
  async down(): Promise<void> {}
}
