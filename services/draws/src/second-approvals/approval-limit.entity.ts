import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of the amount above which two administrators approve a draw. An edit makes the next one and changes none. */
@Entity({ name: 'approval_limit' })
export class ApprovalLimitEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.integer()) version!: number;
  /** Null: one administrator approves whatever is asked for. Whole cents. */
  @Column({ ...nullable(column.cents()), name: 'amount_cents' }) amountCents!: number | null;
  @Column({ ...column.id(), name: 'edited_by' }) editedBy!: string;
  @Column({ ...column.instant(), name: 'edited_at' }) editedAt!: Date;
}
