import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Payments that went into one file for the bank. It is written once: downloaded again it is the same. */
@Entity({ name: 'payment_batch' })
export class PaymentBatchEntity {
  @PrimaryColumn(column.id()) id!: string;
  /** From 1, for people. */
  @Column(column.integer()) number!: number;
  @Column(column.integer()) payments!: number;
  @Column({ ...column.cents(), name: 'total_cents' }) totalCents!: number;
  /** JSON of {@link PaymentOrder}, sealed: it has the numbers of the accounts. Lists leave it out. */
  @Column({ ...column.longText(), select: false }) sealed!: string;
  @Column({ ...column.id(), name: 'made_by' }) madeBy!: string;
  @Column({ ...column.instant(), name: 'made_at' }) madeAt!: Date;
}
