import type { LoanType } from '@groundwork/domain-applications';
import type { LoanDocument } from '@groundwork/domain-files';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of the documents that a loan type asks for. An edit makes the next one and changes none. */
@Entity({ name: 'loan_documents' })
export class LoanDocumentsEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.text(40), name: 'loan_type' }) loanType!: LoanType;
  @Column(column.integer()) version!: number;
  @Column(column.json()) documents!: readonly LoanDocument[];
  /** Nobody: the first version came with the portal. */
  @Column({ ...nullable(column.id()), name: 'edited_by' }) editedBy!: string | null;
  @Column({ ...column.instant(), name: 'edited_at' }) editedAt!: Date;
}
