import type { FileRoundDto, FileUploadDto } from './files.dto.js';
import type { FileHistory } from './persistence/file-history.entity.js';
import type { FileUpload } from './persistence/file-upload.entity.js';

/** The wire form of a file. */
export function presentFile(row: FileUpload): FileUploadDto {
  return {
    fileUploadId: row.id,
    userFileName: row.userFileName,
    fileType: row.fileType,
    status: row.status,
    comments: row.comments,
    parentType: row.parentType,
    id: row.parentId,
    personId: row.personId,
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
export function presentRound(
  { fileUploadId, fromStatus, toStatus, comments, userId, happenedAt }: FileHistory,
  version: number,
): FileRoundDto {
  return { fileUploadId, version, fromStatus, toStatus, comments, userId, happenedAt: happenedAt.toISOString() };
}
