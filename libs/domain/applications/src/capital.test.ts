import { describe, expect, it } from '@jest/globals';
import {
  capitalFactsOf,
  hasPropertyField,
  loanTypes,
  loanTypeValues,
  outsideBudget,
  propertyTypeValues,
  requiredPropertyFields,
} from './index.js';
import type { ApplicationFacts, BudgetCosts } from './index.js';

const id = '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b010';
const costs = (more: Partial<BudgetCosts> = {}) =>
  new Map([[id, { total: 40_000_000, land: 9_000_000, hard: 25_000_000, contingency: 1_250_000, ...more }]]);
const nothing = { costs: new Map(), appraisals: new Map() };
const application = (more: Partial<ApplicationFacts> = {}, property: object = {}): ApplicationFacts => ({
  loanType: 'construction',
  requestedLoanAmount: 34_000_000,
  fundingSources: [{ name: 'Equity', total: 6_000_000 }],
  properties: [{ id, purchaseAmount: 8_000_000, expectedListingPrice: 52_000_000, ...property }],
  ...more,
});

describe('the capital of an application', () => {
  it('takes the purchase from the budget where it stands there, and never twice', () => {
    const [house] = capitalFactsOf(application(), { ...nothing, costs: costs() })?.properties ?? [];
    expect(house).toMatchObject({
      purchase: 9_000_000,
      works: 31_000_000,
      hardCosts: 25_000_000,
      contingency: 1_250_000,
    });
    const [other] = capitalFactsOf(application(), { ...nothing, costs: costs({ land: 0 }) })?.properties ?? [];
    expect(other).toMatchObject({ purchase: 8_000_000, works: 40_000_000 });
    expect(capitalFactsOf(application(), nothing)?.properties[0]).toMatchObject({ purchase: 8_000_000, works: 0 });
  });

  it('pays outside the budget for a purchase that stands in none, and for the debt of a refinance', () => {
    expect(outsideBudget(application(), costs())).toBe(0);
    expect(outsideBudget(application(), costs({ land: 0 }))).toBe(8_000_000);
    expect(outsideBudget(application({}, { purchaseAmount: null }), costs({ land: 0 }))).toBe(0);
    const refinance = { acquisitionRefinance: 'refinance', debtOutstanding: 7 } as const;
    expect(outsideBudget(application({ loanType: 'renovation' }, refinance), costs({ land: 0 }))).toBe(7);
    expect(outsideBudget({ loanType: 'land' }, new Map())).toBe(0);
  });

  it('is sold for the presale price where there is a contract', () => {
    const priceOf = (property: object) =>
      capitalFactsOf(application({}, property), nothing)?.properties[0]?.salesPrice ?? undefined;
    expect(priceOf({})).toBe(52_000_000);
    expect(priceOf({ preSaleContract: true, preSaleContractPrice: 50_000_000 })).toBe(50_000_000);
    expect(priceOf({ preSaleContract: true })).toBeUndefined();
  });

  it('has the loan, the sources, the purpose and the appraised values', () => {
    const appraisals = new Map([[id, { asIs: 1, asCompleted: 2 }]]);
    expect(capitalFactsOf(application(), { ...nothing, appraisals })).toMatchObject({
      purpose: 'sell',
      work: 'building',
      loanAmount: 34_000_000,
      sources: [{ name: 'Equity', total: 6_000_000 }],
      properties: [{ valueAsIs: 1, valueAsCompleted: 2, isRefinance: false }],
    });
    expect(capitalFactsOf(application({ loanType: null }), nothing)).toBeUndefined();
    expect(capitalFactsOf({ loanType: 'land' }, nothing)).toMatchObject({ sources: [], properties: [], work: 'land' });
  });

  it('of what stands already is a refinance where the borrower says so', () => {
    const refinance = { acquisitionRefinance: 'refinance', debtOutstanding: 7 } as const;
    for (const loanType of loanTypeValues) {
      const [property] = capitalFactsOf(application({ loanType }, refinance), nothing)?.properties ?? [];
      expect(property).toMatchObject({
        isRefinance: ['renovation', 'acquisitionOrRefinance', 'renovateToRent'].includes(loanType),
        payoff: 7,
      });
    }
  });
});

describe('the pro forma', () => {
  it('is asked of every property that is let, and completes it', () => {
    const asking = loanTypeValues.filter((loanType) =>
      propertyTypeValues.every((propertyType) =>
        requiredPropertyFields({ loanType, propertyType }).includes('proForma'),
      ),
    );
    expect(asking).toEqual(['acquisitionOrRefinance', 'buildToRent', 'renovateToRent']);
    expect(loanTypeValues.filter((loanType) => loanTypes[loanType].purpose === 'rent')).toEqual(asking);
  });
  it('counts once it adds up', () => {
    const rent = { label: 'In-Place Rent (Occupied Units)', value: 100 } as const;
    const costsOf = (value?: number) =>
      (['Insurance', 'Real Estate Taxes', 'Repairs and Maintenance'] as const).map((label) => ({ label, value }));
    expect(hasPropertyField({ proForma: [rent, ...costsOf(1)] }, 'proForma')).toBe(true);
    expect(hasPropertyField({ proForma: [rent, ...costsOf()] }, 'proForma')).toBe(false);
    expect(hasPropertyField({}, 'proForma')).toBe(false);
  });
});
