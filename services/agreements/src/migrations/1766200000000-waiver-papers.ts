import { columnsFor, createTable } from '@groundwork/server-data';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recordHash } from '../evidence/index.js';
import type { RecordRow, WaiverSigned } from '../evidence/index.js';
import { contentHash } from '../shared/index.js';
import { sealedWaiver } from '../waiver-signatures/index.js';
import { appendRecords } from './shared/append-records.js';

type Row = Readonly<Record<'content' | 'kind' | 'acceptance_id' | 'facts' | 'previous_hash' | 'hash', string>> & {
  readonly drawing: string | null;
  readonly position: number;
};

/** Signed waivers on paper, made once and known by their bytes; those that were signed before are made now, and say so. */
export class WaiverPapers1766200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'waiver_paper', [
      { ...c.id('waiver_id'), isPrimary: true },
      c.longText('pdf'),
      c.text('pdf_hash', 64),
      c.instant('made_at'),
    ]);
    const signed = (await runner.query(
      `SELECT a.content, a.drawing, r.position, r.kind, r.acceptance_id, r.facts, r.previous_hash, r.hash
       FROM evidence_record r INNER JOIN waiver_signature a ON a.id = r.acceptance_id
       WHERE r.kind = 'waiver.signed' ORDER BY r.position`,
    )) as Row[];
    for (const row of signed) await this.seal(runner, row);
  }

  /** What does not fit its record is left for the verification to find: no paper is made of it. */
  private async seal(runner: QueryRunner, row: Row): Promise<void> {
    const record: RecordRow = {
      position: Number(row.position),
      kind: row.kind,
      acceptanceId: row.acceptance_id,
      facts: row.facts,
      previousHash: row.previous_hash,
      hash: row.hash,
    };
    const facts = JSON.parse(record.facts) as WaiverSigned;
    const drawingHash = row.drawing === null ? null : contentHash(row.drawing);
    const fits = contentHash(row.content) === facts.contentHash && drawingHash === facts.drawingHash;
    if (!fits || recordHash(record.position, record.previousHash, record.facts) !== record.hash) return;
    const { paper, sealed } = await sealedWaiver(row, facts, record, true);
    const [position] = await appendRecords(runner, [sealed]);
    await runner.query('INSERT INTO sealed_paper (paper_hash, position) VALUES (?, ?)', [paper.pdfHash, position]);
    // Both engines read an instant in this writing as UTC.
    const madeAt = paper.madeAt.toISOString().replace('T', ' ').replace('Z', '');
    await runner.query('INSERT INTO waiver_paper (waiver_id, pdf, pdf_hash, made_at) VALUES (?, ?, ?, ?)', [
      paper.waiverId,
      paper.pdf,
      paper.pdfHash,
      madeAt,
    ]);
  }

  /** What was signed is never destroyed: it goes only with its table. */
  async down(): Promise<void> {}
}
