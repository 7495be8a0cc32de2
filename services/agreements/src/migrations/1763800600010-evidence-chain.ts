import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { canonical, ended, esignAccepted, genesis, recordHash, termSheetAccepted } from '../evidence/index.js';
import type { RecordFacts } from '../evidence/index.js';

type Value = string | number | boolean | Date | null | undefined;
type Row = Readonly<Record<string, Value>>;

const text = (value: Value): string => String(value);
const textOrNull = (value: Value): string | null => ((value ?? null) === null ? null : String(value));
/** The engines give an instant differently: a Date, or text in UTC. */
const instant = (value: Value): Date => (value instanceof Date ? value : new Date(`${text(value).replace(' ', 'T')}Z`));
/** What ended before there was a chain has no evidence but when and by whom. */
const unseen = { ip: null, userAgent: null };

function factsOfEsign(row: Row): RecordFacts[] {
  const [id, by] = [text(row['id']), textOrNull(row['withdrawn_by'])];
  const accepted = esignAccepted(
    {
      id,
      userId: text(row['user_id']),
      signature: null,
      signerName: null,
      esignMasterId: text(row['esign_master_id']),
      version: Number(row['version']),
      contentHash: text(row['content_hash']),
      duringRegister: Boolean(row['during_register']),
      ip: textOrNull(row['ip']),
      userAgent: textOrNull(row['user_agent']),
      acceptanceDate: instant(row['acceptance_date']),
    },
    true,
  );
  return row['withdrawn_at'] === null
    ? [accepted]
    : [accepted, ended('esign.withdrawn', { acceptanceId: id, at: instant(row['withdrawn_at']), by }, unseen, true)];
}

function factsOfTermSheet(row: Row): RecordFacts[] {
  const [id, by] = [text(row['id']), textOrNull(row['ended_by'])];
  const accepted = termSheetAccepted(
    {
      id,
      userId: text(row['user_id']),
      applicationId: text(row['application_id']),
      companyId: text(row['company_id']),
      type: text(row['type']) as 'land',
      version: Number(row['version']),
      contentHash: text(row['content_hash']),
      ip: textOrNull(row['ip']),
      userAgent: textOrNull(row['user_agent']),
      date: instant(row['date']),
    },
    true,
  );
  const kind = row['end_reason'] === 'superseded' ? 'termsheet.superseded' : 'termsheet.withdrawn';
  return row['ended_at'] === null
    ? [accepted]
    : [accepted, ended(kind, { acceptanceId: id, at: instant(row['ended_at']), by }, unseen, true)];
}

/** The chain of evidence, the typed name beside an acceptance, and what was accepted before brought into the chain. */
export class EvidenceChain1763800600010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    // Not by addColumn, which on SQLite would make the whole table anew.
    for (const name of ['signature', 'signer_name'])
      await runner.query(`ALTER TABLE esign_acceptance ADD COLUMN ${name} varchar(420) NULL`);
    await createTable(
      runner,
      'evidence_record',
      [
        { ...c.integer('position'), isPrimary: true },
        c.text('kind', 30),
        c.id('acceptance_id'),
        c.longText('facts'),
        c.text('previous_hash', 64),
        c.text('hash', 64),
      ],
      [{ name: 'ix_evidence_record_acceptance', columns: ['acceptance_id', 'kind'] }],
    );
    await createTable(runner, 'evidence_head', [
      { ...c.integer('id'), isPrimary: true },
      c.integer('last_position'),
      c.text('last_hash', 64),
    ]);
    await this.bringIn(runner);
  }

  /** In the order in which it happened; within one millisecond an acceptance stands before its end. */
  private async bringIn(runner: QueryRunner): Promise<void> {
    const esign = (await runner.query('SELECT * FROM esign_acceptance')) as Row[];
    const termSheets = (await runner.query('SELECT * FROM term_sheet_agreement')) as Row[];
    const facts = [...esign.flatMap(factsOfEsign), ...termSheets.flatMap(factsOfTermSheet)].sort(inOrder);
    let [position, hash] = [0, genesis];
    for (const record of facts) {
      const written = canonical(record);
      const previousHash = hash;
      position += 1;
      hash = recordHash(position, previousHash, written);
      await runner.query(
        'INSERT INTO evidence_record (position, kind, acceptance_id, facts, previous_hash, hash) VALUES (?, ?, ?, ?, ?, ?)',
        [position, record.kind, record.acceptanceId, written, previousHash, hash],
      );
    }
    await runner.query('INSERT INTO evidence_head (id, last_position, last_hash) VALUES (1, ?, ?)', [position, hash]);
  }

  /** Evidence is never destroyed: the chain goes only with its database. */
  async down(): Promise<void> {}
}

function inOrder(one: RecordFacts, other: RecordFacts): number {
  const key = (record: RecordFacts) =>
    `${record.at} ${record.acceptanceId} ${record.kind.endsWith('.accepted') ? 0 : 1}`;
  const [a, b] = [key(one), key(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
