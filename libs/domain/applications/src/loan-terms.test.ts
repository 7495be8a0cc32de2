import { fill, shared } from '@groundwork/domain-messages';
import { loanDecisionRecord, loanTermsErrors, proposedTerms, termBounds, termsBoundsOf } from './index.js';
import type { LoanTerms, LoanType } from './index.js';

const terms: LoanTerms = {
  amount: 100_000,
  rate: 9.5,
  termMonths: 12,
  interestReserve: 5_000,
  retainagePercent: 10,
  originationFeePercent: 1.5,
  otherFees: 0,
};
const wholeBudget = 'At most $1,000.00 (the whole budget)';
const wholeAmount = 'At most $1,000.00 (the amount)';

describe('the terms of a loan', () => {
  it.each<[Partial<LoanTerms>, object]>([
    [{}, {}],
    [{ amount: 100_001 }, { amount: wholeBudget }],
    [{ amount: 0 }, { amount: shared.amountAboveZero, interestReserve: 'At most $0.00 (the amount)' }],
    [{ amount: 1, interestReserve: 1 }, {}],
    [{ rate: 30 }, {}],
    [{ rate: 30.01 }, { rate: 'At most 30' }],
    [{ rate: 0 }, {}],
    [{ termMonths: 1 }, {}],
    [{ termMonths: 0 }, { termMonths: 'At least 1' }],
    [{ termMonths: 480 }, {}],
    [{ termMonths: 481 }, { termMonths: 'At most 480' }],
    [{ retainagePercent: 25 }, {}],
    [{ retainagePercent: 25.5 }, { retainagePercent: 'At most 25' }],
    [{ originationFeePercent: 10.1 }, { originationFeePercent: 'At most 10' }],
    [{ interestReserve: 100_000, otherFees: 100_000 }, {}],
    [
      { interestReserve: 100_001, otherFees: 100_001 },
      { interestReserve: wholeAmount, otherFees: wholeAmount },
    ],
  ])('with %p', (changed, errors) => {
    expect(loanTermsErrors({ ...terms, ...changed }, { budgetTotal: 100_000, isBudgeted: true })).toEqual(errors);
  });
  it.each<[string, Parameters<typeof termsBoundsOf>[0], number, string | undefined]>([
    ['a budget', { properties: [{ budgetTotal: 60_000 }, { budgetTotal: 40_000 }] }, 100_000, undefined],
    ['more than it', { properties: [{ budgetTotal: 60_000 }] }, 60_001, 'At most $600.00 (the whole budget)'],
    ['no total of the only budget', { properties: [{ budgetTotal: 0 }] }, 5_000_000, shared.budgetTotalFirst],
    [
      'none of one of two',
      { properties: [{ budgetTotal: 9 }, { budgetTotal: 0 }] },
      5,
      fill(shared.budgetTotalsFirst, { properties: 'Property 2' }),
    ],
    [
      'none of two of three',
      { properties: [{ budgetTotal: 0, street: '7 Oak Street' }, { budgetTotal: 9 }, { budgetTotal: 0 }] },
      5,
      fill(shared.budgetTotalsFirst, { properties: '7 Oak Street, Property 3' }),
    ],
    ['no property', { properties: [] }, 5, shared.budgetTotalFirst],
    ['a line of credit', { properties: [{ budgetTotal: 0 }], lineOfCredit: true }, 5_000_000, undefined],
    ['a line of credit of no property', { properties: [], lineOfCredit: true }, 5_000_000, undefined],
  ])('of %s are bounded', (_what, application, amount, error) => {
    const errors = loanTermsErrors({ ...terms, amount, interestReserve: 0, otherFees: 0 }, termsBoundsOf(application));
    expect(errors['amount']).toBe(error);
  });
  it.each([undefined, null, {}])('are asked for one by one, of %p too', (none) => {
    const missing = Object.fromEntries(Object.keys(terms).map((name) => [name, shared.requiredField]));
    expect(loanTermsErrors(none, { budgetTotal: 100_000, isBudgeted: true })).toEqual(missing);
  });
  it('go with the reasons for what stands against them', () => {
    expect(Object.keys(loanDecisionRecord.fields)).toEqual(['terms', 'note', 'overrideReason', 'limitsReason']);
    expect(Object.keys(termBounds)).toEqual(['rate', 'termMonths', 'retainagePercent', 'originationFeePercent']);
  });
});

describe('the terms that an application suggests', () => {
  const facts = { loanType: 'land', budgetTotal: 100_000, interestReserve: 4_000 } as const;
  const funding = [{ total: 30_000 }, { total: null }, {}];
  it.each([
    ['what is asked for', { requestedLoanAmount: 60_000, fundingSources: funding }, 60_000],
    ['no more than the budget', { requestedLoanAmount: 100_001 }, 100_000],
    ['what others leave of the budget', { fundingSources: funding }, 70_000],
    ['nothing where others pay all', { fundingSources: [{ total: 200_000 }] }, 0],
    ['all of it', { requestedLoanAmount: 0, fundingSources: null }, 100_000],
    ['what is asked for without a budget', { budgetTotal: 0, requestedLoanAmount: 5 }, 5],
  ])('are of %s', (_what, more, amount) => expect(proposedTerms({ ...facts, ...more }).amount).toBe(amount));
  it('keep the interest reserve within the amount', () => {
    expect(proposedTerms(facts).interestReserve).toBe(4_000);
    expect(proposedTerms({ ...facts, requestedLoanAmount: 3_000 }).interestReserve).toBe(3_000);
  });
  it.each<[LoanType | null, number, number]>([
    ['construction', 12, 1.5],
    ['renovation', 9, 1.75],
    ['land', 18, 1.5],
    ['model', 24, 1.25],
    ['acquisitionOrRefinance', 12, 1.5],
    ['buildToRent', 12, 1.5],
    ['renovateToRent', 9, 1.75],
    [null, 12, 1.5],
  ])('begin for %s with %i months and a fee of %d percent', (loanType, termMonths, originationFeePercent) => {
    expect(proposedTerms({ ...facts, loanType })).toEqual({
      amount: 100_000,
      rate: 10,
      termMonths,
      interestReserve: 4_000,
      retainagePercent: 10,
      originationFeePercent,
      otherFees: 0,
    });
  });
});
