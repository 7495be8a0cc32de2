import { fill, shared } from '@groundwork/domain-messages';
import { fieldsOf, shapeOf, writableFields } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  appraisalErrors,
  appraisalRecord,
  balanceState,
  limitKeys,
  limitNames,
  limitPoints,
  limitsSet,
  loanLimitsRecord,
  measureOf,
  proFormaItemRecord,
  proFormaRule,
  proFormaSums,
  sourcesAndUses,
  underwritingTerms,
} from './index.js';
import type { CapitalFacts, LoanLimits, ProFormaItem, PropertyCapital } from './index.js';

const id = '0190f0a0-0000-7000-8000-0000000000ab';
const factsOf = (property: PropertyCapital, more: Partial<CapitalFacts> = {}): CapitalFacts => ({
  purpose: 'sell',
  work: 'renovation',
  loanAmount: 500,
  sources: [],
  properties: [property],
  ...more,
});

describe('an appraisal', () => {
  const today = '2026-03-10';
  const appraisal = { propertyId: id, asIs: 100, appraiser: 'Ines Duarte', appraisedOn: today };
  it.each([
    ['of today', {}, {}],
    ['of a day to come', { appraisedOn: '2026-03-11' }, { appraisedOn: shared.appraisedAhead }],
    ['of no day', { appraisedOn: 'soon' }, { appraisedOn: shared.dateInvalid }],
    ['without a day', { appraisedOn: undefined }, { appraisedOn: shared.dateInvalid }],
    ['of the value as completed alone', { asIs: null, asCompleted: 200 }, {}],
    ['of no value', { asIs: undefined }, { asIs: shared.appraisedValueNeeded }],
    ['of a value that is none', { asIs: -1 }, { asIs: shared.notNegative }],
  ])('%s', (_what, more, errors) => expect(appraisalErrors({ ...appraisal, ...more }, today)).toEqual(errors));
  it('is the lender’s to enter', () => {
    expect(writableFields(appraisalRecord, 'borrower')).toEqual([]);
    expect(writableFields(appraisalRecord, 'administrator')).toEqual(Object.keys(appraisalRecord.fields));
  });
});

describe('the limits of a type of loan', () => {
  const years = fill(shared.yearsAtMost, { max: 40 });
  const times = fill(shared.decimalsAtMost, { max: 2 });
  it.each<[Partial<Record<keyof LoanLimits, unknown>>, object]>([
    [{ amortizationYears: 0 }, {}],
    [{ amortizationYears: 40 }, {}],
    [{ amortizationYears: 41 }, { amortizationYears: years }],
    [{ amortizationYears: -1 }, { amortizationYears: years }],
    [{ amortizationYears: 1.5 }, { amortizationYears: years }],
    [{ amortizationYears: '30' }, { amortizationYears: years }],
    [{ debtServiceCoverage: 100 }, {}],
    [{ debtServiceCoverage: 100.01 }, { debtServiceCoverage: times }],
    [{ debtServiceCoverage: 1.255 }, { debtServiceCoverage: times }],
  ])('%p', (limits, errors) => expect(validate(shapeOf(loanLimitsRecord), limits)).toEqual(errors));

  it('are those that are set, an advance by either of its parts', () => {
    expect(limitsSet({})).toEqual([]);
    expect(limitsSet({ loanToPurchase: 0 })).toEqual(['advance']);
    expect(limitsSet({ loanToWorks: 100, largestLoan: 5, debtYield: null })).toEqual(['advance', 'largestLoan']);
    expect(limitKeys.map((key) => limitNames[key]).every(Boolean)).toBe(true);
  });

  it('allow of a part that has no limit all of it', () => {
    const facts = factsOf({ purchase: 1000, works: 2000 });
    const ceiling = (limits: LoanLimits) => limitPoints(facts, limits).map((point) => point.ceiling);
    expect(ceiling({ loanToPurchase: 50 })).toEqual([2500]);
    expect(ceiling({ loanToWorks: 50 })).toEqual([2000]);
    expect(ceiling({ loanToPurchase: 50, loanToWorks: 50 })).toEqual([1500]);
    expect(ceiling({ loanToPurchase: 0, loanToWorks: 0 })).toEqual([0]);
  });

  it('assume a rate where none was decided', () => {
    expect(underwritingTerms({ underwritingRate: 8, amortizationYears: 30 })).toEqual({
      rate: 8,
      amortizationYears: 30,
    });
    expect(underwritingTerms({ underwritingRate: 8 }, 7)).toEqual({ rate: 7, amortizationYears: undefined });
    expect(underwritingTerms(undefined, 0)).toEqual({ rate: 0, amortizationYears: undefined });
    expect(underwritingTerms({ amortizationYears: 30 })).toEqual({});
  });
});

describe('what a project costs', () => {
  const cost = (property: PropertyCapital, work: CapitalFacts['work']) =>
    measureOf('profit', factsOf({ salesPrice: 10_000, ...property }, { work }));
  const value = (number: number) => ({ known: true, value: number });
  const lacks = (...missing: string[]) => ({ known: false, missing });
  it.each<[string, PropertyCapital, CapitalFacts['work'], object]>([
    ['land that is bought needs no works', { purchase: 1000, works: 0 }, 'land', value(9000)],
    ['land that is owned needs them', { purchase: 0, works: 0 }, 'land', lacks('Budget')],
    ['land without a price lacks both', { works: 0 }, 'land', lacks('Purchase price', 'Budget')],
    ['a renovation needs them, however it was bought', { purchase: 1000, works: 0 }, 'renovation', lacks('Budget')],
    ['what exists needs none', { purchase: 1000, works: 0 }, 'existing', value(9000)],
    ['a new building may stand on land that is owned', { works: 4000 }, 'building', value(6000)],
  ])('%s', (_what, property, work, expected) => expect(cost(property, work)).toEqual(expected));

  it('is none of a loan that refinances any of its properties', () => {
    const house = { purchase: 1000, works: 100 };
    const facts = factsOf(house, { properties: [house, { works: 0, isRefinance: true, payoff: 50 }] });
    expect(limitPoints(facts, { loanToCost: 85 })).toEqual([]);
    expect(balanceState(facts, 1)).toBe('cashOut');
    expect(balanceState(facts, 0)).toBe('balanced');
    expect(balanceState(facts, -1)).toBe('short');
  });

  it('is covered by the loan and what else is brought', () => {
    const facts = factsOf({ purchase: 300, works: 400 }, { sources: [{ name: 'Equity', total: 150 }] });
    expect(sourcesAndUses(facts).balance).toEqual(value(-50));
  });
});

describe('a pro forma', () => {
  const rent: ProFormaItem = { label: 'In-Place Rent (Occupied Units)', value: 1000 };
  it('has every item once, and rents as amounts', () => {
    const fee: ProFormaItem = { label: 'Management Fee', percent: 10 };
    expect(proFormaRule([rent, fee])).toBeUndefined();
    expect(proFormaRule([rent, rent])).toBe(shared.proFormaTwice);
    expect(proFormaRule([fee, { ...rent, value: null, percent: 10 }])).toBe(shared.rentIsAmount);
    expect(proFormaRule([null, rent])).toBeUndefined();
    expect(proFormaRule('none')).toBeUndefined();
  });
  it('leaves blank what is null, and takes a percentage of the rent alone', () => {
    const { amounts } = proFormaSums([
      rent,
      { label: 'Management Fee', value: null, percent: 10 },
      { label: 'HOA Fees', percent: null },
      { label: 'Insurance', value: 60 },
      { label: 'Flood Insurance', percent: 10 },
    ]);
    expect([amounts['Management Fee'], amounts['HOA Fees'], amounts['Flood Insurance']]).toEqual([100, undefined, 100]);
  });
  it('offers its neighbours by name', () => {
    const basedOn = fieldsOf(proFormaItemRecord, { facts: {} }).find(({ name }) => name === 'basedOn');
    expect(basedOn?.options).toEqual([
      { value: 'prev', label: 'Previous item' },
      { value: 'next', label: 'Next item' },
    ]);
  });
});
