import type { ClosingKind } from '@groundwork/domain-applications';
import { closingGaps } from './closing-gaps.js';
import type { ClosingChecklist, ClosingFile } from './closing-gaps.js';

/** Whom a closing waits for; nobody where everything is in order and the loan can be closed. */
export const closingWaits = ['borrower', 'lender', 'nobody'] as const;
export type ClosingWait = (typeof closingWaits)[number];

export const closingWaitLabels: Readonly<Record<ClosingWait, string>> = {
  borrower: 'Borrower',
  lender: 'Lender',
  nobody: 'Ready to close',
};

/** What lists of closings are sorted by, each with the one first that needs somebody most. */
export const closingSorts = ['planned', 'since', 'open'] as const;
export type ClosingSort = (typeof closingSorts)[number];

/** A closing as its progress is read. Days are YYYY-MM-DD. */
export interface ClosingState {
  readonly open: ClosingChecklist['open'];
  readonly items: readonly (ClosingChecklist['items'][number] & { readonly required: boolean })[];
  readonly files: readonly ClosingFile[];
  readonly conditions: readonly { readonly completed?: boolean | null | undefined }[];
  readonly plannedOn: string | null;
}

/** How far a closing has come. Every required item is in exactly one of the first four. */
export interface ClosingProgress {
  /** Required items that were ticked off and have not ended. */
  readonly inOrder: ClosingKind[];
  /** Papers that lie there and nobody ticked off. */
  readonly handedIn: ClosingKind[];
  /** Papers that are still to come. */
  readonly missing: ClosingKind[];
  /** Papers that were rejected, and nothing has replaced. */
  readonly rejected: ClosingKind[];
  /** Items that this loan needs no paper for. */
  readonly notNeeded: ClosingKind[];
  /** Open items whose day has passed. */
  readonly overdue: ClosingKind[];
  readonly conditions: number;
  readonly conditionsMet: number;
  /** The day on which it was to close has passed. */
  readonly isLate: boolean;
  readonly waitsFor: ClosingWait;
}

/** How far a closing has come by a day (YYYY-MM-DD). */
export function closingProgress(closing: ClosingState, today: string): ClosingProgress {
  const { open, items, files, conditions, plannedOn } = closing;
  const gaps = new Map(closingGaps({ open, items }, files).map((gap) => [gap.type as string, gap.isRejected]));
  const stillOpen = (kind: ClosingKind): boolean => open.includes(kind);
  const kindsOf = (fits: (kind: ClosingKind, item: ClosingState['items'][number]) => boolean): ClosingKind[] =>
    items.filter((item) => fits(item.kind, item)).map(({ kind }) => kind);
  const conditionsMet = conditions.filter(({ completed }) => completed === true).length;
  const allIn = gaps.size === 0;
  const isDone = open.length === 0 && conditionsMet === conditions.length;
  return {
    inOrder: kindsOf((kind, { required }) => required && !stillOpen(kind)),
    handedIn: kindsOf((kind) => stillOpen(kind) && !gaps.has(kind)),
    missing: kindsOf((kind) => gaps.get(kind) === false),
    rejected: kindsOf((kind) => gaps.get(kind) === true),
    notNeeded: kindsOf((_, { required }) => !required),
    overdue: kindsOf((kind, { dueOn }) => stillOpen(kind) && dueOn !== null && dueOn < today),
    conditions: conditions.length,
    conditionsMet,
    isLate: plannedOn !== null && plannedOn < today,
    waitsFor: isDone ? 'nobody' : allIn ? 'lender' : 'borrower',
  };
}
