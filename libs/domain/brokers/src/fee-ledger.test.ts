import fc from 'fast-check';
import { machineFlaws } from '@groundwork/domain-records';
import {
  coversLoan,
  dealStageLabels,
  dealStages,
  feeCommands,
  feeMachine,
  feesOfLoan,
  feeStatuses,
  feeStatusLabels,
  feeSums,
  isEarned,
  replayFee,
} from './index.js';
import type { ArrangedFee, FeeCommand, FeeStatus, FeeTerms } from './index.js';

const terms = (more: Partial<FeeTerms> = {}): FeeTerms => ({
  initialLoanRate: 1,
  additionalLoanRate: 0.5,
  additionalFee: 0,
  standardFee: true,
  ...more,
});
const sumOf = (of: FeeTerms, principal: number, isFirst: boolean, arranged: readonly ArrangedFee[] = []): number =>
  feesOfLoan(of, { principal, isFirst }, arranged).reduce((sum, { amount }) => sum + amount, 0);
const bonus = (more: Partial<ArrangedFee>): ArrangedFee => ({ id: 'b', name: 'Bonus', ...more });

describe('what an agreement earns of a loan', () => {
  // Twenty agreements, computed by hand: principal in dollars × percent, each fee rounded to the cent by itself.
  it.each<[string, FeeTerms, number, boolean, readonly ArrangedFee[], number]>([
    ['1. 1% of 500,000.00', terms(), 50_000_000, true, [], 500_000],
    ['2. 0.5% of 500,000.00', terms(), 50_000_000, false, [], 250_000],
    ['3. the defaults of the specification, first', terms({ initialLoanRate: 0.5 }), 31_250_000, true, [], 156_250],
    ['4. the same, further', terms({ additionalLoanRate: 0.25 }), 31_250_000, false, [], 78_125],
    ['5. with 0.75% from the client', terms({ additionalFee: 0.75 }), 40_000_000, true, [], 700_000],
    ['6. the same on a further loan', terms({ additionalFee: 0.75 }), 40_000_000, false, [], 500_000],
    [
      '7. no share: the client pays alone',
      terms({ standardFee: false, additionalFee: 1.25 }),
      24_000_000,
      true,
      [],
      300_000,
    ],
    ['8. no share and no additional fee', terms({ standardFee: false }), 24_000_000, true, [], 0],
    ['9. a half cent goes up: 1% of 1.50', terms(), 150, true, [], 2],
    ['10. below a half cent goes down: 1% of 1.49', terms(), 149, true, [], 1],
    ['11. four decimals: 0.3333% of 123,456.78', terms({ initialLoanRate: 0.3333 }), 12_345_678, true, [], 41_148],
    [
      '12. two fees round apart: 0.125% + 0.125% of 1,234.00',
      terms({ initialLoanRate: 0.125, additionalFee: 0.125 }),
      123_400,
      true,
      [],
      308,
    ],
    ['13. an arranged amount of 2,500.00', terms(), 50_000_000, true, [bonus({ amount: 250_000 })], 750_000],
    ['14. an arranged 0.1%', terms(), 50_000_000, true, [bonus({ percent: 0.1 })], 550_000],
    [
      '15. both, on a further loan',
      terms(),
      10_000_000,
      false,
      [bonus({ amount: 1 }), bonus({ id: 'c', percent: 1 })],
      150_001,
    ],
    [
      '16. an arranged amount without a share',
      terms({ standardFee: false }),
      10_000_000,
      true,
      [bonus({ amount: 9_900 })],
      9_900,
    ],
    ['17. rates of 0', terms({ initialLoanRate: 0 }), 50_000_000, true, [], 0],
    ['18. 100%', terms({ initialLoanRate: 100 }), 12_345_678, true, [], 12_345_678],
    [
      '19. a large loan: 0.0001% of 999,999,999.99',
      terms({ initialLoanRate: 0.0001 }),
      99_999_999_999,
      true,
      [],
      100_000,
    ],
    ['20. a loan of nothing', terms({ additionalFee: 3 }), 0, true, [bonus({ percent: 1 })], 0],
  ])('%s', (_what, of, principal, isFirst, arranged, cents) => {
    expect(sumOf(of, principal, isFirst, arranged)).toBe(cents);
  });

  it('says what each fee is for, and by what it is earned', () => {
    expect(
      feesOfLoan(terms({ additionalFee: 2 }), { principal: 1_000_000, isFirst: false }, [bonus({ amount: 5 })]).map(
        ({ key, name, percent, earnedBy }) => [key, name, percent, earnedBy],
      ),
    ).toEqual([
      ['additionalLoan', 'Additional loan rate', 0.5, 'funding'],
      ['additionalFee', 'Additional fee', 2, 'closing'],
      ['arranged:b', 'Bonus', null, 'funding'],
    ]);
  });

  const percent = fc.integer({ min: 0, max: 1_000_000 }).map((tenThousandths) => tenThousandths / 10_000);
  const principal = fc.integer({ min: 0, max: 100_000_000_000 });
  const ofTerms = fc.record({
    initialLoanRate: percent,
    additionalLoanRate: percent,
    additionalFee: percent,
    standardFee: fc.boolean(),
  });

  it('is within half a cent of the exact share, never below nothing, and grows with the loan', () => {
    fc.assert(
      fc.property(ofTerms, principal, fc.boolean(), (of, amount, isFirst) => {
        for (const line of feesOfLoan(of, { principal: amount, isFirst })) {
          const exact = BigInt(amount) * BigInt(Math.round((line.percent ?? 0) * 10_000));
          const off = BigInt(line.amount) * 1_000_000n - exact;
          expect((off < 0n ? -off : off) * 2n <= 1_000_000n).toBe(true);
          expect(line.amount).toBeGreaterThan(0);
        }
        expect(sumOf(of, amount + 1, isFirst)).toBeGreaterThanOrEqual(sumOf(of, amount, isFirst));
      }),
    );
  });

  it('is earned by the closing alone, or by closing and money, in whatever order money comes and goes', () => {
    expect([
      isEarned('closing', { closed: true, payments: 0 }),
      isEarned('closing', { closed: false, payments: 5 }),
      isEarned('funding', { closed: true, payments: 0 }),
      isEarned('funding', { closed: true, payments: 1 }),
      isEarned('funding', { closed: false, payments: 1 }),
    ]).toEqual([true, false, false, true, false]);
  });
});

describe('which loans an agreement covers', () => {
  const agreement = { status: '3', startDate: '2026-03-02', expirationDate: '2026-07-30' };
  it.each([
    ['2026-03-02', '2026-03-02', true],
    ['2025-12-01', '2026-03-02', true],
    ['2025-12-01', '2026-03-01', false],
    ['2026-07-30', '2026-10-01', true],
    ['2026-07-31', '2026-10-01', false],
  ])('applied for on %s and closed on %s: %p', (appliedOn, closedOn, covered) => {
    expect(coversLoan(agreement, { appliedOn, closedOn })).toBe(covered);
    expect(coversLoan({ ...agreement, status: '1' }, { appliedOn, closedOn })).toBe(false);
  });
});

describe('the ledger', () => {
  it('moves by its table alone', () => {
    expect(machineFlaws(feeMachine)).toEqual([]);
    expect(Object.keys(feeStatusLabels)).toEqual([...feeStatuses]);
    expect(Object.keys(dealStageLabels)).toEqual([...dealStages]);
    const matrix: Readonly<Record<FeeStatus, Readonly<Partial<Record<FeeCommand, FeeStatus>>>>> = {
      expected: { earn: 'earned', reverse: 'reversed' },
      earned: { approve: 'approved', lapse: 'expected', reverse: 'reversed' },
      approved: { pay: 'paid', lapse: 'expected', reverse: 'reversed' },
      paid: { lapse: 'reversed', reverse: 'reversed' },
      reversed: {},
    };
    for (const status of feeStatuses)
      for (const command of feeCommands) expect(feeMachine.next(status, command)).toBe(matrix[status][command]);
  });

  it('is what a replay of its history gives, and each cent stands in one sum at most', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...feeCommands), { maxLength: 12 }), fc.nat(1_000_000), (tried, amount) => {
        const history: ('open' | FeeCommand)[] = ['open'];
        let status: FeeStatus = 'expected';
        let paidOn: string | null = null;
        for (const command of tried) {
          const next = feeMachine.next(status, command);
          if (!next) continue;
          if (command === 'pay') paidOn = '2026-03-02';
          history.push(command);
          status = next;
        }
        expect(replayFee(history)).toBe(status);
        const sums = Object.values(feeSums([{ status, amount, paidOn }]));
        expect(sums.reduce((sum, one) => sum + one, 0)).toBe(status === 'reversed' && paidOn === null ? 0 : amount);
      }),
    );
    expect(() => replayFee(['earn'])).toThrow('A fee begins with its entry.');
    expect(() => replayFee(['open', 'pay'])).toThrow('pay leads nowhere from expected.');
  });

  it('counts a fee that was paid and taken back as what the broker owes, and no more as paid', () => {
    const fee = (status: FeeStatus, amount: number, paidOn: string | null = null) => ({ status, amount, paidOn });
    expect(
      feeSums([
        fee('expected', 1),
        fee('earned', 20),
        fee('approved', 300),
        fee('paid', 4_000, '2026-03-02'),
        fee('reversed', 50_000, '2026-03-02'),
        fee('reversed', 600_000),
      ]),
    ).toEqual({ expected: 1, earned: 20, approved: 300, paid: 4_000, toReturn: 50_000 });
  });

  it('asks for a reference of what is paid and a reason of what is reversed', () => {
    expect(feeMachine.complaint('pay', undefined)).toBe('This field is required');
    expect([feeMachine.complaint('pay', ' '), feeMachine.complaint('reverse', '')]).toEqual([
      'This field is required',
      'Please give a reason',
    ]);
    expect([feeMachine.complaint('pay', 'ACH 7'), feeMachine.complaint('reverse', 'Paid twice')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
