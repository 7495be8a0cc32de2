import { contentHash } from '../shared/index.js';
import type { ReadRecord, RowReader } from './verification.types.js';

interface MasterRow {
  readonly id: string;
  readonly name: string;
  readonly content: string;
  readonly content_hash: string;
}

const tables = [
  {
    kind: 'esign.accepted',
    statement: `SELECT id, CONCAT('version ', version) AS name, content, content_hash FROM esign_master WHERE id > ? ORDER BY id LIMIT 50`,
    what: 'the e-sign terms',
  },
  {
    kind: 'termsheet.accepted',
    statement: `SELECT id, CONCAT(type, ', version ', version) AS name, content, content_hash FROM term_sheet WHERE id > ? ORDER BY id LIMIT 50`,
    what: 'the term sheet',
  },
  {
    kind: 'icca',
    statement: `SELECT id, CONCAT(version, ', edition ', edition) AS name, content, content_hash FROM icca_master WHERE id > ? ORDER BY id LIMIT 50`,
    what: 'the ICCA',
  },
  {
    kind: 'waiver.signed',
    statement: `SELECT id, CONCAT(kind, ' ', state, ', version ', version) AS name, content, content_hash FROM waiver_master WHERE id > ? ORDER BY id LIMIT 50`,
    what: 'the waiver',
  },
] as const;

/** Tables that keep a filled text as somebody was shown it. */
const shown = [
  { table: 'term_sheet_agreement', what: 'the accepted term sheet' },
  { table: 'term_sheet_decline', what: 'the declined term sheet' },
  { table: 'supervisory_acknowledgement', what: 'the supervisory acknowledgement' },
  { table: 'waiver_signature', what: 'the signed waiver' },
] as const;

/** Texts of the masters against their hashes, and the hashes that were accepted against the texts. */
export class MasterCheck {
  readonly findings: string[] = [];
  private readonly hashes = new Map<string, Set<string>>();
  private readonly told = new Set<string>();
  /** By the id of a master's row, the hash that it has. */
  private readonly stored = new Map<string, string>();

  /** Reads every text, and notes those that no longer have their hash. */
  async readTexts(rows: RowReader): Promise<void> {
    for (const { kind, statement, what } of tables) {
      const known = new Set<string>();
      this.hashes.set(kind, known);
      for (let after = ''; ;) {
        const page = await rows<MasterRow>(statement, [after]);
        for (const row of page) {
          const hash = contentHash(row.content);
          known.add(hash);
          this.stored.set(row.id, row.content_hash);
          if (hash !== row.content_hash)
            this.findings.push(`The text of ${what}, ${row.name}, no longer has its hash.`);
        }
        const last = page.at(-1);
        if (!last) break;
        after = last.id;
      }
    }
  }

  /** Reads every text that was filled and shown, and notes those that no longer have their hash. */
  async readShownTexts(rows: RowReader): Promise<void> {
    for (const { table, what } of shown) {
      for (let after = ''; ;) {
        const page = await rows<Omit<MasterRow, 'name'>>(
          `SELECT id, content, content_hash FROM ${table} WHERE id > ? AND content IS NOT NULL ORDER BY id LIMIT 50`,
          [after],
        );
        for (const { id, content, content_hash: hash } of page)
          if (contentHash(content) !== hash) this.findings.push(`The text of ${what} ${id} no longer has its hash.`);
        const last = page.at(-1);
        if (!last) break;
        after = last.id;
      }
    }
  }

  /** Notes a publication whose text is gone, or was replaced together with its hash. */
  private published(position: number, facts: ReadRecord['facts']): void {
    if (this.stored.get(String(facts.acceptanceId)) === facts.contentHash) return;
    this.findings.push(
      `The text that record ${position} publishes (${String(facts.name)}) is not there any more as it was.`,
    );
  }

  /** Notes an acceptance of a text that is not kept any more as it was. */
  record({ position, facts }: ReadRecord): void {
    const kind = String(facts.kind);
    if (kind === 'master.published') return this.published(position, facts);
    const declined = kind === 'termsheet.declined';
    const ofSheet = declined || kind === 'termsheet.supervision';
    const known = this.hashes.get(ofSheet ? 'termsheet.accepted' : kind);
    const hash = String(facts.masterHash ?? facts.contentHash);
    if (!known || known.has(hash) || this.told.has(hash)) return;
    this.told.add(hash);
    this.findings.push(
      `The text that record ${position} ${declined ? 'declines' : 'accepts'} (version ${String(facts.version)}) is not there any more as it was.`,
    );
  }
}
