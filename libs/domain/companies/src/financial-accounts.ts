import { daysBetween } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';

/** An account as the outside verification reports it (specification 3 and 4, Financial verification). */
export interface FinancialAccountFacts {
  readonly status: number;
  /** The day of the balances. */
  readonly asOfDate: CalendarDate;
}

/** The status of an account that was verified, and of the widget's message that it is done. */
export const VERIFIED_STATUS = 3;

/** A business account stays fresh for less than so many days (specification 9). */
export const ACCOUNT_FRESH_DAYS = 7;

/** Whose account it is: of the borrowing company, or of one of its owners. */
export const accountHolderTypes = ['business', 'owner'] as const;
export type AccountHolderType = (typeof accountHolderTypes)[number];

/** An account counts verified when its status is 3. */
export const isAccountVerified = ({ status }: Pick<FinancialAccountFacts, 'status'>): boolean =>
  status === VERIFIED_STATUS;

/** Dated within the last 7 days: under 7 days old, and not ahead of today. */
export function isAccountFresh({ asOfDate }: Pick<FinancialAccountFacts, 'asOfDate'>, today: CalendarDate): boolean {
  const age = daysBetween(asOfDate, today);
  return age >= 0 && age < ACCOUNT_FRESH_DAYS;
}

/** Whether an account counts for its holder: verified, and for the business dated within the last 7 days. */
export function countsAsVerified(
  account: FinancialAccountFacts,
  holder: AccountHolderType,
  today: CalendarDate,
): boolean {
  return isAccountVerified(account) && (holder === 'owner' || isAccountFresh(account, today));
}

/** The icon of the business is green: one of its accounts is verified and fresh. */
export const isBusinessVerified = (accounts: readonly FinancialAccountFacts[], today: CalendarDate): boolean =>
  accounts.some((account) => countsAsVerified(account, 'business', today));

/** The icon of an owner is green: one of the owner's accounts is verified. */
export const isOwnerVerified = (accounts: readonly Pick<FinancialAccountFacts, 'status'>[]): boolean =>
  accounts.some(isAccountVerified);
