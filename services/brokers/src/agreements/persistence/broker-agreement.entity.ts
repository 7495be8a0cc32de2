import type { AgreementStatus } from '@groundwork/domain-brokers';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The client company of a referral, as the referral names it. */
export interface ClientCompany {
  readonly legalEntityName: string;
  readonly mailingStreetAddress: string | null;
  readonly mailingCity: string | null;
  readonly mailingState: string | null;
  readonly mailingZipCode: string | null;
}

/** A referral agreement (ICCA) of a broker for a client. It is removed from the lists, never from the table. */
@Entity({ name: 'broker_agreement' })
export class BrokerAgreementEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'broker_id' }) brokerId!: string;
  @Column(column.text(1)) status!: AgreementStatus;
  @Column({ ...column.text(200), name: 'client_name' }) clientName!: string;
  @Column({ ...column.text(200), name: 'client_representative_name' }) clientRepresentativeName!: string;
  @Column({ ...nullable(column.id()), name: 'company_id' }) companyId!: string | null;
  @Column(column.json()) company!: ClientCompany;
  @Column({ ...column.date(), name: 'start_date' }) startDate!: string;
  @Column({ ...column.date(), name: 'expiration_date' }) expirationDate!: string;
  @Column({ ...column.percent(), name: 'additional_fee' }) additionalFee!: number;
  @Column({ ...column.flag(), name: 'standard_fee' }) standardFee!: boolean;
  @Column({ ...column.percent(), name: 'initial_loan_rate' }) initialLoanRate!: number;
  @Column({ ...column.percent(), name: 'additional_loan_rate' }) additionalLoanRate!: number;
  @Column({ ...column.flag(), name: 'client_fee' }) clientFee!: boolean;
  @Column({ ...column.percent(), name: 'client_fee_percent' }) clientFeePercent!: number;
  @Column({ ...nullable(column.text(200)), name: 'client_fee_other' }) clientFeeOther!: string | null;
  @Column({ ...nullable(column.text(4000)), name: 'client_fee_other_description' }) clientFeeOtherDescription!:
    string | null;
  @Column({ ...column.text(200), name: 'admin_title' }) adminTitle!: string;
  /** Name of the ICCA version that it follows. */
  @Column({ ...column.text(200), name: 'icca_version' }) version!: string;
  /** PNG data. */
  @Column({ ...nullable(column.longText()), name: 'broker_signature' }) brokerSignature!: string | null;
  @Column({ ...nullable(column.longText()), name: 'admin_signature' }) adminSignature!: string | null;
  @Column({ ...nullable(column.id()), name: 'accepted_by' }) acceptedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'accepted_date' }) acceptedDate!: Date | null;
  @Column({ ...nullable(column.id()), name: 'rejected_by' }) rejectedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'rejected_date' }) rejectedDate!: Date | null;
  @Column({ ...nullable(column.text(4000)), name: 'rejection_comment' }) rejectionComment!: string | null;
  /** The agreement as it was accepted, with its hash. */
  @Column({ ...nullable(column.longText()), name: 'accepted_document' }) acceptedDocument!: string | null;
  @Column({ ...nullable(column.text(64)), name: 'document_hash' }) documentHash!: string | null;
  /** Moves with every save. */
  @Column(column.integer()) revision!: number;
  @Column({ ...nullable(column.id()), name: 'created_by' }) createdBy!: string | null;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
  @Column({ ...nullable(column.instant()), name: 'removed_at' }) removedAt!: Date | null;
  @Column({ ...nullable(column.id()), name: 'removed_by' }) removedBy!: string | null;
}
