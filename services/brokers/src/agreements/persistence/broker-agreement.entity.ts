import { agreementTermsRecord } from '@groundwork/domain-brokers';
import type { AgreementStatus, clientCompanyRecord } from '@groundwork/domain-brokers';
import type { WholeRecord } from '@groundwork/domain-records';
import { column, nullable, recordColumns } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type StoredClientCompany = WholeRecord<typeof clientCompanyRecord, 'legalEntityName'>;

/** A referral agreement (ICCA) of a broker for a client. It is removed from the lists, never from the table. */
@Entity({ name: 'broker_agreement' })
export class BrokerAgreementEntity extends recordColumns(agreementTermsRecord) {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'broker_id' }) brokerId!: string;
  @Column(column.text(1)) status!: AgreementStatus;
  declare standardFee: boolean;
  declare initialLoanRate: number;
  declare additionalLoanRate: number;
  declare clientFee: boolean;
  declare clientFeePercent: number;
  /** What its broker proposed beside the lender's terms; null where it proposed nothing else. */
  @Column({ ...nullable(column.percent()), name: 'proposed_initial_rate' }) proposedInitialLoanRate!: number | null;
  @Column({ ...nullable(column.percent()), name: 'proposed_additional_rate' }) proposedAdditionalLoanRate!:
    number | null;
  @Column({ ...nullable(column.flag()), name: 'proposed_standard_fee' }) proposedStandardFee!: boolean | null;
  @Column({ ...nullable(column.id()), name: 'company_id' }) companyId!: string | null;
  @Column(column.json()) company!: StoredClientCompany;
  @Column({ ...column.text(200), name: 'admin_title' }) adminTitle!: string;
  /** Name of the ICCA version that it follows. */
  @Column({ ...column.text(200), name: 'icca_version' }) version!: string;
  /** When the broker signed the terms as they stand; null while they are unsigned. */
  @Column({ ...nullable(column.instant()), name: 'broker_signed_at' }) brokerSignedAt!: Date | null;
  /** PNG data. */
  @Column({ ...nullable(column.longText()), name: 'broker_signature' }) brokerSignature!: string | null;
  @Column({ ...nullable(column.longText()), name: 'admin_signature' }) adminSignature!: string | null;
  @Column({ ...nullable(column.id()), name: 'accepted_by' }) acceptedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'accepted_date' }) acceptedDate!: Date | null;
  @Column({ ...nullable(column.id()), name: 'rejected_by' }) rejectedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'rejected_date' }) rejectedDate!: Date | null;
  @Column({ ...nullable(column.text(4000)), name: 'rejection_comment' }) rejectionComment!: string | null;
  /**
   * The text but for the signatures that are still to be given, as it was filled when the terms were handed in; null for older
   * agreements, and for changed terms until the broker signs them.
   */
  @Column({ ...nullable(column.longText()), name: 'text_template' }) textTemplate!: string | null;
  /** The text of an agreement that was accepted before signatures were kept with theirs. */
  @Column({ ...nullable(column.longText()), name: 'accepted_document' }) acceptedDocument!: string | null;
  /** SHA-256 of the text as it was accepted. */
  @Column({ ...nullable(column.text(64)), name: 'document_hash' }) documentHash!: string | null;
  /** When it was told that it ends, and that it has ended. */
  @Column({ ...nullable(column.instant()), name: 'ending_told_at' }) endingToldAt!: Date | null;
  @Column({ ...nullable(column.instant()), name: 'ended_told_at' }) endedToldAt!: Date | null;
  /** Moves with every save. */
  @Column(column.integer()) revision!: number;
  @Column({ ...nullable(column.id()), name: 'created_by' }) createdBy!: string | null;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
  @Column({ ...nullable(column.instant()), name: 'removed_at' }) removedAt!: Date | null;
  @Column({ ...nullable(column.id()), name: 'removed_by' }) removedBy!: string | null;
}
