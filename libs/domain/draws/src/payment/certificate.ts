import { addCents, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { retainageTotals } from './retainage.js';
import type { Retainage } from './retainage.js';
import { scheduleTotals } from './schedule.js';
import type { ScheduleLine } from './schedule.js';

/** The nine lines of an application and certificate for payment (G702). Whole cents. */
export interface Certificate {
  /** 1 */
  readonly originalSum: Cents;
  /** 2: net of the change orders. */
  readonly changeOrders: Cents;
  /** 3: 1 and 2. */
  readonly sumToDate: Cents;
  /** 4: column G. */
  readonly completedAndStored: Cents;
  /** 5: what is still held, with its two parts (5a, 5b) as they were withheld. */
  readonly retainage: Retainage;
  /** 6: 4 less 5. */
  readonly earnedLessRetainage: Cents;
  /** 7: line 6 of the certificate before. */
  readonly previousCertificates: Cents;
  /** 8: 6 less 7; negative where too much was paid. */
  readonly currentPaymentDue: Cents;
  /** 9: 3 less 6, with the retainage that is held. */
  readonly balanceToFinish: Cents;
}

/**
 * The certificate from its lines, each with its retainage in the same order. `previousCertificates` is line 6 of the
 * certificate before this one, 0 for the first: nothing is paid twice, whatever the periods were.
 */
export function certificate(
  lines: readonly ScheduleLine[],
  retained: readonly Retainage[],
  previousCertificates: Cents,
): Certificate {
  const total = scheduleTotals(lines);
  const retainage = retainageTotals(retained);
  const earnedLessRetainage = subtractCents(total.completedAndStored, retainage.left);
  return {
    originalSum: total.original,
    changeOrders: total.changes,
    sumToDate: addCents([total.original, total.changes]),
    completedAndStored: total.completedAndStored,
    retainage,
    earnedLessRetainage,
    previousCertificates,
    currentPaymentDue: subtractCents(earnedLessRetainage, previousCertificates),
    balanceToFinish: subtractCents(total.scheduledValue, earnedLessRetainage),
  };
}
