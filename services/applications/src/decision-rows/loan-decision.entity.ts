import type { ApplicationCommand, LoanTerms } from '@groundwork/domain-applications';
import type { LimitKey } from '@groundwork/domain-capital';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A decision on an application with what was decided upon. Rows are only ever added. */
@Entity({ name: 'loan_decision' })
export class LoanDecisionEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column(column.integer())
  round!: number;

  /** Of the application, after the decision. */
  @Column(column.integer())
  version!: number;

  @Column(column.text(40))
  command!: ApplicationCommand;

  @Column({ ...column.id(), name: 'decided_by' })
  decidedBy!: string;

  @Column({ ...column.instant(), name: 'decided_at' })
  decidedAt!: Date;

  @Column(nullable(column.longText()))
  note!: string | null;

  /** What was missing, by name, and why it was decided all the same. */
  @Column(column.json())
  missing!: readonly string[];

  @Column({ ...nullable(column.longText()), name: 'override_reason' })
  overrideReason!: string | null;

  /** Limits of the loan type that it exceeds, and why it was decided all the same; null before limits were looked at. */
  @Column({ ...nullable(column.json()), name: 'exceeded_limits' })
  exceededLimits!: readonly LimitKey[] | null;

  @Column({ ...nullable(column.longText()), name: 'limits_reason' })
  limitsReason!: string | null;

  @Column(nullable(column.json()))
  terms!: LoanTerms | null;

  /** JSON as it was hashed: the text itself is what the hash is about. */
  @Column(column.longText())
  snapshot!: string;

  /** SHA-256 of the snapshot, hexadecimal. */
  @Column({ ...column.text(64), name: 'snapshot_hash' })
  snapshotHash!: string;
}
