import { daysBetween } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { undrawnOf } from './book-loan.js';
import type { BookLoan } from './book-loan.js';

/** Why somebody should look at a loan, the gravest first. */
export const watchCauses = ['matured', 'interestOverdue', 'paperEnded', 'drawWaiting', 'maturing', 'stalled'] as const;
export type WatchCause = (typeof watchCauses)[number];

export const watchLabels: Readonly<Record<WatchCause, string>> = {
  matured: 'Past its maturity',
  interestOverdue: 'Interest overdue',
  paperEnded: 'Insurance, permit or title ended',
  drawWaiting: 'Draw waits for over 7 days',
  maturing: 'Matures within 90 days',
  stalled: 'No payment for over 120 days',
};

/** Days until a loan's end from which on it is watched, that a draw may wait, and without a payment. */
export const watchDays = { maturing: 90, drawWaiting: 7, stalled: 120 } as const;

/** What of a loan is to be watched on a day; nothing for most of them. */
export function watchedOf(loan: BookLoan, day: CalendarDate): WatchCause[] {
  const { maturesOn, waitingSince, papers, interestOverdue, lastFundedOn, openedOn } = loan;
  const left = maturesOn === null ? undefined : daysBetween(day, maturesOn);
  const holds: Readonly<Record<WatchCause, boolean>> = {
    matured: left !== undefined && left < 0,
    interestOverdue: interestOverdue > 0,
    paperEnded: Object.values(papers).some((end) => end < day),
    drawWaiting: waitingSince !== null && daysBetween(waitingSince, day) > watchDays.drawWaiting,
    maturing: left !== undefined && left >= 0 && left <= watchDays.maturing,
    stalled: undrawnOf(loan) > 0 && daysBetween(lastFundedOn ?? openedOn, day) > watchDays.stalled,
  };
  return watchCauses.filter((cause) => holds[cause]);
}
