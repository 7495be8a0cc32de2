import fc from 'fast-check';
import { addCents, dollars, percentOf } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import {
  askedThisPeriod,
  certificate,
  inspectedCap,
  lineRetainage,
  nextPeriod,
  retainageTotals,
  scheduleLine,
  scheduleTotals,
  thisPeriodAtPercent,
  uniformRetainage,
} from '../index.js';
import type { Certificate, RetainageTerms, ScheduleEntry } from '../index.js';
import { fixtureRows, publishedExample } from '../testing/published-figures.js';

const entry = (over: Partial<ScheduleEntry>): ScheduleEntry => ({
  original: 0,
  changes: 0,
  fromPrevious: 0,
  thisPeriod: 0,
  stored: 0,
  ...over,
});

describe('published payment applications', () => {
  it.each(['nothing billed this period', 'normal period', 'nothing billed after it'])('%s', (name) => {
    const { input, expected } = publishedExample(name);
    const line = scheduleLine(
      entry({ original: dollars(input['contract'] ?? 0), thisPeriod: dollars(input['completed to date'] ?? 0) }),
    );
    const held = lineRetainage(line, { completedPercent: input['retainage'] ?? 0, storedPercent: 0 });
    const sheet = certificate([line], [held], dollars(input['previous certificates'] ?? 0));
    const shown: Record<string, Cents> = {
      retainage: sheet.retainage.left,
      'earned less retainage': sheet.earnedLessRetainage,
      'current payment due': sheet.currentPaymentDue,
    };
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    for (const [what, amount] of Object.entries(expected)) expect([what, shown[what]]).toEqual([what, dollars(amount)]);
  });

  it('a line that is entered by its percentage', () => {
    const { input, expected } = publishedExample('gross entry');
    const value = dollars(input['scheduled value'] ?? 0);
    const line = scheduleLine(
      entry({ original: value, thisPeriod: thisPeriodAtPercent(value, 0, input['complete'] ?? 0) }),
    );
    const held = lineRetainage(line, { completedPercent: input['retainage'] ?? 0, storedPercent: 0 });
    expect({
      completed: line.completed,
      'balance to finish': line.balanceToFinish,
      retainage: held.left,
      net: certificate([line], [held], 0).currentPaymentDue,
    }).toEqual(Object.fromEntries(Object.entries(expected).map(([what, amount]) => [what, dollars(amount)])));
    const schedule = publishedExample('schedule of values');
    expect(
      thisPeriodAtPercent(dollars(schedule.input['scheduled value'] ?? 0), 0, schedule.input['complete'] ?? 0),
    ).toBe(dollars(schedule.expected['completed'] ?? 0));
  });

  it('a line that was inspected', () => {
    const { input, expected } = publishedExample('inspection cap');
    const nothing = { amountFundedToDate: 0, pending: 0, pendingFunding: 0, retainageHeld: 0 };
    const line = { budgetAmount: dollars(input['line budget'] ?? 0), ...nothing };
    const built = percentOf(line.budgetAmount, input['framing line inspected at'] ?? 0);
    expect(inspectedCap(line, built)).toBe(dollars(expected['at most'] ?? 0));
  });
});

describe('a house of which 60 % is built', () => {
  const components = fixtureRows('construction-cost-2024.csv').map(([, , amount]) => dollars(Number(amount)));
  const lines = components.map((original) =>
    scheduleLine(entry({ original, thisPeriod: thisPeriodAtPercent(original, 0, 60) })),
  );
  it('adds up to what was published, with the cents of every line', () => {
    expect(scheduleTotals(lines)).toMatchObject({
      scheduledValue: dollars(428_214),
      completed: addCents(lines.map((line) => line.completed)),
    });
    const held = uniformRetainage(lines, { completedPercent: 10, storedPercent: 10 });
    expect(certificate(lines, held, 0)).toMatchObject({
      originalSum: 42_821_400,
      changeOrders: 0,
      completedAndStored: 25_692_840,
      earnedLessRetainage: 23_123_556,
      currentPaymentDue: 23_123_556,
      balanceToFinish: 19_697_844,
    });
    expect(retainageTotals(held).left).toBe(2_569_284);
  });
});

describe('the columns of a line', () => {
  it('hold change orders, work, and materials apart', () => {
    expect(
      scheduleLine(entry({ original: 100_000, changes: -20_000, fromPrevious: 30_000, thisPeriod: 9_999, stored: 1 })),
    ).toMatchObject({
      scheduledValue: 80_000,
      completed: 39_999,
      completedAndStored: 40_000,
      percent: 50,
      balanceToFinish: 40_000,
    });
  });
  it('ask for material once: when it is stored, and not again when it is built in', () => {
    const stored = entry({ original: 100_000, stored: 4_000 });
    expect(askedThisPeriod(stored, 0)).toBe(4_000);
    expect(askedThisPeriod({ ...nextPeriod(stored), thisPeriod: 4_500, stored: 0 }, stored.stored)).toBe(500);
  });
  it('show work that is taken back', () => {
    expect(thisPeriodAtPercent(100_000, 60_000, 50)).toBe(-10_000);
  });
});

describe('retainage', () => {
  const line = (completed: Cents, stored = 0) =>
    scheduleLine(entry({ original: 100_000, thisPeriod: completed, stored }));
  const tenToFive = (appliesTo: 'all' | 'later'): RetainageTerms => ({
    completedPercent: 10,
    storedPercent: 15,
    reduction: { fromPercent: 50, completedPercent: 5, appliesTo },
  });
  it('of work and of stored material have rates of their own', () => {
    expect(lineRetainage(line(40_000, 2_000), tenToFive('all'))).toEqual({
      completed: 4_000,
      stored: 300,
      withheld: 4_300,
      released: 0,
      left: 4_300,
    });
  });
  it.each([
    ['just below the degree', 49_999, 5_000, 5_000],
    ['at the degree', 50_000, 2_500, 5_000],
    ['above it', 80_000, 4_000, 6_500],
  ])('falls %s', (_what, completed, all, later) => {
    expect(lineRetainage(line(completed), tenToFive('all')).completed).toBe(all);
    expect(lineRetainage(line(completed), tenToFive('later')).completed).toBe(later);
  });
  it('of a line without a value is not reduced', () => {
    expect(lineRetainage(scheduleLine(entry({ thisPeriod: 1_000 })), tenToFive('all')).completed).toBe(100);
  });
  it('that is released is what remains to be paid', () => {
    expect(lineRetainage(line(50_000), { completedPercent: 10, storedPercent: 0 }, 2_000)).toMatchObject({
      withheld: 5_000,
      released: 2_000,
      left: 3_000,
    });
  });
});

describe('whatever is billed', () => {
  const cents = fc.nat(1_000_000_000);
  const entries = fc.array(
    fc.record({
      original: cents,
      changes: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fromPrevious: cents,
      thisPeriod: cents,
      stored: cents,
    }),
    { maxLength: 25 },
  );
  const percent = fc.integer({ min: 0, max: 100_000_000 }).map((units) => units / 1_000_000);
  const terms: fc.Arbitrary<RetainageTerms> = fc.record({
    completedPercent: percent,
    storedPercent: percent,
    reduction: fc.option(
      fc.record({
        fromPercent: percent,
        completedPercent: percent,
        appliesTo: fc.constantFrom('all' as const, 'later' as const),
      }),
      { nil: undefined },
    ),
  });

  it('columns add up across and down', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const lines = list.map(scheduleLine);
        const total = scheduleTotals(lines);
        for (const { scheduledValue, fromPrevious, thisPeriod, stored, completedAndStored, balanceToFinish } of [
          ...lines,
          total,
        ]) {
          expect(fromPrevious + thisPeriod + stored).toBe(completedAndStored);
          expect(completedAndStored + balanceToFinish).toBe(scheduledValue);
        }
        for (const column of ['scheduledValue', 'completed', 'completedAndStored', 'balanceToFinish'] as const)
          expect(total[column]).toBe(addCents(lines.map((line) => line[column])));
      }),
    );
  });
  it('retainage of one rate is that of the whole, divided to the cent', () => {
    fc.assert(
      fc.property(entries, terms, (list, rate) => {
        const lines = list.map(scheduleLine);
        const whole = lineRetainage(scheduleTotals(lines), rate);
        const parts = uniformRetainage(lines, rate);
        const sum = retainageTotals(parts);
        expect([sum.completed, sum.stored]).toEqual([whole.completed, whole.stored]);
        parts.forEach((part, at) => expect(part.stored > 0 && lines[at]?.stored === 0).toBe(false));
      }),
    );
  });
  it('retainage withheld is what was released and what is left', () => {
    fc.assert(
      fc.property(entries, terms, fc.array(cents, { maxLength: 25 }), (list, rate, released) => {
        const lines = list.map(scheduleLine);
        for (const each of [
          ...uniformRetainage(lines, rate, released),
          ...lines.map((line, at) => lineRetainage(line, rate, released[at] ?? 0)),
        ])
          expect(each.released + each.left).toBe(each.completed + each.stored);
      }),
    );
  });
  it('the certificate follows from its lines, and line 9 is what is left of the contract', () => {
    fc.assert(
      fc.property(entries, terms, cents, (list, rate, previous) => {
        const lines = list.map(scheduleLine);
        const sheet = certificate(lines, uniformRetainage(lines, rate), previous);
        expect(sheet.originalSum + sheet.changeOrders).toBe(sheet.sumToDate);
        expect(sheet.completedAndStored - sheet.retainage.left).toBe(sheet.earnedLessRetainage);
        expect(sheet.previousCertificates + sheet.currentPaymentDue).toBe(sheet.earnedLessRetainage);
        expect(sheet.earnedLessRetainage + sheet.balanceToFinish).toBe(sheet.sumToDate);
      }),
    );
  });

  const periods = fc.array(
    fc.array(fc.record({ percent: fc.integer({ min: 0, max: 100 }), stored: fc.nat(50_000) }), {
      minLength: 3,
      maxLength: 3,
    }),
    { minLength: 1, maxLength: 12 },
  );
  it('nothing is paid twice: the payments of a year are what was earned at its end', () => {
    fc.assert(
      fc.property(periods, terms, (year, rate) => {
        let sheet = [1_000_000, 77_777, 1].map((original) => entry({ original }));
        let requested = 0;
        let paid = 0;
        let last: Certificate | undefined;
        for (const month of year) {
          const before = sheet;
          sheet = sheet.map(nextPeriod).map((line, at) => ({
            ...line,
            thisPeriod: thisPeriodAtPercent(line.original, line.fromPrevious, month[at]?.percent ?? 0),
            stored: month[at]?.stored ?? 0,
          }));
          requested += addCents(sheet.map((line, at) => askedThisPeriod(line, before[at]?.stored ?? 0)));
          const lines = sheet.map(scheduleLine);
          last = certificate(lines, uniformRetainage(lines, rate), last?.earnedLessRetainage ?? 0);
          paid += last.currentPaymentDue;
        }
        expect(paid).toBe(last?.earnedLessRetainage);
        expect(requested).toBe(last?.completedAndStored);
      }),
    );
  });
});
