import { numberedName } from '@groundwork/domain-applications';
import { loanPaperLabels, maturityOf } from '@groundwork/domain-draws';
import { calendarWords, fill } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { displayDay, formatMonthYear } from '@groundwork/domain-time';
import type { LedgerEntity } from '../ledger/index.js';
import type { CalendarEntry } from './domain/ical.js';
import type { DatedInspection, DatedInterest, DatedPaper, DatedPayment } from './due-dates.repository.js';

/** A loan with everything of it that has a day. */
export interface DatedLoan {
  readonly ledger: LedgerEntity;
  readonly inspections: readonly DatedInspection[];
  readonly payments: readonly DatedPayment[];
  readonly interest: readonly DatedInterest[];
  readonly papers: readonly DatedPaper[];
  /** Rises with a payoff, and again where that comes back. */
  readonly entries: number;
}

type Entry = Omit<CalendarEntry, 'uid' | 'url' | 'location'> & {
  readonly key: string;
  readonly tab?: string;
  readonly location?: string;
};

/** The days of a loan as entries of a calendar. What was dropped, and of a closed loan what was still to come, stays in it as cancelled. */
export function dueDates(loan: DatedLoan, portal: string): readonly CalendarEntry[] {
  const { applicationId, properties } = loan.ledger;
  const { host } = new URL(portal);
  const places = properties.map(({ street, city, state, zipCode }) => `${street}, ${city}, ${state} ${zipCode}`);
  return [...inspectionsOf(loan, places.join('; ')), ...moneyOf(loan), ...endsOf(loan)].map(
    ({ key, tab, location = '', ...entry }) => ({
      ...entry,
      location,
      uid: `${key}@${host}`,
      url: new URL(`/loans/${applicationId}${tab === undefined ? '' : `?tab=${tab}`}`, portal).href,
    }),
  );
}

const inspectionsOf = ({ ledger, inspections }: DatedLoan, location: string): Entry[] =>
  inspections.map(({ id, status, day, version }) => ({
    key: `inspection-${id}`,
    sequence: version,
    day,
    summary: fill(calendarWords.inspection, { name: numberedName(ledger) }),
    location,
    tab: 'inspections',
    isCancelled: status === 'cancelled',
  }));

function moneyOf({ ledger, payments, interest }: DatedLoan): Entry[] {
  const name = numberedName(ledger);
  const ofPayment = ({ id, stage, scheduledFor, fundedOn, amount, version }: DatedPayment): Entry => ({
    key: `payment-${id}`,
    sequence: version,
    day: fundedOn ?? scheduledFor,
    summary: fill(fundedOn === null ? calendarWords.payment : calendarWords.paid, {
      name,
      amount: formatCents(amount),
    }),
    tab: 'draws',
    isCancelled: stage === 'cancelled' || stage === 'reversed',
  });
  const ofInterest = ({ id, month, day, amount }: DatedInterest): Entry => ({
    key: `interest-${id}`,
    // A statement never changes.
    sequence: 0,
    day,
    summary: fill(calendarWords.interest, {
      name,
      month: formatMonthYear(`${month}-01`),
      amount: formatCents(amount),
    }),
    tab: 'interest',
    isCancelled: false,
  });
  return [...payments.map(ofPayment), ...interest.map(ofInterest)];
}

function endsOf({ ledger, papers, entries }: DatedLoan): Entry[] {
  const name = numberedName(ledger);
  const isCancelled = ledger.closedOn !== null;
  const ends = papers.map(({ paper, day, written }) => ({
    key: `paper-${ledger.applicationId}-${paper}`,
    sequence: written + entries,
    day,
    summary: fill(calendarWords.paper, { paper: loanPaperLabels[paper], name }),
    isCancelled,
  }));
  const day = maturityOf(displayDay(ledger.openedAt), ledger.terms?.termMonths ?? null);
  if (day === null) return ends;
  const summary = fill(calendarWords.maturity, { name });
  const key = `maturity-${ledger.applicationId}`;
  return [...ends, { key, sequence: entries, day, summary, tab: 'payoff', isCancelled }];
}
