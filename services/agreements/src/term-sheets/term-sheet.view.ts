import type { EventPayloads } from '@groundwork/domain-events';
import type { SupervisoryAcknowledgementEntity } from './persistence/supervisory-acknowledgement.entity.js';
import type { TermSheetAgreementEntity } from './persistence/term-sheet-agreement.entity.js';
import type { TermSheetDeclineEntity } from './persistence/term-sheet-decline.entity.js';
import type { TermSheetEntity } from './persistence/term-sheet.entity.js';
import type {
  AcceptedSheetDto,
  SupervisionDto,
  TermSheetAgreementDto,
  TermSheetDto,
  TermSheetVersionDto,
} from './term-sheet.dto.js';

/** What the events of an acceptance tell. */
export const termSheetFacts = (row: TermSheetAgreementEntity): EventPayloads['termsheet.accepted'] => ({
  agreementId: row.id,
  applicationId: row.applicationId,
  companyId: row.companyId,
  userId: row.userId,
  type: row.type,
  version: row.version,
  date: row.date.toISOString(),
});

/** What the event of a decline tells. */
export const declinedFacts = (row: TermSheetDeclineEntity): EventPayloads['termsheet.declined'] => ({
  declineId: row.id,
  applicationId: row.applicationId,
  companyId: row.companyId,
  userId: row.userId,
  type: row.type,
  version: row.version,
  date: row.date.toISOString(),
});

type VersionRow = Pick<TermSheetEntity, 'id' | 'type' | 'version' | 'userId' | 'createdAt'>;

/** A version without its text. */
export const termSheetVersionView = ({ id, type, version, userId, createdAt }: VersionRow): TermSheetVersionDto => ({
  id,
  type,
  version,
  userId,
  createdAt: createdAt.toISOString(),
});

export const termSheetView = (row: TermSheetEntity): TermSheetDto => ({
  id: row.id,
  type: row.type,
  version: row.version,
  userId: row.userId,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  // A version never changes after it was made.
  updatedAt: row.createdAt.toISOString(),
});

export const termSheetAgreementView = (row: TermSheetAgreementEntity): TermSheetAgreementDto => ({
  id: row.id,
  applicationId: row.applicationId,
  version: row.version,
  type: row.type,
  ip: row.ip,
  userId: row.userId,
  date: row.date.toISOString(),
  contentHash: row.contentHash,
});

export const supervisionView = ({
  id,
  signerName,
  date,
  contentHash,
}: SupervisoryAcknowledgementEntity): SupervisionDto => ({ id, signerName, date: date.toISOString(), contentHash });

export const acceptedSheetView = ({
  id,
  type,
  version,
  date,
  signerName,
  contentHash,
}: TermSheetAgreementEntity): AcceptedSheetDto => ({
  id,
  type,
  version,
  date: date.toISOString(),
  signerName,
  contentHash,
});
