import type { EventPayloads } from '@groundwork/domain-events';
import { isBlank } from '@groundwork/domain-validation';
import type { FindOptionsSelect } from 'typeorm';
import type { AgreementDetails, AgreementRow, ClientCompanyDetails } from './agreement.dto.js';
import type { BrokerAgreement, ClientCompany } from './persistence/broker-agreement.entity.js';

/** The columns of lists: signatures and documents are large and nobody looks at them there. */
const listedColumns = [
  'id',
  'brokerId',
  'status',
  'clientName',
  'clientRepresentativeName',
  'companyId',
  'company',
  'startDate',
  'expirationDate',
  'additionalFee',
  'standardFee',
  'initialLoanRate',
  'additionalLoanRate',
  'clientFee',
  'clientFeePercent',
  'clientFeeOther',
  'clientFeeOtherDescription',
  'adminTitle',
  'version',
  'acceptedBy',
  'acceptedDate',
  'rejectedBy',
  'rejectedDate',
  'rejectionComment',
  'documentHash',
  'revision',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof BrokerAgreement)[];

/** The same for TypeORM. */
export const listedSelect = Object.fromEntries(
  listedColumns.map((name) => [name, true]),
) as FindOptionsSelect<BrokerAgreement>;

export type ListedAgreement = Pick<BrokerAgreement, (typeof listedColumns)[number]>;

export const toAgreementRow = (row: ListedAgreement): AgreementRow => ({
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

export const toAgreementDetails = (row: BrokerAgreement): AgreementDetails => ({
  ...toAgreementRow(row),
  brokerSignature: row.brokerSignature,
  adminSignature: row.adminSignature,
});

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

const kept = (value: string | null | undefined): string | null => (isBlank(value) ? null : (value ?? '').trim());

/** The client company of a form; its legal name is the client's where none is given. */
export const keptCompany = (company: ClientCompanyDetails | undefined, clientName: string): ClientCompany => ({
  legalEntityName: kept(company?.legalEntityName) ?? clientName.trim(),
  mailingStreetAddress: kept(company?.mailingStreetAddress),
  mailingCity: kept(company?.mailingCity),
  mailingState: kept(company?.mailingState),
  mailingZipCode: kept(company?.mailingZipCode),
});
