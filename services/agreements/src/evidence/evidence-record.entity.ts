import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RecordFacts } from './facts.js';

/** One record of the chain. Nothing updates or deletes one. */
@Entity({ name: 'evidence_record' })
export class EvidenceRecordEntity {
  /** From 1, without a gap. */
  @PrimaryColumn(column.integer())
  position!: number;

  @Column({ ...column.text(30) })
  kind!: RecordFacts['kind'];

  @Column({ ...column.id(), name: 'acceptance_id' })
  acceptanceId!: string;

  /** In the writing that was hashed (see `canonical`). */
  @Column(column.longText())
  facts!: string;

  @Column({ ...column.text(64), name: 'previous_hash' })
  previousHash!: string;

  @Column({ ...column.text(64) })
  hash!: string;
}

/** The end of the chain, in one row: whoever appends locks it, and a tail that was cut off is missed by it. */
@Entity({ name: 'evidence_head' })
export class EvidenceHeadEntity {
  @PrimaryColumn(column.integer())
  id!: number;

  @Column({ ...column.integer(), name: 'last_position' })
  lastPosition!: number;

  @Column({ ...column.text(64), name: 'last_hash' })
  lastHash!: string;
}
