import { drawStatus } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
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

/** The administrator who decides, and when. */
export interface Decider {
  readonly userId: string;
  readonly at: Date;
}

export const undecided: DecisionColumns = {
  rejectReason: null,
  rejectedBy: null,
  rejectDate: null,
  acceptedBy: null,
  acceptDate: null,
};

/** Who decided belongs to the status: one that is open again forgets it (the history keeps it). */
export function decisionColumns(
  statusId: DrawStatusId,
  reason: string | null,
  { userId, at }: Decider,
): DecisionColumns {
  if (statusId === drawStatus.rejected)
    return { ...undecided, rejectReason: reason, rejectedBy: userId, rejectDate: at };
  if (statusId === drawStatus.approved) return { ...undecided, acceptedBy: userId, acceptDate: at };
  return undecided;
}
