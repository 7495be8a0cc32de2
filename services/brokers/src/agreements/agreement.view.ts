import type { EventPayloads } from '@groundwork/domain-events';
import { isBlank } from '@groundwork/domain-validation';
import type { AgreementDetailsDto, AgreementDto, AgreementHistoryEntryDto, ClientCompanyDto } from './agreement.dto.js';
import type { AgreementHistoryEntity } from './persistence/agreement-history.entity.js';
import type { ListedAgreement } from './persistence/agreement.repository.js';
import type { BrokerAgreementEntity, ClientCompany } from './persistence/broker-agreement.entity.js';

export const agreementView = (row: ListedAgreement): AgreementDto => ({
  id: row.id,
  brokerId: row.brokerId,
  status: row.status,
  clientName: row.clientName,
  clientRepresentativeName: row.clientRepresentativeName,
  companyId: row.companyId,
  company: row.company,
  startDate: row.startDate,
  expirationDate: row.expirationDate,
  additionalFee: row.additionalFee,
  standardFee: row.standardFee,
  initialLoanRate: row.initialLoanRate,
  additionalLoanRate: row.additionalLoanRate,
  clientFee: row.clientFee,
  clientFeePercent: row.clientFeePercent,
  clientFeeOther: row.clientFeeOther,
  clientFeeOtherDescription: row.clientFeeOtherDescription,
  adminTitle: row.adminTitle,
  version: row.version,
  acceptedBy: row.acceptedBy,
  acceptedDate: row.acceptedDate?.toISOString() ?? null,
  rejectedBy: row.rejectedBy,
  rejectedDate: row.rejectedDate?.toISOString() ?? null,
  rejectionComment: row.rejectionComment,
  documentHash: row.documentHash,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const agreementDetailsView = (row: BrokerAgreementEntity): AgreementDetailsDto => ({
  ...agreementView(row),
  brokerSignature: row.brokerSignature,
  adminSignature: row.adminSignature,
});

export const agreementHistoryView = ({
  agreementId: _,
  at,
  ...entry
}: AgreementHistoryEntity): AgreementHistoryEntryDto => ({ ...entry, at: at.toISOString() });

/** What the events of an agreement tell. */
export const agreementFacts = (
  row: ListedAgreement,
  brokerUserId: string | null,
): EventPayloads['agreement.submitted'] => ({
  agreementId: row.id,
  brokerId: row.brokerId,
  brokerUserId,
  clientName: row.clientName,
});

const trimmed = (value: string | null | undefined): string | null => (isBlank(value) ? null : (value ?? '').trim());

/** The client company of a body; its legal name is the client's where none is given. */
export const storedCompany = (company: ClientCompanyDto | undefined, clientName: string): ClientCompany => ({
  legalEntityName: trimmed(company?.legalEntityName) ?? clientName.trim(),
  mailingStreetAddress: trimmed(company?.mailingStreetAddress),
  mailingCity: trimmed(company?.mailingCity),
  mailingState: trimmed(company?.mailingState),
  mailingZipCode: trimmed(company?.mailingZipCode),
});
