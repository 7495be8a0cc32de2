import { MAX_DRAW_LINES, MAX_INSPECTION_PHOTOS } from '@groundwork/domain-draws';
import { isId } from '@groundwork/domain-validation';
import { knownFilesGuard } from '../draw-requests/index.js';

interface Photographed {
  readonly photos?: unknown;
}

const idsOf = ({ photos }: Photographed): string[] =>
  (Array.isArray(photos) ? photos.slice(0, MAX_INSPECTION_PHOTOS) : [])
    .map((photo: unknown) => (photo as { fileUploadId?: unknown } | null)?.fileUploadId)
    .filter(isId);

/** Asks the files service for the photographs that a report names. The body has not been validated yet. */
export const PhotographsGuard = knownFilesGuard((body) => {
  const report = body as (Photographed & { lines?: unknown }) | null;
  const lines: Photographed[] = Array.isArray(report?.lines) ? report.lines.slice(0, MAX_DRAW_LINES) : [];
  return [report, ...lines].flatMap((part) => (part ? idsOf(part) : []));
});
