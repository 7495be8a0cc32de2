import type { FeeHistoryCommand, FeeKind, FeeOccasion, FeeStatus } from '@groundwork/domain-brokers';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One fee of one loan under one agreement: what it is, and where it stands. Amounts in whole cents. */
@Entity({ name: 'broker_fee_entry' })
export class BrokerFeeEntryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'broker_id' }) brokerId!: string;
  @Column({ ...column.id(), name: 'agreement_id' }) agreementId!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.text(60), name: 'line_key' }) lineKey!: string;
  /** From 1; a fee that was paid, taken back with its loan's money and earned anew is another round. */
  @Column(column.integer()) round!: number;
  @Column(column.text(20)) kind!: FeeKind;
  @Column(column.text(200)) name!: string;
  /** Null for a fixed amount. */
  @Column(nullable(column.percent())) percent!: number | null;
  /** The principal that it was computed of. */
  @Column({ ...column.cents(), name: 'base_cents' }) baseCents!: number;
  @Column({ ...column.cents(), name: 'amount_cents' }) amountCents!: number;
  @Column({ ...column.text(20), name: 'earned_by' }) earnedBy!: FeeOccasion;
  @Column(column.text(20)) status!: FeeStatus;
  @Column({ ...nullable(column.date()), name: 'earned_on' }) earnedOn!: string | null;
  @Column({ ...nullable(column.id()), name: 'approved_by' }) approvedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'approved_at' }) approvedAt!: Date | null;
  @Column({ ...nullable(column.date()), name: 'paid_on' }) paidOn!: string | null;
  @Column(nullable(column.text(200))) reference!: string | null;
  @Column({ ...nullable(column.id()), name: 'paid_by' }) paidBy!: string | null;
  @Column({ ...nullable(column.date()), name: 'reversed_on' }) reversedOn!: string | null;
  /** Null where the loan's own event took it back. */
  @Column({ ...nullable(column.id()), name: 'reversed_by' }) reversedBy!: string | null;
  @Column(nullable(column.text(4000))) reason!: string | null;
  @Column(column.integer()) version!: number;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
}

/** What happened to a fee: every move, by the loan's event or by an administrator. */
@Entity({ name: 'broker_fee_history' })
export class BrokerFeeHistoryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'entry_id' }) entryId!: string;
  @Column(column.text(20)) command!: FeeHistoryCommand;
  @Column({ ...nullable(column.text(20)), name: 'from_status' }) fromStatus!: FeeStatus | null;
  @Column({ ...column.text(20), name: 'to_status' }) toStatus!: FeeStatus;
  /** Null for what an event did. */
  @Column({ ...nullable(column.id()), name: 'user_id' }) userId!: string | null;
  @Column(nullable(column.text(4000))) comment!: string | null;
  @Column(column.instant()) at!: Date;
}
