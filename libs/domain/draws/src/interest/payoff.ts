import { addCents, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';

/** What is owed of a loan on a day. Whole cents. */
export interface PayoffParts {
  readonly principal: Cents;
  /** Of statements, and not paid. */
  readonly interestDue: Cents;
  /** Since the last statement, before the day; negative where a statement went further. */
  readonly interestAccrued: Cents;
  /** Agreed and neither kept back of a payment nor paid. */
  readonly feesDue: Cents;
  /** What the borrower has paid beyond what was due. */
  readonly unapplied: Cents;
  /** What is left of the money that payments put into the interest reserve: it is the borrower's. */
  readonly reserveLeft: Cents;
}

/** What pays a loan off: principal, interest and fees, less what the borrower has with the lender. */
export const payoffTotal = (parts: PayoffParts): Cents =>
  subtractCents(
    addCents([parts.principal, parts.interestDue, parts.interestAccrued, parts.feesDue]),
    parts.unapplied,
    parts.reserveLeft,
  );
