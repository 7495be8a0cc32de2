import { fileStatusLabels, isPreviewable, nameFits, previewableTypes } from '@groundwork/domain-files';
import type { FileStatus } from '@groundwork/domain-files';
import { files as sentences } from '@groundwork/domain-messages-screens';
import type { Tone } from '@groundwork/web-ui';
import type { StoredFile } from './files-access.js';

interface State {
  label: string;
  tone: Tone;
}

/** Where the review of a file stands, for its owner, or for who reviews it. */
export function fileState(status: FileStatus, reviewing = false): State {
  if (status === 'approved') return { label: fileStatusLabels.approved, tone: 'success' };
  if (status === 'rejected') return { label: fileStatusLabels.rejected, tone: 'danger' };
  return reviewing ? { label: sentences.toReview, tone: 'warning' } : { label: fileStatusLabels.pending, tone: 'info' };
}

/** Where a place for documents stands: what was uploaded and what its review said. One file that stands is enough. */
export function slotState(required: boolean, files: readonly Pick<StoredFile, 'status'>[], reviewing = false): State {
  const of = (wanted: FileStatus) => files.some(({ status }) => status === wanted);
  // To its owner a place with an approved file is approved, whatever else was put there; a reviewer has what waits to look at.
  if (of('approved') && !(reviewing && of('pending'))) return fileState('approved');
  if (of('pending')) return fileState('pending', reviewing);
  if (files.length > 0) return fileState('rejected');
  return required ? { label: sentences.needed, tone: 'warning' } : { label: sentences.optional, tone: 'neutral' };
}

/** Whether the portal shows such a file; by its name where nobody knows more. */
export function canBeShown({
  userFileName,
  contentType,
}: Pick<StoredFile, 'userFileName'> & Partial<Pick<StoredFile, 'contentType'>>): boolean {
  return contentType === undefined
    ? previewableTypes.some((type) => nameFits(userFileName, type))
    : isPreviewable(contentType);
}
