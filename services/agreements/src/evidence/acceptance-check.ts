import type { FactName, ReadRecord, RowReader } from './verification.types.js';

/** The columns of the tables below, as they are called there. */
type Column =
  | 'id'
  | 'user_id'
  | 'version'
  | 'content_hash'
  | 'ip'
  | 'user_agent'
  | 'proof'
  | 'application_id'
  | 'company_id'
  | 'type'
  | 'date'
  | 'master_hash'
  | 'signer_name'
  | 'esign_master_id'
  | 'acceptance_date'
  | 'during_register'
  | 'signature'
  | 'withdrawn_at'
  | 'withdrawn_by'
  | 'ended_at'
  | 'ended_by'
  | 'claimant'
  | 'email'
  | 'drawing_hash'
  | 'signed_at';
type Row = Readonly<Partial<Record<Column, unknown>>>;
type Field = readonly [column: Column, fact: FactName, kind?: 'instant' | 'flag' | 'number'];

interface Form {
  readonly table: string;
  readonly what: string;
  readonly accepted: readonly Field[];
  readonly ended: readonly Field[];
  /** Column that is set once the acceptance has ended; what declines has no end. */
  readonly end?: Column;
  readonly kinds: readonly [accepted: string, ...ended: string[]];
}

const common: readonly Field[] = [
  ['user_id', 'userId'],
  ['version', 'version', 'number'],
  ['content_hash', 'contentHash'],
  ['ip', 'ip'],
  ['user_agent', 'userAgent'],
  ['proof', 'proof'],
];

const ofTermSheets: readonly Field[] = [
  ...common,
  ['application_id', 'applicationId'],
  ['company_id', 'companyId'],
  ['type', 'type'],
  ['date', 'at', 'instant'],
  ['master_hash', 'masterHash'],
  ['signer_name', 'signerName'],
];

/** The tables that are asked for acceptances, and the facts of the chain that their columns repeat. */
const forms: readonly Form[] = [
  {
    table: 'esign_acceptance',
    what: 'e-sign acceptance',
    accepted: [
      ...common,
      ['esign_master_id', 'esignMasterId'],
      ['acceptance_date', 'at', 'instant'],
      ['during_register', 'duringRegister', 'flag'],
      ['signature', 'signature'],
      ['signer_name', 'signerName'],
    ],
    ended: [
      ['withdrawn_at', 'at', 'instant'],
      ['withdrawn_by', 'endedBy'],
    ],
    end: 'withdrawn_at',
    kinds: ['esign.accepted', 'esign.withdrawn'],
  },
  {
    table: 'term_sheet_agreement',
    what: 'term sheet acceptance',
    accepted: ofTermSheets,
    ended: [
      ['ended_at', 'at', 'instant'],
      ['ended_by', 'endedBy'],
    ],
    end: 'ended_at',
    kinds: ['termsheet.accepted', 'termsheet.withdrawn', 'termsheet.superseded'],
  },
  {
    table: 'term_sheet_decline',
    what: 'declined term sheet',
    accepted: ofTermSheets,
    ended: [],
    kinds: ['termsheet.declined'],
  },
  {
    table: 'supervisory_acknowledgement',
    what: 'supervisory acknowledgement',
    accepted: ofTermSheets,
    ended: [],
    kinds: ['termsheet.supervision'],
  },
  {
    table: 'waiver_signature',
    what: 'signed waiver',
    accepted: [
      ['application_id', 'applicationId'],
      ['company_id', 'companyId'],
      ['type', 'type'],
      ['version', 'version', 'number'],
      ['content_hash', 'contentHash'],
      ['master_hash', 'masterHash'],
      ['claimant', 'claimant'],
      ['signer_name', 'signerName'],
      ['email', 'email'],
      ['signature', 'signature'],
      ['drawing_hash', 'drawingHash'],
      ['signed_at', 'at', 'instant'],
      ['ip', 'ip'],
      ['user_agent', 'userAgent'],
      ['proof', 'proof'],
    ],
    ended: [],
    kinds: ['waiver.signed'],
  },
];

/** A column as facts have it. */
function factOf(value: unknown, kind: Field[2]): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'instant') return `${String(value).replace(' ', 'T')}Z`;
  if (kind === 'flag') return Boolean(Number(value));
  return kind === 'number' ? Number(value) : value;
}

/** Whether the tables that are asked for acceptances say what the chain says, a page of records at a time. */
export async function compareAcceptances(rows: RowReader, records: readonly ReadRecord[]): Promise<string[]> {
  const findings: string[] = [];
  for (const form of forms) {
    const own = records.filter(({ facts }) => form.kinds.includes(String(facts.kind)));
    if (own.length === 0) continue;
    const ids = [...new Set(own.map(({ facts }) => String(facts.acceptanceId)))];
    // The texts that were shown are read elsewhere, a few at a time.
    const columns = ['id', ...[...form.accepted, ...form.ended].map(([column]) => column)].join(', ');
    const found = await rows<Row>(
      `SELECT ${columns} FROM ${form.table} WHERE id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    const byId = new Map(found.map((row) => [String(row.id), row]));
    for (const { position, facts } of own) {
      const row = byId.get(String(facts.acceptanceId));
      const accepted = facts.kind === form.kinds[0];
      const differ =
        row &&
        (accepted ? form.accepted : form.ended)
          .filter(([column, fact, kind]) => factOf(row[column], kind) !== (facts[fact] ?? null))
          .map(([column]) => column);
      if (!row) findings.push(`The ${form.what} of record ${position} was removed from ${form.table}.`);
      else if (differ?.length)
        findings.push(`The ${form.what} of record ${position} was changed in ${form.table}: ${differ.join(', ')}.`);
    }
  }
  return findings;
}

/** Acceptances, and their ends, that no record of the chain tells of. */
export async function findUnrecorded(rows: RowReader): Promise<string[]> {
  const findings: string[] = [];
  for (const { table, what, kinds, end } of forms) {
    const [accepted, ...ends] = kinds;
    const without = (wanted: readonly string[]) =>
      `NOT EXISTS (SELECT 1 FROM evidence_record r WHERE r.acceptance_id = a.id AND r.kind IN (${wanted.map((kind) => `'${kind}'`).join(', ')}))`;
    for (const { id } of await rows<{ id: string }>(
      `SELECT a.id AS id FROM ${table} a WHERE ${without([accepted])} ORDER BY a.id LIMIT 100`,
    ))
      findings.push(`The ${what} ${id} has no record in the chain.`);
    if (end === undefined) continue;
    for (const { id } of await rows<{ id: string }>(
      `SELECT a.id AS id FROM ${table} a WHERE a.${end} IS NOT NULL AND ${without(ends)} ORDER BY a.id LIMIT 100`,
    ))
      findings.push(`That the ${what} ${id} has ended has no record in the chain.`);
  }
  return findings;
}
