import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { loanInterest } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import { borrowerAt } from '../../../testing/borrower.js';
import { aLedger } from '../../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const call = `GET /api/borrower/loan/${idOf(1)}`;
const loan = () => {
  const ledger = aLedger();
  const lines = ledger.lines.map((line) => ({ ...line, percentComplete: 50 }));
  const more = {
    openedAt: '2026-01-02T15:00:00.000Z',
    userId: idOf(3),
    interestReserve: null,
    interestReservePaidIn: 0,
    interestReserveLeft: 0,
  };
  return { ...ledger, ...more, lines, draws: [], funding: [], plan: null };
};
const interest = {
  asOf: '2026-05-02',
  closedOn: null,
  terms: {
    version: 0,
    basis: 'actual360',
    rate: 9,
    firstDay: '2026-03-02',
    effectiveOn: '2026-03-02',
    payer: 'borrower',
  },
  principal: 400_000,
  perDiem: 100,
  accrued: 3100,
  due: 1000,
  unapplied: 0,
  reserve: { agreed: 0, paidIn: 0, used: 0, linesLeft: 0, left: 0 },
  nextMonth: '2026-05',
  nextFrom: '2026-06-01',
  statements: [],
  payments: [],
  changes: [],
};
const payoff = {
  day: '2026-05-02',
  closedOn: null,
  principal: 400_000,
  interestDue: 1000,
  interestAccrued: 3100,
  feesDue: 0,
  unapplied: 0,
  reserveLeft: 0,
  total: 404_100,
  perDiem: 100,
  units: [],
};

async function open(tab: string) {
  const area = await borrowerAt(`/loans/${idOf(1)}?tab=${tab}`, {
    [call]: () => loan(),
    [`${call}/interest`]: () => interest,
    [`${call}/payoff`]: ({ query }: SentCall) => ({ ...payoff, day: query.get('day') ?? payoff.day }),
  });
  end = area.end;
  return area;
}

it('shows the borrower what is owed of interest, and nothing that the lender alone does', async () => {
  await open('interest');
  expect(await screen.findByText(loanInterest.noStatements)).toBeTruthy();
  expect(screen.getByText(fill(loanInterest.nextStatement, { month: '05/2026', day: '06/01/2026' }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record Payment' })).toBeNull();
});

it('quotes the payoff of the day that the borrower chooses', async () => {
  const { calls } = await open('payoff');
  const day = await screen.findByLabelText(loanInterest.payoffOn);
  await screen.findByText('$4,041.00');
  fireEvent.change(day, { target: { value: '2026-05-20' } });
  await waitFor(() => expect(calls.some(({ query }) => query.get('day') === '2026-05-20')).toBe(true));
  expect(await screen.findByRole('button', { name: loanInterest.payoffPdf })).toBeTruthy();
});
