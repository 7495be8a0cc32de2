import { groupsOf, ladderOf, maturityOf, rungOf, sumsOf, undrawnOf, watchedOf, weightedRate } from './index.js';
import type { BookLoan } from './index.js';

const day = '2026-03-02';

const aLoan = (facts: Partial<BookLoan> = {}): BookLoan => ({
  applicationId: 'a',
  loanType: 'construction',
  companyId: 'c',
  state: 'TX',
  commitment: 1_000_000,
  funded: 400_000,
  principal: 300_000,
  rate: 10,
  openedOn: '2026-01-02',
  maturesOn: '2027-01-02',
  interestOverdue: 0,
  papers: {},
  waitingSince: null,
  lastFundedOn: '2026-02-01',
  ...facts,
});

describe('the figures of all loans', () => {
  it('sums them, and what may still be drawn is never below nothing', () => {
    const over = aLoan({ commitment: 100, funded: 150, principal: 150 });
    expect(undrawnOf(over)).toBe(0);
    expect(sumsOf([aLoan(), over])).toEqual({
      loans: 2,
      commitment: 1_000_100,
      funded: 400_150,
      undrawn: 600_000,
      principal: 300_150,
    });
  });

  it('divides them by what they have in common, the largest commitment first', () => {
    const loans = [
      aLoan({ state: 'OH', commitment: 5 }),
      aLoan({ state: 'TX', commitment: 4 }),
      aLoan({ state: 'TX', commitment: 3 }),
      aLoan({ state: 'AL', commitment: 5 }),
    ];
    const groups = groupsOf(loans, ({ state }) => state);
    expect(groups.map(({ key, loans: count, commitment }) => [key, count, commitment])).toEqual([
      ['TX', 2, 7],
      ['AL', 1, 5],
      ['OH', 1, 5],
    ]);
  });

  it('weighs rates by an amount, to two decimals, and leaves out loans without a rate', () => {
    const loans = [aLoan({ rate: 10, principal: 100 }), aLoan({ rate: 12.5, principal: 200 }), aLoan({ rate: null })];
    expect(weightedRate(loans, ({ principal }) => principal)).toBe(11.67);
    expect(weightedRate([aLoan({ rate: null })], () => 1)).toBeNull();
    expect(weightedRate([aLoan({ rate: 9 })], () => 0)).toBeNull();
  });
});

describe('the ladder of maturities', () => {
  it('ends a loan so many months after its first day', () => {
    expect(maturityOf('2026-01-31', 1)).toBe('2026-02-28');
    expect(maturityOf('2026-01-31', null)).toBeNull();
  });

  it.each([
    [null, 'none'],
    ['2026-03-01', 'past'],
    ['2026-03-02', 'months3'],
    ['2026-06-02', 'months3'],
    ['2026-06-03', 'months6'],
    ['2026-09-02', 'months6'],
    ['2027-03-02', 'months12'],
    ['2028-03-02', 'months24'],
    ['2028-03-03', 'later'],
  ])('puts a loan that ends on %s on %s', (maturesOn, rung) => {
    expect(rungOf({ maturesOn }, day)).toBe(rung);
  });

  it('has every rung, in order, also without loans', () => {
    const ladder = ladderOf([aLoan(), aLoan({ maturesOn: '2026-03-01' })], day);
    expect(ladder.map(({ key, loans }) => [key, loans])).toEqual([
      ['past', 1],
      ['months3', 0],
      ['months6', 0],
      ['months12', 1],
      ['months24', 0],
      ['later', 0],
      ['none', 0],
    ]);
  });
});

describe('what is watched', () => {
  it.each([
    ['nothing of a loan that runs', {}, []],
    ['one that is past its end', { maturesOn: '2026-03-01' }, ['matured']],
    ['one that ends today', { maturesOn: day }, ['maturing']],
    ['one that ends in 90 days', { maturesOn: '2026-05-31' }, ['maturing']],
    ['not one that ends in 91 days', { maturesOn: '2026-06-01' }, []],
    ['one without a term', { maturesOn: null }, []],
    ['interest that nobody paid', { interestOverdue: 1 }, ['interestOverdue']],
    ['a paper that ended yesterday', { papers: { insurance: '2026-03-01', permit: day } }, ['paperEnded']],
    ['not one that ends today', { papers: { insurance: day } }, []],
    ['a draw that waits for 8 days', { waitingSince: '2026-02-22' }, ['drawWaiting']],
    ['not one that waits for 7', { waitingSince: '2026-02-23' }, []],
    ['121 days without a payment', { lastFundedOn: '2025-11-01' }, ['stalled']],
    ['not 120', { lastFundedOn: '2025-11-02' }, []],
    ['no payment since it began', { lastFundedOn: null, openedOn: '2025-11-01' }, ['stalled']],
    ['not one that is fully drawn', { lastFundedOn: '2025-01-01', funded: 1_000_000 }, []],
  ] as const)('%s', (_what, facts, causes) => {
    expect(watchedOf(aLoan(facts), day)).toEqual(causes);
  });

  it('names the gravest first', () => {
    const loan = aLoan({ maturesOn: '2026-02-01', waitingSince: '2026-01-01', interestOverdue: 5 });
    expect(watchedOf(loan, day)).toEqual(['matured', 'interestOverdue', 'drawWaiting']);
  });
});
