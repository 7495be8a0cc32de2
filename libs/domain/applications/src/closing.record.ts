import { day, flag, paragraph, record } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';
import { traitsOf } from './loan-types.js';
import { needsSubordinatedDebt } from './needed-items.js';
import type { NeededFacts } from './needed-items.js';
import type { Maybe } from './types.js';

/** What decides which items of a closing are required. */
export type ClosingFlags = Pick<
  NeededFacts,
  'loanType' | 'generalWarrantyDeedNeeded' | 'subordinatedDebtNeeded' | 'fundingSources'
>;

interface ClosingItemTraits {
  readonly label: string;
  /** The type of the file that proves it. */
  readonly fileType: string;
  readonly required: (flags: ClosingFlags) => boolean;
  /** It ends on a day, and must not have ended when the loan closes. */
  readonly expires: boolean;
}

const always = (): boolean => true;
/** A loan that builds nothing has no permit to bring. */
const whereBuilt = ({ loanType }: ClosingFlags): boolean => !loanType || traitsOf(loanType).needsPermit;

/** The checklist of a closing, in its order. */
export const closingItems = {
  building_permit: { label: 'Permits', fileType: 'building_permit', required: whereBuilt, expires: true },
  insurance: { label: 'Insurance', fileType: 'insurance', required: always, expires: true },
  subordinated_debt: {
    label: 'Subordinated debt',
    fileType: 'subordinated_debt',
    required: needsSubordinatedDebt,
    expires: false,
  },
  deed: {
    label: 'General warranty deed',
    fileType: 'deed',
    required: ({ generalWarrantyDeedNeeded }) => generalWarrantyDeedNeeded === true,
    expires: false,
  },
  title: { label: 'Title', fileType: 'title', required: always, expires: false },
} as const satisfies Readonly<Record<string, ClosingItemTraits>>;
export type ClosingKind = keyof typeof closingItems;
export const closingKinds = Object.keys(closingItems) as readonly ClosingKind[];

/** What an administrator writes of an item. */
export const closingItemRecord = record('ClosingItem', {
  completed: flag('Completed'),
  dueOn: day('Due on'),
  expiresOn: day('Expires on'),
  comment: paragraph('Comment'),
});
export type ClosingItem = RecordOf<typeof closingItemRecord>;

/** What keeps an item from being ticked off: no document that stands, or one that has ended by today (YYYY-MM-DD). */
export function closingItemErrors(
  kind: ClosingKind,
  { completed, expiresOn }: ClosingItem,
  { hasDocument, today }: { readonly hasDocument: boolean; readonly today: string },
): FieldErrors {
  if (completed !== true) return {};
  if (!hasDocument) return { completed: shared.closingDocumentFirst };
  if (!closingItems[kind].expires) return {};
  if (!expiresOn) return { expiresOn: shared.closingExpiryNeeded };
  return expiresOn < today ? { expiresOn: shared.closingExpired } : {};
}

/** The required items that are not ticked off, or have ended since. */
export function openClosingItems(
  items: readonly { readonly kind: ClosingKind; readonly completed: boolean; readonly expiresOn?: Maybe<string> }[],
  flags: ClosingFlags,
  today: string,
): ClosingKind[] {
  return closingKinds.filter((kind) => {
    const item = items.find((one) => one.kind === kind);
    const ended = Boolean(item?.expiresOn) && (item?.expiresOn as string) < today;
    return closingItems[kind].required(flags) && (item?.completed !== true || ended);
  });
}
