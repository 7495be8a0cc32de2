import type { QueryRunner } from 'typeorm';
import { canonical, recordHash } from '../../evidence/index.js';
import type { RecordFacts } from '../../evidence/index.js';

type Row = Readonly<Record<string, string | number>>;

/** Brings what was there before into the chain, at its end. Gives the position of each record. */
export async function appendRecords(runner: QueryRunner, records: readonly RecordFacts[]): Promise<number[]> {
  const [head] = (await runner.query('SELECT last_position, last_hash FROM evidence_head WHERE id = 1')) as Row[];
  let [position, hash] = [Number(head?.['last_position']), String(head?.['last_hash'])];
  const positions: number[] = [];
  for (const record of records) {
    const facts = canonical(record);
    const previousHash = hash;
    position += 1;
    hash = recordHash(position, previousHash, facts);
    await runner.query(
      'INSERT INTO evidence_record (position, kind, acceptance_id, facts, previous_hash, hash) VALUES (?, ?, ?, ?, ?, ?)',
      [position, record.kind, record.acceptanceId, facts, previousHash, hash],
    );
    positions.push(position);
  }
  await runner.query('UPDATE evidence_head SET last_position = ?, last_hash = ? WHERE id = 1', [position, hash]);
  return positions;
}
