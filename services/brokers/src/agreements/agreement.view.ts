import { agreementDefaults, agreementTermsRecord, clientCompanyRecord } from '@groundwork/domain-brokers';
import type { ClientCompany } from '@groundwork/domain-brokers';
import type { EventPayloads } from '@groundwork/domain-events';
import { storedValues, wholeRecord } from '@groundwork/domain-records';
import type { AgreementDetailsDto, AgreementDto, AgreementHistoryEntryDto } from './agreement.dto.js';
import type { AgreementHistoryEntity } from './persistence/agreement-history.entity.js';
import type { ListedAgreement } from './persistence/agreement.repository.js';
import type { BrokerAgreementEntity, StoredClientCompany } from './persistence/broker-agreement.entity.js';

export const agreementView = (row: ListedAgreement): AgreementDto => ({
  ...wholeRecord(agreementTermsRecord, row, agreementDefaults),
  id: row.id,
  brokerId: row.brokerId,
  status: row.status,
  companyId: row.companyId,
  company: row.company,
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

/** The client company of a body; its legal name is the client's where none is given. */
export const storedCompany = (company: ClientCompany | null | undefined, clientName: string): StoredClientCompany =>
  wholeRecord(clientCompanyRecord, storedValues(clientCompanyRecord, company ?? {}), { legalEntityName: clientName });
