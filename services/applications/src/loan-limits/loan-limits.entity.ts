import type { LoanType } from '@groundwork/domain-applications';
import type { LoanLimits } from '@groundwork/domain-capital';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of the limits of a loan type. An edit makes the next one and changes none. */
@Entity({ name: 'loan_limits' })
export class LoanLimitsEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.text(40), name: 'loan_type' }) loanType!: LoanType;
  @Column(column.integer()) version!: number;
  @Column(column.json()) limits!: LoanLimits;
  /** Nobody: the first version came with the portal. */
  @Column({ ...nullable(column.id()), name: 'edited_by' }) editedBy!: string | null;
  @Column({ ...column.instant(), name: 'edited_at' }) editedAt!: Date;
}
