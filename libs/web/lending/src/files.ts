/** Files on every screen of the areas: uploads, review, versions, previews (specification, borrower 2 and 6). */
export { AttachedFiles } from './files/attached-files.js';
export { FileActions } from './files/file-actions.js';
export { FileViewer } from './files/file-viewer.js';
export { FileSlot } from './files/file-slot.js';
export type { FileSlotProps } from './files/file-slot.js';
export { fileState, slotState } from './files/file-state.js';
export { FilesProvider, useFilesAccess } from './files/files-access.js';
export type { FileDecision, FileNaming, FileRound, FilesAccess, StoredFile } from './files/files-access.js';
export { filesQuery, useFiles } from './files/files-queries.js';
export { useFileReview } from './files/review-actions.js';
export { UploadZone } from './files/upload-zone.js';
export { useUploadQueue, useUploads } from './files/use-uploads.js';
export type { FileTarget, Uploads } from './files/use-uploads.js';
