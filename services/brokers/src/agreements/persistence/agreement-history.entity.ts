import type { AgreementHistoryCommand } from '@groundwork/domain-brokers';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What happened to a referral agreement: submission, changed terms, decision, removal. */
@Entity({ name: 'broker_agreement_history' })
export class AgreementHistoryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'agreement_id' }) agreementId!: string;
  @Column(column.text(20)) command!: AgreementHistoryCommand;
  @Column({ ...nullable(column.text(1)), name: 'from_status' }) fromStatus!: string | null;
  @Column({ ...column.text(1), name: 'to_status' }) toStatus!: string;
  @Column({ ...nullable(column.id()), name: 'user_id' }) userId!: string | null;
  @Column(nullable(column.text(4000))) comment!: string | null;
  @Column(column.instant()) at!: Date;
}
