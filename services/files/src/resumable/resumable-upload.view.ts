import type { ResumablePartEntity } from './resumable-part.entity.js';
import type { ResumableUploadDto } from './resumable-upload.dto.js';
import type { ResumableUploadEntity } from './resumable-upload.entity.js';

/** Most bytes that a part has: what a broken line costs at most. */
export const partBytes = 4 * 1024 * 1024;

/** Bytes that have arrived. */
export const arrivedBytes = (parts: readonly ResumablePartEntity[]): number =>
  parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

export const resumableUploadView = (
  { id, sizeBytes }: Pick<ResumableUploadEntity, 'id' | 'sizeBytes'>,
  offset: number,
): ResumableUploadDto => ({ id, offset, size: sizeBytes, partBytes });
