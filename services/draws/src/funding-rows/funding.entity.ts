import type { FundingStage } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One payment of approved lines of a draw: planned, made, and perhaps taken back. Amounts in whole cents. */
@Entity({ name: 'funding' })
export class FundingEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'draw_request_id' }) drawRequestId!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.text(20)) stage!: FundingStage;
  @Column({ ...column.date(), name: 'scheduled_for' }) scheduledFor!: string;
  /** Sum of its lines, before anything is kept back. */
  @Column({ ...column.cents(), name: 'amount_cents' }) amountCents!: number;
  @Column({ ...column.cents(), name: 'fees_cents' }) feesCents!: number;
  @Column({ ...column.cents(), name: 'reserve_cents' }) reserveCents!: number;
  @Column({ ...nullable(column.date()), name: 'funded_on' }) fundedOn!: string | null;
  /** Null for a payment from before references were kept. */
  @Column(nullable(column.text(400))) reference!: string | null;
  @Column(nullable(column.text(400))) payee!: string | null;
  /** Of a reversal. */
  @Column(nullable(column.text(4000))) reason!: string | null;
  @Column({ ...nullable(column.date()), name: 'reversed_on' }) reversedOn!: string | null;
  @Column({ ...column.id(), name: 'scheduled_by' }) scheduledBy!: string;
  @Column({ ...column.instant(), name: 'scheduled_at' }) scheduledAt!: Date;
  @Column({ ...nullable(column.id()), name: 'funded_by' }) fundedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'funded_at' }) fundedAt!: Date | null;
  /** Who cancelled or reversed it. */
  @Column({ ...nullable(column.id()), name: 'ended_by' }) endedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'ended_at' }) endedAt!: Date | null;
  /** The batch that it was exported in; null until then. */
  @Column({ ...nullable(column.integer()), name: 'batch_number' }) batchNumber!: number | null;
  @Column({ ...nullable(column.instant()), name: 'exported_at' }) exportedAt!: Date | null;
  @Column(column.integer()) version!: number;
}
