import { Inject, Injectable } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, insertRows, updateExactly } from '@groundwork/server-data';
import { createLogger } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { canonical, recordHash } from './canonical.js';
import { EvidenceHeadEntity, EvidenceRecordEntity } from './evidence-record.entity.js';
import type { RecordFacts } from './facts.js';

/** The row of the head. */
const headId = 1;

interface HeadRow {
  readonly position: number;
  readonly hash: string;
}

/** The chain of evidence of this service: what is accepted and withdrawn, each record bound to the one before by its hash. */
@Injectable()
export class EvidenceLedger {
  // Nest's own logger writes such lines for debugging alone; these are part of the evidence.
  private readonly log: ReturnType<typeof createLogger>;

  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) options: ServiceOptions,
  ) {
    this.log = createLogger('service-agreements', options.logLevel);
  }

  /**
   * Appends a record, in the transaction of the rows that it tells of. The head's row stays locked until that transaction
   * ends, so appends follow each other and the chain has no fork; call it last, to hold the lock briefly and to take locks
   * in one order. The new head is logged: logs that are kept elsewhere anchor the chain. Gives the record's position.
   */
  async append(manager: EntityManager, facts: RecordFacts): Promise<number> {
    const lock = this.database.engine === 'mysql' ? ' FOR UPDATE' : '';
    const [head] = await this.database.rows<HeadRow>(
      `SELECT last_position AS position, last_hash AS hash FROM evidence_head WHERE id = ${headId}${lock}`,
    );
    if (!head) throw new Error('The head of the chain of evidence is missing.');
    const position = head.position + 1;
    const text = canonical(facts);
    const hash = recordHash(position, head.hash, text);
    await insertRows(manager, EvidenceRecordEntity, [
      { position, kind: facts.kind, acceptanceId: facts.acceptanceId, facts: text, previousHash: head.hash, hash },
    ]);
    await updateExactly(
      manager,
      EvidenceHeadEntity,
      { id: headId, lastPosition: head.position },
      { lastPosition: position, lastHash: hash },
    );
    this.database.afterCommit(() => this.log.info({ head: `${position}:${hash}` }, 'evidence'));
    return position;
  }
}
