import { addDays, displayDay } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { agreementStatus, agreementStatusOf } from './agreement-status.js';

/** Days before its end from which an agreement is looked after, and for which it is told that one or a deal was turned down. */
export const AGREEMENT_WATCH_DAYS = 30;

/** An agreement, as far as it says whether its broker has to do something for it. Days YYYY-MM-DD. */
export interface WatchedAgreement {
  readonly id: string;
  readonly status?: string | null;
  readonly clientName: string;
  readonly companyId?: string | null;
  readonly expirationDate: CalendarDate;
  /** ISO instants. */
  readonly createdAt: string;
  readonly rejectedDate?: string | null;
}

const named = ({ clientName }: WatchedAgreement): string => clientName.trim().toLowerCase();

/** Whether two agreements are about the same client: the same company, else the same name. */
const ofSameClient = (one: WatchedAgreement, other: WatchedAgreement): boolean =>
  one.companyId && other.companyId ? one.companyId === other.companyId : named(one) === named(other);

/** Whether something is said of an instant still. */
export const isRecent = (instant: string, today: CalendarDate): boolean =>
  displayDay(instant) >= addDays(today, -AGREEMENT_WATCH_DAYS);

/**
 * Accepted agreements that end within thirty days, or ended in the last thirty, where nothing that stands with the same client lasts
 * longer.
 */
export function endingAgreements<Agreement extends WatchedAgreement>(
  agreements: readonly Agreement[],
  today: CalendarDate,
): Agreement[] {
  return agreements.filter(
    (agreement) =>
      agreementStatusOf(agreement.status) === agreementStatus.accepted &&
      agreement.expirationDate >= addDays(today, -AGREEMENT_WATCH_DAYS) &&
      agreement.expirationDate <= addDays(today, AGREEMENT_WATCH_DAYS) &&
      !agreements.some(
        (other) =>
          ofSameClient(agreement, other) &&
          other.expirationDate > agreement.expirationDate &&
          agreementStatusOf(other.status) !== agreementStatus.rejected,
      ),
  );
}

/** Agreements that were rejected in the last thirty days, where nothing was submitted for the same client since. */
export function turnedDownAgreements<Agreement extends WatchedAgreement>(
  agreements: readonly Agreement[],
  today: CalendarDate,
): (Agreement & { readonly rejectedDate: string })[] {
  return agreements.flatMap((agreement) => {
    const { rejectedDate, status } = agreement;
    if (agreementStatusOf(status) !== agreementStatus.rejected || !rejectedDate || !isRecent(rejectedDate, today))
      return [];
    const isSubmittedAnew = agreements.some(
      (other) => ofSameClient(agreement, other) && other.createdAt > agreement.createdAt,
    );
    return isSubmittedAnew ? [] : [{ ...agreement, rejectedDate }];
  });
}
