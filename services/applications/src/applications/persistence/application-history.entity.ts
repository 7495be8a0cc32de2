import type { ApplicationStatus, HistoryEvent, RejectionComment } from '@groundwork/domain-applications';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who moved an application from where to where, when and why, and what happened that moved it nowhere. Rows are only ever added. */
@Entity({ name: 'application_history' })
export class ApplicationHistoryEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column(column.integer())
  round!: number;

  @Column(column.integer())
  version!: number;

  @Column(column.text(40))
  command!: HistoryEvent;

  @Column({ ...nullable(column.text(20)), name: 'from_status' })
  fromStatus!: ApplicationStatus | null;

  @Column({ ...column.text(20), name: 'to_status' })
  toStatus!: ApplicationStatus;

  @Column({ ...nullable(column.id()), name: 'user_id' })
  userId!: string | null;

  @Column(column.text(20))
  role!: string;

  @Column(column.instant())
  at!: Date;

  /** What it happened to: a condition, an item of the closing. */
  @Column(nullable(column.text(300)))
  subject!: string | null;

  @Column(nullable(column.longText()))
  reason!: string | null;

  /** The rejected steps with their comments as they stood. */
  @Column({ ...nullable(column.json()), name: 'rejection_comments' })
  rejectionComments!: readonly RejectionComment[] | null;
}
