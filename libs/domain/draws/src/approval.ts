import { drawRules, fill } from '@groundwork/domain-messages';
import { allocate, formatCents, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import type { Complaint } from '@groundwork/domain-validation';
import { requestedTotal } from './ledger.js';
import { isReason } from './reason.js';

/** What an administrator approves of an amount: all of it where nothing is said. */
export interface Approval {
  readonly approvedAmount?: Cents | null | undefined;
  readonly reductionReason?: string | null | undefined;
}

/** What is wrong with the amount of an approval: more than was requested, or nothing, which is a rejection. */
export function approvedAmountComplaint(requested: Cents, { approvedAmount }: Approval): Complaint {
  const amount = approvedAmount ?? requested;
  return Number.isSafeInteger(amount) && amount > 0 && amount <= requested
    ? undefined
    : fill(drawRules.approveAtMost, { amount: formatCents(requested) });
}

/** A lower amount needs its reason. */
export function reductionReasonComplaint(requested: Cents, { approvedAmount, reductionReason }: Approval): Complaint {
  const lower = (approvedAmount ?? requested) < requested;
  return lower && !isReason(reductionReason?.trim()) ? drawRules.lowerNeedsReason : undefined;
}

/**
 * Whether another administrator has to agree: more of the draw would be approved than the lender's limit. All of it counts, also what
 * was approved before, or a large draw could be approved in small steps.
 */
export function needsSecondApproval(limit: Cents | null, approvedOfDraw: Cents): boolean {
  return limit !== null && approvedOfDraw > limit;
}

/** What is wrong with a lower amount for several lines: it has no cent for each of them. */
export const sharedAmountComplaint = (lines: readonly unknown[], approvedAmount: Cents): Complaint =>
  approvedAmount < lines.length ? fill(drawRules.approveAtLeast, { amount: formatCents(lines.length) }) : undefined;

/**
 * A lower amount for the whole is divided among the lines in proportion, to the cent. A line whose share rounds to nothing gets a
 * cent of the largest share, since an approval of nothing is a rejection; where there are fewer cents than lines, some get none.
 */
export function shareApproval(lines: readonly { readonly requestedAmount: Cents }[], approvedAmount: Cents): Cents[] {
  if (requestedTotal(lines) === approvedAmount) return lines.map((line) => line.requestedAmount);
  const shares = allocate(
    approvedAmount,
    lines.map((line) => line.requestedAmount),
  );
  lines.forEach(({ requestedAmount }, at) => {
    const largest = shares.indexOf(Math.max(...shares));
    if (shares[at] !== 0 || requestedAmount === 0 || (shares[largest] ?? 0) < 2) return;
    shares[at] = 1;
    shares[largest] = subtractCents(shares[largest] ?? 0, 1);
  });
  return shares;
}

/**
 * Materials presently stored after an approval. A cut falls on what is newly stored first, since work in place is what a
 * lender sees; never below what was stored before, unless the borrower says that it was built in.
 */
export function storedAfterApproval(
  { requestedAmount, storedBefore, stored }: { requestedAmount: Cents; storedBefore: Cents; stored: Cents },
  approvedAmount: Cents,
): Cents {
  const cut = subtractCents(requestedAmount, approvedAmount);
  return stored <= storedBefore ? stored : Math.max(storedBefore, subtractCents(stored, cut));
}
