import type { DealStage } from '@groundwork/domain-brokers';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An application of a company, as far as brokers' fees and their view of a client's deal need it. Amounts in whole cents. */
@Entity({ name: 'client_deal' })
export class ClientDealEntity {
  @PrimaryColumn({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.text(200)) name!: string;
  /** Null in events from before applications had one. */
  @Column({ ...nullable(column.integer()), name: 'project_number' }) projectNumber!: number | null;
  @Column(column.text(20)) stage!: DealStage;
  @Column({ ...column.instant(), name: 'stage_at' }) stageAt!: Date;
  @Column({ ...column.date(), name: 'applied_on' }) appliedOn!: string;
  @Column({ ...nullable(column.date()), name: 'closed_on' }) closedOn!: string | null;
  /** The commitment; null before the approval. */
  @Column({ ...nullable(column.cents()), name: 'principal_cents' }) principalCents!: number | null;
  /** Payments out of it that stand. */
  @Column(column.integer()) payments!: number;
  /** The agreement whose fees it bears, once there is one. */
  @Column({ ...nullable(column.id()), name: 'agreement_id' }) agreementId!: string | null;
}
