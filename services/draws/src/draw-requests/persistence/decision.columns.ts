import { column, nullable } from '@groundwork/server-data';
import { Column } from 'typeorm';

/** Who decided, when and why: on a draw request and on each of its lines. */
export abstract class DecisionColumns {
  @Column({ ...nullable(column.text(4000)), name: 'reject_reason' })
  rejectReason!: string | null;

  @Column({ ...nullable(column.id()), name: 'rejected_by' })
  rejectedBy!: string | null;

  @Column({ ...nullable(column.instant()), name: 'reject_date' })
  rejectDate!: Date | null;

  @Column({ ...nullable(column.id()), name: 'accepted_by' })
  acceptedBy!: string | null;

  @Column({ ...nullable(column.instant()), name: 'accept_date' })
  acceptDate!: Date | null;
}
