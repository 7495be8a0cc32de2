import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { validate } from '@groundwork/domain-validation';
import { shapeOf } from '@groundwork/domain-records';
import type { CapitalFacts, PropertyCapital } from './capital-facts.js';
import { annualDebtService } from './debt-service.js';
import {
  decimalText,
  exceededLimits,
  largestLoanWithin,
  limitPoints,
  percentText,
  underwritingTerms,
} from './limits.js';
import { loanLimitsRecord } from './loan-limits.record.js';
import { basisOfMeasure, measureOf, measures, measuresOf } from './measures.js';
import type { Measure } from './measures.js';
import { balanceState, sourcesAndUses } from './sources-and-uses.js';

const house: PropertyCapital = {
  purchase: 9_000_000,
  works: 31_000_000,
  hardCosts: 25_000_000,
  contingency: 1_250_000,
  salesPrice: 52_000_000,
};
const rental: PropertyCapital = {
  purchase: 30_000_000,
  works: 0,
  proForma: [
    { label: 'In-Place Rent (Occupied Units)', value: 3_600_000 },
    { label: 'Insurance', value: 200_000 },
    { label: 'Real Estate Taxes', value: 500_000 },
    { label: 'Repairs and Maintenance', value: 200_000 },
  ],
};
const toSell = (more: Partial<CapitalFacts> = {}): CapitalFacts => ({
  purpose: 'sell',
  work: 'building',
  loanAmount: 34_000_000,
  sources: [{ name: 'Equity', total: 6_000_000 }],
  properties: [house],
  ...more,
});
const toRent = (more: Partial<CapitalFacts> = {}): CapitalFacts => ({
  purpose: 'rent',
  work: 'existing',
  loanAmount: 21_000_000,
  sources: [],
  properties: [rental],
  ...more,
});
const value = (number: number) => ({ known: true, value: number });
const lacks = (...missing: string[]) => ({ known: false, missing });

describe('the measures of a loan', () => {
  it.each<[Measure, CapitalFacts, object]>([
    ['loanToCost', toSell(), value(8_500)],
    ['loanToCompletedValue', toSell(), value(6_538)],
    ['contingency', toSell(), value(500)],
    ['profit', toSell(), value(12_000_000)],
    ['margin', toSell(), value(2_308)],
    ['loanToValue', toRent(), value(7_000)],
    ['effectiveIncome', toRent(), value(3_600_000)],
    ['netOperatingIncome', toRent(), value(2_700_000)],
    ['debtServiceCoverage', toRent(), value(161)],
    ['capRate', toRent(), value(900)],
    ['debtYield', toRent(), value(1_286)],
  ])('%s is computed', (measure, facts, expected) => {
    expect(measureOf(measure, facts, { rate: 8 })).toEqual(expected);
  });

  it.each<[Measure, CapitalFacts, string[]]>([
    ['loanToCost', toSell({ loanAmount: null }), ['Requested loan amount']],
    ['loanToCost', toSell({ properties: [{ ...house, works: 0 }] }), ['Budget']],
    ['loanToCost', toSell({ work: 'renovation', properties: [{ works: 5 }] }), ['Purchase price']],
    ['loanToCost', toSell({ properties: [] }), ['A property']],
    ['loanToCompletedValue', toSell({ properties: [{ works: 5 }] }), ['Appraised value as completed']],
    ['margin', toSell({ properties: [{ works: 5 }] }), ['Expected sales price']],
    ['profit', toSell({ properties: [house, { ...house, salesPrice: null }] }), ['Expected sales price of property 2']],
    ['loanToValue', toRent({ properties: [{ works: 0, isRefinance: true, payoff: 1 }] }), ['Appraised value as is']],
    ['debtServiceCoverage', toRent(), ['Underwriting rate']],
    [
      'debtYield',
      toRent({ loanAmount: undefined, properties: [{ works: 0 }] }),
      ['Rent', 'Insurance', 'Real Estate Taxes', 'Repairs and Maintenance', 'Requested loan amount'],
    ],
    ['loanToCost', toSell({ loanAmount: 5, work: 'existing', properties: [{ works: 0, purchase: 0 }] }), ['Budget']],
    ['contingency', toSell({ properties: [{ works: 5 }] }), ['Hard costs of the budget']],
  ])('%s without an input is not known, and says what it lacks', (measure, facts, missing) => {
    expect(measureOf(measure, facts)).toEqual(lacks(...missing));
  });

  it('stand on the appraisal once there is one, and say whose value they stand on', () => {
    const appraised = toSell({ properties: [{ ...house, valueAsCompleted: 50_000_000 }] });
    expect(measureOf('loanToCompletedValue', appraised)).toEqual(value(6_800));
    expect(basisOfMeasure('loanToCompletedValue', appraised)).toBe('appraisal');
    expect(basisOfMeasure('loanToCompletedValue', toSell())).toBe('borrower');
    const mixed = toSell({ properties: [{ ...house, valueAsCompleted: 50_000_000 }, house] });
    expect(basisOfMeasure('loanToCompletedValue', mixed)).toBe('borrower');
    expect(basisOfMeasure('loanToValue', toRent({ properties: [{ ...rental, valueAsIs: 1 }] }))).toBe('appraisal');
    expect(basisOfMeasure('capRate', toRent({ work: 'building' }))).toBe('borrower');
    expect(basisOfMeasure('capRate', toRent({ properties: [{ ...rental, valueAsIs: 1 }] }))).toBe('appraisal');
    expect(basisOfMeasure('margin', toSell())).toBeUndefined();
  });

  it('apply by purpose and work, and a refinance has neither cost nor profit', () => {
    const existing = ['effectiveIncome', 'netOperatingIncome', 'debtServiceCoverage', 'capRate', 'debtYield'];
    expect(measuresOf(toSell())).toEqual(['loanToCost', 'loanToCompletedValue', 'contingency', 'profit', 'margin']);
    expect(measuresOf(toSell({ work: 'land' }))).toEqual(['loanToCost', 'loanToValue', 'profit', 'margin']);
    expect(measuresOf(toRent())).toEqual(['loanToCost', 'loanToValue', ...existing]);
    expect(measuresOf(toRent({ properties: [{ works: 0, isRefinance: true }] }))).toEqual(['loanToValue', ...existing]);
    expect(measuresOf(toSell({ work: 'renovation', properties: [{ works: 0, isRefinance: true }] }))).toEqual([
      'loanToValue',
      'loanToCompletedValue',
      'contingency',
    ]);
    for (const { formula, term } of Object.values(measures)) expect([formula, term]).not.toContain('');
  });

  const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });
  it('are exact: a ratio is off by at most half of its last digit, for any amounts', () => {
    fc.assert(
      fc.property(cents, fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 20 }), (loanAmount, costs) => {
        const facts = toSell({
          loanAmount,
          properties: costs.map(([purchase, works]) => ({ purchase, works: works + 1 })),
        });
        const cost = costs.reduce((sum, [purchase, works]) => sum + BigInt(purchase) + BigInt(works) + 1n, 0n);
        const figure = measureOf('loanToCost', facts);
        if (!figure.known) throw new Error('not known');
        // Beyond what a number keeps exact there is no percentage that anybody reads.
        fc.pre(Number.isSafeInteger(figure.value));
        const off = 2n * (BigInt(figure.value) * cost - BigInt(loanAmount) * 10_000n);
        expect(off <= cost && off >= -cost).toBe(true);
      }),
    );
  });

  it('of a sale hold together: cost and profit are the price', () => {
    fc.assert(
      fc.property(cents, cents, cents, (purchase, works, salesPrice) => {
        const profit = measureOf('profit', toSell({ properties: [{ purchase, works: works + 1, salesPrice }] }));
        expect(profit).toEqual(value(salesPrice - purchase - works - 1));
      }),
    );
  });
});

describe('a year of debt service', () => {
  it.each<[number, number, number | undefined, number]>([
    [20_000_000, 8, undefined, 1_600_000],
    [20_000_000, 8, 0, 1_600_000],
    // $200,000 at 6% over 30 years is $1,199.10 a month, as every table of payments has it.
    [20_000_000, 6, 30, 119_910 * 12],
    [10_000_000, 7.5, 15, 92_701 * 12],
    [12_000_000, 0, 10, 1_200_000],
    [0, 7, 30, 0],
  ])('of %i cents at %d%% over %s years is %i', (loan, rate, amortizationYears, expected) => {
    expect(annualDebtService(loan, { rate, amortizationYears })).toBe(expected);
  });

  it('pays at least the interest of the first year’s start over twelve months, and ever more at a higher rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_000_000_000_000 }),
        fc.integer({ min: 1, max: 249_999 }),
        fc.integer({ min: 1, max: 40 }),
        (loan, tenThousandths, years) => {
          const at = (rate: number) => annualDebtService(loan, { rate: rate / 10_000, amortizationYears: years });
          expect(at(tenThousandths)).toBeGreaterThanOrEqual(Math.floor((loan / 100) * (tenThousandths / 10_000)) - 12);
          expect(at(tenThousandths + 1)).toBeGreaterThanOrEqual(at(tenThousandths));
          expect(at(tenThousandths) * years).toBeGreaterThanOrEqual(loan - 6 * years);
        },
      ),
    );
  });
});

describe('sources and uses', () => {
  it('balance where what comes in is what goes out', () => {
    const { sources, uses, balance, totalSources, totalUses } = sourcesAndUses(toSell());
    expect(sources.map(({ label }) => label)).toEqual(['Loan', 'Equity']);
    expect(uses).toEqual([
      { label: 'Purchase', amount: value(9_000_000) },
      { label: 'Budget beside the purchase', amount: value(31_000_000) },
    ]);
    expect([totalSources, totalUses, balance]).toEqual([value(40_000_000), value(40_000_000), value(0)]);
  });

  it.each([
    ['short', toSell({ sources: [] }), -6_000_000, 'short'],
    ['over', toSell({ loanAmount: 34_000_001 }), 1, 'over'],
    ['balanced', toSell(), 0, 'balanced'],
    ['cash out', toRent({ properties: [{ works: 0, isRefinance: true, payoff: 20_000_000 }] }), 1_000_000, 'cashOut'],
  ])('tell %s', (_, facts, difference, state) => {
    expect(sourcesAndUses(facts).balance).toEqual(value(difference));
    expect(balanceState(facts, difference)).toBe(state);
  });

  it('without an input are not known', () => {
    expect(sourcesAndUses(toSell({ loanAmount: null, properties: [{ works: 0 }] })).balance).toEqual(
      lacks('Requested loan amount', 'Purchase price', 'Budget'),
    );
    const refinance = sourcesAndUses(toRent({ properties: [{ works: 0, isRefinance: true }] }));
    expect(refinance.totalUses).toEqual(lacks('Debt outstanding'));
    expect(refinance.uses).toEqual([{ label: 'Payoff of existing debt', amount: lacks('Debt outstanding') }]);
  });
});

describe('limits', () => {
  it.each([
    ['at the limit', 34_000_000, 'within'],
    ['a cent above', 34_000_001, 'exceeded'],
    ['without a loan', undefined, 'unknown'],
  ] as const)('of the cost are %s', (_, loanAmount, state) => {
    const [point] = limitPoints(toSell({ loanAmount }), { loanToCost: 85 });
    expect(point).toMatchObject({ limit: 'loanToCost', state, ceiling: 34_000_000 });
  });

  it('of a renovation are so much of the purchase and so much of the works', () => {
    const facts = toSell({ work: 'renovation', loanAmount: 38_650_000 });
    const limits = { loanToPurchase: 85, loanToWorks: 100, loanToCompletedValue: 70 };
    expect(limitPoints(facts, limits)).toEqual([
      { limit: 'advance', state: 'within', ceiling: 38_650_000, missing: [] },
      { limit: 'loanToCompletedValue', state: 'exceeded', ceiling: 36_400_000, missing: [] },
    ]);
    expect(exceededLimits(limitPoints(facts, limits)).map(({ limit }) => limit)).toEqual(['loanToCompletedValue']);
    expect(largestLoanWithin(limitPoints(facts, limits))).toBe(36_400_000);
    expect(largestLoanWithin([])).toBeUndefined();
  });

  it('of a least ratio are kept at the ratio itself, and not known without a rate', () => {
    const limits = { debtServiceCoverage: 1.2, debtYield: 12.8571, underwritingRate: 8, largestLoan: 20_000_000 };
    const states = (facts: CapitalFacts, more: object = {}) =>
      limitPoints(facts, { ...limits, ...more }).map(({ limit, state }) => [limit, state]);
    expect(states(toRent())).toEqual([
      ['largestLoan', 'exceeded'],
      ['debtServiceCoverage', 'within'],
      ['debtYield', 'within'],
    ]);
    expect(states(toRent(), { debtServiceCoverage: 1.61, debtYield: 12.8572 })).toEqual([
      ['largestLoan', 'exceeded'],
      ['debtServiceCoverage', 'exceeded'],
      ['debtYield', 'exceeded'],
    ]);
    expect(limitPoints(toRent(), { debtServiceCoverage: 1.2 })).toEqual([
      { limit: 'debtServiceCoverage', state: 'unknown', missing: ['Underwriting rate'] },
    ]);
    expect(underwritingTerms(null)).toEqual({});
    expect(limitPoints(toSell(), { contingency: 5 })).toEqual([{ limit: 'contingency', state: 'within', missing: [] }]);
    expect(limitPoints(toSell(), { contingency: 5.0001 })).toMatchObject([{ state: 'exceeded' }]);
  });

  it('that say nothing about such a loan are no point of its decision', () => {
    const all = {
      loanToCost: 1,
      loanToPurchase: 1,
      loanToWorks: 1,
      loanToValue: 1,
      loanToCompletedValue: 1,
      contingency: 1,
      debtServiceCoverage: 1,
      debtYield: 1,
    };
    const keys = (facts: CapitalFacts) => limitPoints(facts, all).map(({ limit }) => limit);
    expect(keys(toSell())).toEqual(['loanToCost', 'advance', 'loanToCompletedValue', 'contingency']);
    expect(keys(toRent({ properties: [{ works: 0, isRefinance: true, payoff: 1 }] }))).toEqual([
      'loanToValue',
      'debtServiceCoverage',
      'debtYield',
    ]);
    expect(limitPoints(toSell(), {})).toEqual([]);
  });

  it('are kept by whatever loan their ceiling allows, and by none a cent larger', () => {
    const percent = fc.integer({ min: 1, max: 1_000_000 }).map((tenThousandths) => tenThousandths / 10_000);
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(percent, percent, cents, cents, (loanToCost, loanToCompletedValue, works, salesPrice) => {
        const at = (loanAmount: number) =>
          limitPoints(toSell({ loanAmount, properties: [{ ...house, works: works + 1, salesPrice }] }), {
            loanToCost,
            loanToCompletedValue,
          });
        const most = largestLoanWithin(at(0)) as number;
        expect(exceededLimits(at(most))).toEqual([]);
        expect(exceededLimits(at(most + 1))).not.toEqual([]);
      }),
    );
  });

  it('are refused where they are none', () => {
    expect(
      Object.keys(
        validate(shapeOf(loanLimitsRecord), {
          loanToCost: 101,
          debtServiceCoverage: 1.255,
          amortizationYears: 41,
          largestLoan: -1,
          underwritingRate: '8',
        }),
      ).sort(),
    ).toEqual(['amortizationYears', 'debtServiceCoverage', 'largestLoan', 'loanToCost', 'underwritingRate']);
    expect(
      validate(shapeOf(loanLimitsRecord), { loanToCost: 85, debtServiceCoverage: 1.25, amortizationYears: 30 }),
    ).toEqual({});
  });

  it('are told with two digits after the point', () => {
    expect([percentText(8_500), percentText(-5), decimalText(125), decimalText(0)]).toEqual([
      '85.00%',
      '-0.05%',
      '1.25',
      '0.00',
    ]);
  });
});
