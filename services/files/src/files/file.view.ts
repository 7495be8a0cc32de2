import type { EventPayloads } from '@groundwork/domain-events';
import type { FileRoundDto, FileUploadDto } from './file.dto.js';
import type { FileHistoryEntity } from './persistence/file-history.entity.js';
import type { FileUploadEntity } from './persistence/file-upload.entity.js';
import type { FileDecision } from './persistence/file.repository.js';

/** The wire form of a file. */
export function fileView(row: FileUploadEntity): FileUploadDto {
  return {
    fileUploadId: row.id,
    userFileName: row.userFileName,
    fileType: row.fileType,
    status: row.status,
    comments: row.comments,
    parentType: row.parentType,
    id: row.parentId,
    personId: row.personId,
    propertyId: row.propertyId,
    contentType: row.contentType,
    size: row.sizeBytes,
    sha256: row.sha256,
    uploadedBy: row.uploadedBy,
    uploadedAt: row.uploadedAt.toISOString(),
    version: row.version,
    replacedBy: row.replacedBy,
    replacedAt: row.replacedAt?.toISOString() ?? null,
  };
}

/** The wire form of a round of a review; `version` is that of the file it was about. */
export function fileRoundView({ id: _id, happenedAt, ...round }: FileHistoryEntity, version: number): FileRoundDto {
  return { ...round, version, happenedAt: happenedAt.toISOString() };
}

/** What the event of an upload tells. */
export const fileUploaded = (row: FileUploadEntity, propertyTitle?: string): EventPayloads['file.uploaded'] => ({
  fileUploadId: row.id,
  parentType: row.parentType,
  parentId: row.parentId,
  fileType: row.fileType,
  userId: row.uploadedBy,
  personId: row.personId,
  propertyId: row.propertyId,
  ...(propertyTitle ? { propertyTitle } : {}),
  version: row.version,
});

/** What the event of a review tells. */
export const fileReviewed = (
  { id, parentType, parentId, fileType, userFileName, uploadedBy, personId, propertyId }: FileUploadEntity,
  { status, comments, decidedBy }: FileDecision,
  propertyTitle?: string,
): EventPayloads['file.reviewed'] => ({
  fileUploadId: id,
  parentType,
  parentId,
  fileType,
  userFileName,
  userId: uploadedBy,
  personId,
  propertyId,
  ...(propertyTitle ? { propertyTitle } : {}),
  status,
  comments: comments ?? '',
  decidedBy,
});

/** What the event tells when somebody said of which property a file is. */
export const filePropertyNamed = (
  { id, parentType, parentId, fileType, userFileName, status, propertyId }: FileUploadEntity,
  propertyTitle: string | null,
  by: Pick<EventPayloads['file.property_named'], 'namedBy' | 'byLender'>,
): EventPayloads['file.property_named'] => ({
  fileUploadId: id,
  parentType,
  parentId,
  fileType,
  userFileName,
  status,
  propertyId,
  propertyTitle,
  ...by,
});
