import type { LoanPaper } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The day on which a paper of a loan ends; the last row of each counts. */
@Entity({ name: 'loan_paper' })
export class LoanPaperEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column(column.text(40)) paper!: LoanPaper;
  @Column({ ...column.date(), name: 'expires_on' }) expiresOn!: string;
  /** Null for what the closing's checklist said. */
  @Column({ ...nullable(column.id()), name: 'user_id' }) userId!: string | null;
  @Column({ ...column.instant(), name: 'written_at' }) writtenAt!: Date;
}
