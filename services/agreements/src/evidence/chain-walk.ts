import { genesis, recordHash } from './canonical.js';
import type { Anchor, ReadFacts, ReadRecord, RecordRow } from './verification.types.js';

/** Follows the chain record by record and notes what does not fit. Give it the records by position, then call `end`. */
export class ChainWalk {
  readonly findings: string[] = [];
  last: Anchor = { position: 0, hash: genesis };
  private anchorSeen = false;

  /** @param head what the row of the head says; @param expected what was noted outside the database. */
  constructor(
    private readonly head: Anchor | undefined,
    private readonly expected: Anchor | undefined,
  ) {}

  /** Gives the record's facts, where they can be read. */
  step(row: RecordRow): ReadRecord | undefined {
    const { position, hash } = row;
    const due = this.last.position + 1;
    const gap = position > due;
    if (gap) this.findings.push(missing(due, position - 1));
    // After a gap the hash before is unknown; the record's own word is taken, and checked by its hash.
    else if (row.previousHash !== this.last.hash)
      this.findings.push(
        `Record ${position} does not follow ${due === 1 ? 'from the beginning' : `record ${due - 1}`}: one of the two was replaced.`,
      );
    const changed = recordHash(position, row.previousHash, row.facts) !== hash;
    if (changed) this.findings.push(`Record ${position} was changed, or moved here from another place.`);
    if (this.head && position === this.head.position + 1)
      this.findings.push(`Record ${position} stands after the end of the chain: it was inserted.`);
    if (this.expected?.position === position) {
      this.anchorSeen = true;
      if (this.expected.hash !== hash)
        this.findings.push(`Record ${position} is not the one that was noted: the chain was written anew.`);
    }
    this.last = { position, hash };
    const facts = parsed(row.facts);
    if (!changed && facts && (facts.kind !== row.kind || facts.acceptanceId !== row.acceptanceId))
      this.findings.push(`Record ${position} is filed under another acceptance or kind than it tells of.`);
    return facts && { position, facts };
  }

  end(): void {
    const { head, last, expected } = this;
    if (!head) this.findings.push('The head of the chain is missing.');
    else if (last.position < head.position)
      this.findings.push(`${missing(last.position + 1, head.position)} The end of the chain was cut off.`);
    else if (last.position === head.position && last.hash !== head.hash)
      this.findings.push(`The head of the chain does not fit its last record, ${last.position}.`);
    if (expected && expected.position > 0 && !this.anchorSeen)
      this.findings.push(
        `Record ${expected.position}, which was noted, is not there: the chain ends at ${last.position}.`,
      );
  }
}

const missing = (from: number, to: number): string =>
  from === to ? `Record ${from} is missing.` : `Records ${from} to ${to} are missing.`;

function parsed(text: string): ReadFacts | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}
