import { compareAcceptances, findUnrecorded } from './acceptance-check.js';
import { ChainWalk } from './chain-walk.js';
import { MasterCheck } from './master-check.js';
import { SealedCheck } from './sealed-check.js';
import type { KeptPapers } from './sealed-check.js';
import type { Anchor, ReadRecord, RecordRow, RowReader, VerificationReport } from './verification.types.js';

const pageSize = 500;

/**
 * Checks the whole evidence: the chain from its beginning to its head, the tables that repeat it, and the texts that were
 * accepted. Only reads; call it within a transaction, so that an acceptance of this moment is in all of it or in none.
 *
 * Who can write to the database can write a whole new chain with a head that fits. That is found by `expected` alone: a
 * position and hash that were noted outside (from this report, the service's log, or a certificate).
 */
export async function verifyEvidence(
  rows: RowReader,
  expected?: Anchor,
  papers?: KeptPapers,
): Promise<VerificationReport> {
  const [head] = await rows<Anchor>(
    'SELECT last_position AS position, last_hash AS hash FROM evidence_head WHERE id = 1',
  );
  const walk = new ChainWalk(head, expected);
  const masters = new MasterCheck();
  const sealed = new SealedCheck();
  await masters.readTexts(rows);
  await masters.readShownTexts(rows);
  const acceptances: string[] = [];
  for (;;) {
    const page = await rows<RecordRow>(
      `SELECT position, kind, acceptance_id AS acceptanceId, facts, previous_hash AS previousHash, hash FROM evidence_record WHERE position > ? ORDER BY position LIMIT ${pageSize}`,
      [walk.last.position],
    );
    const records = page.map((row) => walk.step(row)).filter((record): record is ReadRecord => record !== undefined);
    for (const record of records) {
      masters.record(record);
      sealed.record(record);
    }
    acceptances.push(...(await compareAcceptances(rows, records)));
    if (page.length < pageSize) break;
  }
  walk.end();
  return {
    head: walk.last,
    findings: [
      ...walk.findings,
      ...acceptances,
      ...(await findUnrecorded(rows)),
      ...masters.findings,
      ...(await sealed.findings(rows, papers)),
    ],
  };
}

/** An anchor in the writing of the report: '<position>:<hash>'; undefined for any other text. */
export function anchorOf(text: string): Anchor | undefined {
  const match = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text.trim());
  return match ? { position: Number(match[1]), hash: match[2] ?? '' } : undefined;
}
