import { agreementDefaults, agreementTermsRecord, clientCompanyRecord } from '@groundwork/domain-brokers';
import type { ClientCompany } from '@groundwork/domain-brokers';
import type { EventPayloads } from '@groundwork/domain-events';
import { storedValues, wholeRecord } from '@groundwork/domain-records';
import type { AgreementDetailsDto, AgreementDto, AgreementHistoryEntryDto } from './agreement.dto.js';
import type { AgreementHistoryEntity } from './persistence/agreement-history.entity.js';
import type { AgreementPaperEntity } from './persistence/agreement-paper.entity.js';
import type { AgreementSignatureEntity } from './persistence/agreement-signature.entity.js';
import type { ListedAgreement } from './persistence/agreement.repository.js';
import type { BrokerAgreementEntity, StoredClientCompany } from './persistence/broker-agreement.entity.js';

export const agreementView = (row: ListedAgreement): AgreementDto => ({
  ...wholeRecord(agreementTermsRecord, row, agreementDefaults),
  id: row.id,
  brokerId: row.brokerId,
  status: row.status,
  proposedInitialLoanRate: row.proposedInitialLoanRate,
  proposedAdditionalLoanRate: row.proposedAdditionalLoanRate,
  proposedStandardFee: row.proposedStandardFee === null ? null : Boolean(row.proposedStandardFee),
  companyId: row.companyId,
  company: row.company,
  adminTitle: row.adminTitle,
  version: row.version,
  brokerSignedAt: row.brokerSignedAt?.toISOString() ?? null,
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

/** What is sealed of an agreement that both sides have signed; the lender's signature stands last. */
export const signedFacts = (
  version: string,
  signatures: readonly AgreementSignatureEntity[],
  paper: AgreementPaperEntity,
): Pick<EventPayloads['agreement.signed'], 'version' | 'contentHash' | 'paperHash' | 'signatures'> => ({
  version,
  contentHash: signatures.at(-1)?.contentHash ?? '',
  paperHash: paper.pdfHash,
  signatures: signatures.map(
    ({ party, userId, signerName, typedName, signedAt, ip, userAgent, proof, contentHash }) => ({
      party,
      userId,
      signerName,
      typedName,
      signedAt: signedAt.toISOString(),
      ip,
      userAgent,
      ...(proof === null ? {} : { proof }),
      contentHash,
    }),
  ),
});
