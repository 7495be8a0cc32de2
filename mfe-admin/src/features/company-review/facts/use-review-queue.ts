import { useSearchValue } from '@groundwork/web-mount';
import { hasFile } from './placed-documents.js';
import type { DocumentGroup, PlacedDocument, ReviewedDocument } from './placed-documents.js';

/** The documents of a review: which one is looked at, and which comes next. */
export interface ReviewQueue {
  readonly of: (group: DocumentGroup) => readonly PlacedDocument[];
  readonly chosen: ReviewedDocument | undefined;
  readonly choose: (document: ReviewedDocument | undefined) => void;
  /** How many wait for a decision. */
  readonly waiting: number;
  /** The next one that waits, going around; undefined where no other one does. */
  readonly next: ReviewedDocument | undefined;
  readonly previous: ReviewedDocument | undefined;
}

/** The chosen document stands in the address: a reload and a link come back to it. */
export function useReviewQueue(documents: readonly PlacedDocument[]): ReviewQueue {
  const [id, setId] = useSearchValue('file');
  const there = documents.filter(hasFile);
  const at = there.findIndex(({ file }) => file.fileUploadId === id);
  const inTurn = [...there.slice(at + 1), ...there.slice(0, Math.max(at, 0))];
  return {
    of: (group) => documents.filter((document) => document.group === group),
    chosen: there[at],
    choose: (document) => setId(document?.file.fileUploadId ?? ''),
    waiting: there.filter(({ file }) => file.status === 'pending').length,
    next: inTurn.find(({ file }) => file.status === 'pending'),
    previous: there[at - 1],
  };
}
