import fc from 'fast-check';
import { dollars } from '@groundwork/domain-money';
import { machineFlaws } from '@groundwork/domain-records';
import { addDays } from '@groundwork/domain-time';
import {
  accrualOf,
  accruedBefore,
  accruedBetween,
  countedDays,
  interestBases,
  interestDueOn,
  loanPaymentMachine,
  nextStatementPeriod,
  payoffTotal,
  perDiem,
  principalBefore,
  rateOn,
  ratesInForce,
  settle,
  shareInterest,
} from '../index.js';
import type { InterestBasis, PrincipalMove, RateFrom } from '../index.js';

it('a payment of the borrower is on record until it is reversed, once', () => {
  expect(machineFlaws(loanPaymentMachine)).toEqual([]);
  expect(loanPaymentMachine.start).toBe('recorded');
  expect(loanPaymentMachine.statuses.map((stage) => loanPaymentMachine.next(stage, 'reverse'))).toEqual([
    'reversed',
    undefined,
  ]);
});

const first = '2026-01-01';
const dayOf = (at: number): string => addDays(first, at);
const basis = fc.constantFrom(...interestBases);
const move = fc.record({ day: fc.nat(800).map(dayOf), amount: fc.integer({ min: -5_000_000, max: 50_000_000 }) });
const moves = fc.array(move, { maxLength: 12 });
const percent = fc.integer({ min: 0, max: 250_000 }).map((units) => units / 10_000);
const rates = fc
  .array(fc.record({ from: fc.nat(500).map(dayOf), percent, basis }), { minLength: 1, maxLength: 4 })
  .map((list) => [{ ...list[0], from: first } as RateFrom, ...list.slice(1)])
  .map((list) =>
    ratesInForce(
      list.sort((a, b) => (a.from < b.from ? -1 : 1)),
      first,
    ),
  );
const days = fc.tuple(fc.nat(900), fc.nat(900), fc.nat(900)).map((three) => three.sort((a, b) => a - b).map(dayOf));
const at = (of: InterestBasis, rate: number): RateFrom[] => [{ from: first, percent: rate, basis: of }];

describe('days', () => {
  it.each([
    ['actual360', '2026-01-31', '2026-02-01', 1],
    ['actual360', '2024-02-28', '2024-03-01', 2],
    ['actual365', '2025-02-28', '2025-03-01', 1],
    ['actual365', '2024-01-01', '2025-01-01', 366],
    ['thirty360', '2026-01-01', '2026-02-01', 30],
    ['thirty360', '2026-02-01', '2026-03-01', 30],
    // The last day of February stands for all that it lacks of thirty.
    ['thirty360', '2026-02-28', '2026-03-01', 3],
    ['thirty360', '2024-02-29', '2024-03-01', 2],
    // The thirty-first counts nothing.
    ['thirty360', '2026-01-30', '2026-01-31', 0],
    ['thirty360', '2026-01-31', '2026-02-28', 28],
    ['thirty360', '2026-01-15', '2027-01-15', 360],
  ] as const)('of %s from %s to %s are %d', (of, from, to, count) => {
    expect(countedDays(of, from, to)).toBe(count);
    expect(countedDays(of, to, from) + count).toBe(0);
  });
  it('of the parts of a period are those of the whole', () => {
    fc.assert(
      fc.property(basis, days, (of, [a = '', b = '', c = '']) => {
        expect(countedDays(of, a, b) + countedDays(of, b, c)).toBe(countedDays(of, a, c));
      }),
    );
  });
});

describe('interest, computed by hand', () => {
  it.each([
    // 1,000,000.00 at 12% for January: 12,000,000 × 31 / 36,000.
    ['actual360', 12, '2026-02-01', 1_033_333],
    ['actual365', 12, '2026-02-01', 1_019_178],
    ['thirty360', 12, '2026-02-01', 1_000_000],
    // A year of 365 days costs five days more on actual/360.
    ['actual360', 10.25, '2027-01-01', 10_392_361],
    ['actual365', 10.25, '2027-01-01', 10_250_000],
    ['thirty360', 10.25, '2027-01-01', 10_250_000],
  ] as const)('%s at %d%% before %s is %d cents', (of, rate, to, cents) => {
    expect(accruedBefore([{ day: first, amount: dollars(1_000_000) }], at(of, rate), to)).toBe(cents);
  });
  it('follows fundings, a reversal, a payment and a change of the rate from their days on', () => {
    const list: PrincipalMove[] = [
      { day: '2026-01-01', amount: dollars(100_000) },
      { day: '2026-01-11', amount: dollars(50_000) },
      { day: '2026-01-16', amount: dollars(-50_000) },
      { day: '2026-01-21', amount: dollars(-40_000) },
    ];
    const two: RateFrom[] = [
      { from: first, percent: 9, basis: 'actual360' },
      { from: '2026-01-26', percent: 10.8, basis: 'actual360' },
    ];
    // By days at 25.00 a day for 100,000.00 and 9%: 10 × 25 + 5 × 37.50 + 5 × 25 + 5 × 15 + 6 × 18.
    expect(accruedBefore(list, two, '2026-02-01')).toBe(dollars(250 + 187.5 + 125 + 75 + 108));
    expect(principalBefore(list, '2026-02-01')).toBe(dollars(60_000));
    expect(principalBefore(list, '2026-01-11')).toBe(dollars(100_000));
    expect(rateOn(two, '2026-01-25')?.percent).toBe(9);
    expect(rateOn(two, '2025-12-31')).toBeUndefined();
  });
  it('rounds once, half away from zero', () => {
    // 18.00 at 1% for a day: 0.05 of a cent; ten days make half a cent.
    const small = [{ day: first, amount: 1800 }];
    expect(accruedBefore(small, at('actual360', 1), '2026-01-10')).toBe(0);
    expect(accruedBefore(small, at('actual360', 1), '2026-01-11')).toBe(1);
    expect(accruedBefore([{ day: first, amount: -1800 }], at('actual360', 1), '2026-01-11')).toBe(-1);
  });
  it('begins on its first day, and a later rate takes the place of all from its day on', () => {
    const [a, b, c] = ['2026-01-01', '2026-02-01', '2026-03-01'].map((from, at) => ({
      from,
      percent: 9 + at,
      basis: 'actual360' as const,
    })) as [RateFrom, RateFrom, RateFrom];
    expect(ratesInForce([a, c, b], first)).toEqual([a, b]);
    expect(ratesInForce([a, b, c], '2026-02-11')).toEqual([{ ...b, from: '2026-02-11' }, c]);
    expect(ratesInForce([a], '')).toEqual([a]);
    // Set twice for one day: the later one holds. One that another replaces on the first day of interest never held.
    expect(ratesInForce([a, { ...a, percent: 3 }], first)).toEqual([{ ...a, percent: 3 }]);
    expect(ratesInForce([a, b], b.from)).toEqual([b]);
    expect(['2025-12-31', a.from, '2026-01-31', b.from].map((day) => rateOn([a, b], day)?.percent)).toEqual([
      undefined,
      9,
      9,
      10,
    ]);
  });
  it('of one day is quoted for each further one', () => {
    expect(perDiem(dollars(100_000), { percent: 9, basis: 'actual360' })).toBe(2500);
    expect(perDiem(dollars(100_000), { percent: 9, basis: 'actual365' })).toBe(2466);
    expect(perDiem(dollars(100_000), undefined)).toBe(0);
  });
});

describe('interest, whatever happens', () => {
  it('of the parts of a period adds up to that of the whole, to the cent', () => {
    fc.assert(
      fc.property(moves, rates, days, (list, by, [a = '', b = '', c = '']) => {
        const between = (from: string, to: string) => accruedBetween(list, by, { from, to });
        expect(between(a, b) + between(b, c)).toBe(between(a, c));
      }),
    );
  });
  it('does not look at the order in which things are told', () => {
    fc.assert(
      fc.property(moves, rates, fc.nat(900), (list, by, to) => {
        expect(accruedBefore([...list].reverse(), by, dayOf(to))).toBe(accruedBefore(list, by, dayOf(to)));
      }),
    );
  });
  it('is nothing on nothing, before the first day, and at no rate', () => {
    fc.assert(
      fc.property(moves, rates, basis, fc.nat(900), (list, by, of, to) => {
        expect(accruedBefore([], by, dayOf(to))).toBe(0);
        expect(accruedBefore(list, by, first)).toBe(0);
        expect(accruedBefore(list, at(of, 0), dayOf(to))).toBe(0);
        expect(accruedBefore(list, [], dayOf(to))).toBe(0);
      }),
    );
  });
  it('is undone by a reversal on the same day, and stops with a later one', () => {
    fc.assert(
      fc.property(moves, rates, move, fc.nat(900), (list, by, extra, to) => {
        const back = { ...extra, amount: -extra.amount };
        expect(accruedBefore([...list, extra, back], by, dayOf(to))).toBe(accruedBefore(list, by, dayOf(to)));
        const later = { ...back, day: addDays(extra.day, 30) };
        const upTo = (end: string) => accruedBefore([extra, later], by, end);
        expect(upTo(addDays(later.day, 400))).toBe(upTo(later.day));
      }),
    );
  });
});

describe('a statement', () => {
  it('is due on the tenth', () => {
    expect(interestDueOn('2027-01-01')).toBe('2027-01-10');
  });
  it('is of the first month that is not stated, the first one from the first day of interest on', () => {
    expect(nextStatementPeriod('2026-01-12', undefined)).toEqual({
      month: '2026-01',
      from: '2026-01-12',
      to: '2026-02-01',
    });
    expect(nextStatementPeriod('2026-01-12', '2026-12-01')).toEqual({
      month: '2026-12',
      from: '2026-12-01',
      to: '2027-01-01',
    });
  });
  it('tells what each payment accrued, and what changed of the time before', () => {
    const january = [{ source: 'a', day: '2026-01-01', amount: dollars(100_000) }];
    const by = at('actual360', 9);
    const one = accrualOf(january, by, { from: first, to: '2026-02-01', stated: 0 });
    expect(one).toEqual({
      opening: 0,
      closing: dollars(100_000),
      interest: dollars(775),
      adjustment: 0,
      lines: [{ source: 'a', day: first, principal: dollars(100_000), interest: dollars(775) }],
    });
    // Paid on the 22nd of January and entered in February: ten days more of January.
    const late = [...january, { source: 'b', day: '2026-01-22', amount: dollars(20_000) }];
    const two = accrualOf(late, by, { from: '2026-02-01', to: '2026-03-01', stated: one.interest });
    expect(two).toMatchObject({ opening: dollars(120_000), interest: dollars(840), adjustment: dollars(50) });
    expect(two.lines.map(({ source, interest }) => [source, interest])).toEqual([
      ['a', dollars(700)],
      ['b', dollars(140)],
    ]);
  });
  it('leaves out what was paid and came back before, and adds up by its lines and by its months', () => {
    const sourced = fc.array(
      fc.record({
        source: fc.constantFrom('a', 'b', 'c'),
        day: move.map(({ day }) => day),
        amount: fc.integer({ min: -9e6, max: 9e7 }),
      }),
    );
    fc.assert(
      fc.property(sourced, rates, days, (list, by, [a = '', b = '', c = '']) => {
        const stated = accruedBefore(list, by, a);
        const whole = accrualOf(list, by, { from: a, to: b, stated });
        expect(whole.lines.reduce((sum, { interest }) => sum + interest, 0)).toBe(whole.interest);
        expect(whole.adjustment).toBe(0);
        const next = accrualOf(list, by, { from: b, to: c, stated: stated + whole.interest });
        expect(next.opening).toBe(whole.closing);
        expect(stated + whole.interest + next.interest).toBe(accruedBefore(list, by, c));
      }),
    );
    // Told in any order: a line has the day of its first move, and stands while it owes or has earned something.
    const moved = [
      { source: 'paid', day: '2026-02-11', amount: -100_000 },
      { source: 'paid', day: '2026-01-20', amount: 100_000 },
      { source: 'new', day: '2026-02-28', amount: 1 },
    ];
    const february = { from: '2026-02-01', to: '2026-03-01', stated: 0 };
    expect(accrualOf(moved, at('actual360', 9), february).lines).toEqual([
      { source: 'paid', day: '2026-01-20', principal: 0, interest: 250 },
      { source: 'new', day: '2026-02-28', principal: 1, interest: 0 },
    ]);
    const returned = [
      { source: 'a', day: first, amount: 100 },
      { source: 'a', day: '2026-01-05', amount: -100 },
    ];
    expect(accrualOf(returned, at('actual360', 9), { from: '2026-02-01', to: '2026-03-01', stated: 0 }).lines).toEqual(
      [],
    );
  });
});

describe('what pays interest', () => {
  const lines = [
    { id: 'one', left: 300 },
    { id: 'two', left: 1000 },
  ];
  it('is the reserve as far as it goes, and the borrower for the rest', () => {
    const spent = { id: 'spent', left: 0 };
    expect(shareInterest(100, { payer: 'reserve', reserve: -5, lines: [spent, ...lines] })).toEqual({
      reserve: 0,
      lines: [{ id: 'one', amount: 100 }],
      due: 0,
    });
    expect(shareInterest(1000, { payer: 'reserve', reserve: 500, lines })).toEqual({
      reserve: 500,
      lines: [
        { id: 'one', amount: 300 },
        { id: 'two', amount: 200 },
      ],
      due: 0,
    });
    expect(shareInterest(2000, { payer: 'reserve', reserve: 500, lines }).due).toBe(200);
    expect(shareInterest(2000, { payer: 'borrower', reserve: 500, lines })).toEqual({
      reserve: 0,
      lines: [],
      due: 2000,
    });
    expect(shareInterest(-50, { payer: 'reserve', reserve: 500, lines })).toEqual({ reserve: 0, lines: [], due: -50 });
  });
  it('pays the oldest first; what is too much waits, and a credit pays as money does', () => {
    expect(settle([500, 300, 200], 600)).toEqual({ paid: [500, 100, 0], unapplied: 0 });
    expect(settle([500], 800)).toEqual({ paid: [500], unapplied: 300 });
    expect(settle([500, -200, 100], 300)).toEqual({ paid: [500, 0, 0], unapplied: 0 });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 })), fc.nat(9000), (due, paid) => {
        const settled = settle(due, paid);
        const credit = due.filter((amount) => amount < 0).reduce((sum, amount) => sum - amount, 0);
        expect(settled.paid.reduce((sum, part) => sum + part, 0) + settled.unapplied).toBe(paid + credit);
        settled.paid.forEach((part, index) => expect(part).toBeLessThanOrEqual(Math.max(0, due[index] ?? 0)));
      }),
    );
  });
});

it('a payoff is what is owed, less what the borrower has with the lender', () => {
  const parts = { principal: 1000, interestDue: 50, interestAccrued: 10, feesDue: 5, unapplied: 20, reserveLeft: 30 };
  expect(payoffTotal(parts)).toBe(1015);
});
