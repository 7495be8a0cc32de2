import { closingItems } from '@groundwork/domain-applications';
import type { ClosingKind } from '@groundwork/domain-applications';
import type { FileType } from './file-types.js';
import type { FileStatus } from './review.js';

/** The checklist of a closing, as far as it says which papers are still to come. */
export interface ClosingChecklist {
  /** Required items that nobody ticked off, or that have ended since. */
  readonly open: readonly ClosingKind[];
  readonly items: readonly {
    readonly kind: ClosingKind;
    readonly completed: boolean;
    /** YYYY-MM-DD. */
    readonly dueOn: string | null;
    /** What stood there when it was ticked off. */
    readonly fileUploadId: string | null;
  }[];
}

/** A file as far as a closing looks at it. */
export interface ClosingFile {
  readonly fileUploadId: string;
  readonly fileType: FileType;
  readonly status: FileStatus;
}

/** A paper that a closing still waits for. */
export interface ClosingGap {
  readonly type: FileType;
  readonly dueOn: string | null;
  /** What was handed in was rejected. */
  readonly isRejected: boolean;
}

/**
 * The papers of a closing that are not in, in the order of the checklist: open items without a file that stands. An item that was
 * ticked off and has ended since needs another file than the one that was there.
 */
export function closingGaps({ open, items }: ClosingChecklist, files: readonly ClosingFile[]): ClosingGap[] {
  return open.flatMap((kind) => {
    const { fileType: type } = closingItems[kind];
    const item = items.find((one) => one.kind === kind);
    const ended = item?.completed ? item.fileUploadId : null;
    const handedIn = files.filter((file) => file.fileType === type && file.fileUploadId !== ended);
    if (handedIn.some(({ status }) => status !== 'rejected')) return [];
    return [{ type, dueOn: item?.dueOn ?? null, isRejected: handedIn.length > 0 }];
  });
}
