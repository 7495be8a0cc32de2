import fc from 'fast-check';
import {
  addCents,
  allocate,
  cents,
  dollars,
  formatCents,
  formatPercent,
  isCents,
  parseDollars,
  percentOf,
  roundHalfUp,
  shareOf,
  shareOfAmount,
  subtractCents,
  timesFactor,
} from './index.js';

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('cents', () => {
  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %p', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });
  it.each([
    [0, true],
    [-5, true],
    [2 ** 53 - 1, true],
    [2 ** 53, false],
    [1.5, false],
    ['5', false],
    [null, false],
    [5n, false],
  ])('knows whether %p is an amount', (value, expected) => {
    expect(isCents(value)).toBe(expected);
  });

  it('has no negative zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
  it('refuses a sum that is not exact', () => {
    expect(() => addCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(addCents([])).toBe(0);
  });
  it('adds and subtracts back', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 50 }), amounts, (list, from) => {
        expect(subtractCents(from, ...list)).toBe(from - addCents(list));
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
  ])('%s / %s is %s', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });
  it('is never more than a half away', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(1n, 10n ** 9n), (numerator, denominator) => {
        const error = roundHalfUp(numerator, denominator) * denominator - numerator;
        expect((error < 0n ? -error : error) * 2n <= denominator).toBe(true);
      }),
    );
  });
  it('refuses a division by zero', () => {
    expect(() => roundHalfUp(1n, 0n)).toThrow(RangeError);
  });
});

describe('percentages', () => {
  it('are exact where a float is not', () => {
    expect(percentOf(1005, 50)).toBe(503);
    expect(percentOf(10_000, 0.29)).toBe(29);
    expect(percentOf(115, 1.1)).toBe(1);
    expect(percentOf(-150, 1)).toBe(-2);
    expect(timesFactor(100, 1.005)).toBe(101);
  });
  it('refuse more digits than they keep', () => {
    expect(() => percentOf(100, 1 / 3)).toThrow(RangeError);
  });
  it.each([Number.NaN, Infinity, 2 ** 53, 1e10])('refuse %p, which no percentage keeps exactly', (percent) => {
    expect(() => percentOf(100, percent)).toThrow(RangeError);
    expect(() => percentOf(100, percent)).toThrow('at most 6 digits');
  });

  it('share an amount, and nothing of a whole that is 0', () => {
    expect(shareOfAmount(1000, 1, 3)).toBe(333);
    expect(shareOfAmount(1000, 2, 3)).toBe(667);
    expect(shareOfAmount(-1000, 2, 3)).toBe(-667);
    expect(shareOfAmount(1000, 5, 0)).toBe(0);
  });

  it('read small ones in exponent writing', () => {
    expect(percentOf(1_000_000_000, 0.000001)).toBe(10);
  });
  it('show a share with two digits', () => {
    expect(shareOf(1, 3)).toBe(33.33);
    expect(shareOf(2, 3)).toBe(66.67);
    expect(shareOf(5, 0)).toBe(0);
    expect(formatPercent(12.5)).toBe('12.50%');
  });
});

describe('allocate', () => {
  it('loses and makes no cent', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          const parts = allocate(amount, weights);
          const expected = weights.some((weight) => weight > 0) ? amount : 0;
          expect(addCents(parts)).toBe(expected === 0 ? 0 : expected);
        },
      ),
    );
  });
  it('keeps each part within a cent of its share, and gives nothing to a weight of 0', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          if (total === 0) return;
          allocate(amount, weights).forEach((part, index) => {
            const weight = weights[index] ?? 0;
            if (weight === 0) expect(part).toBe(0);
            expect(Math.abs(part - (amount * weight) / total)).toBeLessThan(1.01);
          });
        },
      ),
    );
  });
  it('gives the cents that are left to the largest remainders, the first of equals', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(5, [1, 3])).toEqual([1, 4]);
  });
  it('gives nothing where every weight is 0', () => {
    expect(allocate(100, [0, 0])).toEqual([0, 0]);
    expect(allocate(100, [])).toEqual([]);
  });

  it('divides a negative amount as it divides the positive one', () => {
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(-100, [1, 2, 3])).toEqual([-17, -33, -50]);
  });

  it('looks at remainders and not at weights', () => {
    // 10 × 7/13 leaves 5, 10 × 6/13 leaves 8: the smaller weight has the larger remainder.
    expect(allocate(10, [7, 6])).toEqual([5, 5]);
    expect(allocate(11, [1, 4, 2])).toEqual([2, 6, 3]);
  });

  it('refuses weights that are none', () => {
    expect(() => allocate(1, [-1])).toThrow(RangeError);
    expect(() => allocate(1, [0.5])).toThrow(RangeError);
  });
});

describe('dollars as text', () => {
  it.each([
    ['1,234.50', 123_450],
    ['$1234.5', 123_450],
    ['-8,000', -800_000],
    ['$-8.00', -800],
    ['-$8.00', -800],
    ['.5', 50],
    ['7.', 700],
    [' 0 ', 0],
    ['-0', 0],
  ])('reads %p', (text, expected) => {
    expect(parseDollars(text)).toBe(expected);
  });
  it.each(['', '$', '.', '-', '1,23', '12,34.50', '1.234', '1e5', 'abc', '1 000', '--1', '999999999999999999'])(
    'refuses %p',
    (text) => {
      expect(parseDollars(text)).toBeUndefined();
    },
  );
  it('reads what it writes', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseDollars(formatCents(amount))).toBe(cents(amount));
      }),
    );
  });
  it('shows two digits and separators', () => {
    expect(formatCents(0)).toBe('$0.00');
    expect(formatCents(-5)).toBe('-$0.05');
    expect(formatCents(42_821_400)).toBe('$428,214.00');
    expect(formatCents(123_456_789, { symbol: '' })).toBe('1,234,567.89');
  });
  it('takes dollars of code', () => {
    expect(dollars(1.15)).toBe(115);
    expect(dollars(665_298)).toBe(66_529_800);
    expect(() => dollars(1.005)).toThrow(RangeError);
  });
});

describe('published payment applications', () => {
  it('retainage, earned less retainage and the payment due', () => {
    const due = (completed: number, previous: number): number => {
      const retainage = percentOf(dollars(completed), 10);
      return subtractCents(dollars(completed), retainage, dollars(previous));
    };
    expect(percentOf(dollars(50_000), 10)).toBe(dollars(5000));
    expect(due(50_000, 45_000)).toBe(0);
    expect(due(70_000, 45_000)).toBe(dollars(18_000));
    expect(due(70_000, 63_000)).toBe(0);
  });
  it('a line that is 80 % complete with 5 % retainage', () => {
    const completed = percentOf(dollars(15_000), 80);
    const retainage = percentOf(completed, 5);
    expect([
      completed,
      subtractCents(dollars(15_000), completed),
      retainage,
      subtractCents(completed, retainage),
    ]).toEqual([12_000, 3000, 600, 11_400].map(dollars));
    expect(percentOf(dollars(85_000), 60)).toBe(dollars(51_000));
  });
  it('sizes a loan, an advance, the interest of a month and a reallocation', () => {
    const loan = Math.min(percentOf(dollars(500_000), 85), percentOf(dollars(600_000), 75));
    expect(loan).toBe(dollars(425_000));
    expect(subtractCents(dollars(265_000), dollars(75_000))).toBe(dollars(190_000));
    expect(shareOfAmount(percentOf(dollars(300_000), 9), 1, 12)).toBe(dollars(2250));
    expect(addCents([dollars(-8000), dollars(8000)])).toBe(0);
  });
});
