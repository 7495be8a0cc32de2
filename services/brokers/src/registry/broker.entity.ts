import { brokerRecord } from '@groundwork/domain-brokers';
import type { BrokerStatus, PhoneType } from '@groundwork/domain-brokers';
import { column, nullable, recordColumns } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A referral broker. It is removed from the lists, never from the table. */
@Entity({ name: 'broker' })
export class BrokerEntity extends recordColumns(brokerRecord) {
  @PrimaryColumn(column.id()) id!: string;
  /** The account, once registered. */
  @Column({ ...nullable(column.id()), name: 'user_id' }) userId!: string | null;
  @Column(column.text(1)) status!: BrokerStatus;
  declare phoneNumberAType: PhoneType;
  declare phoneNumberBType: PhoneType;
  declare canSendTextMessages: boolean;
  /** Name of the ICCA version that its agreements follow. */
  @Column({ ...column.text(200), name: 'icca_version' }) iccaVersion!: string;
  @Column({ ...column.flag(), name: 'sent_email' }) sentEmail!: boolean;
  @Column({ ...nullable(column.instant()), name: 'accepted_tos' }) acceptedTos!: Date | null;
  @Column({ ...nullable(column.id()), name: 'activated_by' }) activatedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'activated_date' }) activatedDate!: Date | null;
  @Column({ ...nullable(column.id()), name: 'deactivated_by' }) deactivatedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'deactivated_date' }) deactivatedDate!: Date | null;
  @Column({ ...nullable(column.id()), name: 'rejected_by' }) rejectedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'rejected_date' }) rejectedDate!: Date | null;
  @Column({ ...nullable(column.text(4000)), name: 'rejected_comment' }) rejectedComment!: string | null;
  /** Moves with every save. */
  @Column(column.integer()) revision!: number;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
  @Column({ ...nullable(column.instant()), name: 'removed_at' }) removedAt!: Date | null;
  @Column({ ...nullable(column.id()), name: 'removed_by' }) removedBy!: string | null;
}
