import { Problem } from '@groundwork/server-http';
import { recordHash } from './canonical.js';
import type { EvidenceRecordEntity } from './evidence-record.entity.js';

/** A record's facts, once its hash says that they are as they were written. */
export function proven<T>(record: EvidenceRecordEntity | undefined): T {
  if (!record || recordHash(record.position, record.previousHash, record.facts) !== record.hash)
    throw new Problem('evidence.broken');
  return JSON.parse(record.facts) as T;
}
