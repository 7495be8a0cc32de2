import { describe, expect, it } from '@jest/globals';
import { limitKeys } from '@groundwork/domain-capital';
import type { CapitalFacts } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { figures } from '@groundwork/domain-messages-screens';
import { limitText, standingText } from './limit-sentences.js';

const limits = {
  loanToCost: 85,
  loanToPurchase: 80,
  loanToValue: 60,
  loanToCompletedValue: 70,
  largestLoan: 500_000_000,
  contingency: 5,
  debtServiceCoverage: 1.2,
  debtYield: 9,
};
const terms = { rate: 7 };
const facts: CapitalFacts = {
  purpose: 'sell',
  work: 'building',
  loanAmount: 34_000_000,
  sources: [],
  properties: [{ purchase: 9_000_000, works: 31_000_000 }],
};

describe('a limit', () => {
  it('is told in words', () => {
    expect(limitKeys.map((limit) => limitText(limit, limits))).toEqual([
      fill(figures.limitCost, { percent: '85%' }),
      fill(figures.limitAdvance, { purchase: '80%', works: '100%' }),
      fill(figures.limitValue, { percent: '60%' }),
      fill(figures.limitCompleted, { percent: '70%' }),
      fill(figures.limitLargest, { amount: '$5,000,000.00' }),
      fill(figures.limitContingency, { percent: '5%' }),
      fill(figures.limitCoverage, { times: '1.20' }),
      fill(figures.limitYield, { percent: '9%' }),
    ]);
  });

  it('is told with where the loan stands, as far as that is known', () => {
    const largest = fill(figures.largestLoan, { amount: '$10.00' });
    expect(standingText({ limit: 'loanToCost', ceiling: 1_000 }, { facts, terms })).toBe(
      `${fill(figures.itIs, { figure: '85.00%' })} ${largest}`,
    );
    expect(standingText({ limit: 'advance', ceiling: 1_000 }, { facts, terms })).toBe(largest);
    expect(standingText({ limit: 'debtServiceCoverage', ceiling: null }, { facts, terms })).toBe('');
  });
});
