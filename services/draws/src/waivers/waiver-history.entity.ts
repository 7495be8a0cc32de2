import type { WaiverCommand, WaiverStatus } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One step of a waiver. Rows are added and never changed. */
@Entity({ name: 'waiver_history' })
export class WaiverHistoryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'waiver_id' }) waiverId!: string;
  @Column(column.text(20)) command!: WaiverCommand | 'ask' | 'amend';
  @Column({ ...nullable(column.text(20)), name: 'from_status' }) fromStatus!: WaiverStatus | null;
  @Column({ ...column.text(20), name: 'to_status' }) toStatus!: WaiverStatus;
  @Column(nullable(column.text(4000))) reason!: string | null;
  /** Null for the portal itself, and for whoever signs without an account. */
  @Column({ ...nullable(column.id()), name: 'user_id' }) userId!: string | null;
  /** The named signer of a link. */
  @Column(nullable(column.text(420))) name!: string | null;
  @Column({ ...column.instant(), name: 'happened_at' }) happenedAt!: Date;
}
