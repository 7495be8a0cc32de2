import type { LineDecision } from '@groundwork/domain-draws';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An approval above the limit, as one administrator wants it. It stands for the version of the draw that it made: whatever
 * else happens to the draw raises its version, and ends the proposal. Rows are added and never changed.
 */
@Entity({ name: 'draw_proposal' })
export class DrawProposalEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'draw_request_id' }) drawRequestId!: string;
  @Column({ ...column.integer(), name: 'draw_version' }) drawVersion!: number;
  /** The lines that are to move, as an administrator sends them. */
  @Column(column.json()) decision!: LineDecision[];
  /** What of the draw is approved with it, whole cents. */
  @Column({ ...column.cents(), name: 'approved_cents' }) approvedCents!: number;
  /** What was the limit then, whole cents. */
  @Column({ ...column.cents(), name: 'limit_cents' }) limitCents!: number;
  @Column({ ...column.id(), name: 'proposed_by' }) proposedBy!: string;
  @Column({ ...column.instant(), name: 'proposed_at' }) proposedAt!: Date;
}
