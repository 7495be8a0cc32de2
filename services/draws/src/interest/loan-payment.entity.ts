import type { LoanPaymentStage } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a payment of the borrower is for. */
export const loanPaymentKinds = ['interest', 'release', 'payoff'] as const;
export type LoanPaymentKind = (typeof loanPaymentKinds)[number];

/** A payment that came from the borrower, and perhaps went back. Amounts in whole cents. */
@Entity({ name: 'loan_payment' })
export class LoanPaymentEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column(column.text(20)) kind!: LoanPaymentKind;
  @Column(column.text(20)) stage!: LoanPaymentStage;
  @Column({ ...column.date(), name: 'received_on' }) receivedOn!: string;
  @Column(column.text(400)) reference!: string;
  @Column({ ...column.cents(), name: 'amount_cents' }) amountCents!: number;
  /** The unit that it released. */
  @Column({ ...nullable(column.id()), name: 'unit_id' }) unitId!: string | null;
  /** Of a reversal. */
  @Column(nullable(column.text(4000))) reason!: string | null;
  @Column({ ...nullable(column.date()), name: 'reversed_on' }) reversedOn!: string | null;
  @Column({ ...column.id(), name: 'recorded_by' }) recordedBy!: string;
  @Column({ ...column.instant(), name: 'recorded_at' }) recordedAt!: Date;
  @Column({ ...nullable(column.id()), name: 'reversed_by' }) reversedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'reversed_at' }) reversedAt!: Date | null;
  @Column(column.integer()) version!: number;
}
