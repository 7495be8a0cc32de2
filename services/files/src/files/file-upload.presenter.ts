import type { FileUploadDto } from './files.dto.js';
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
  };
}
