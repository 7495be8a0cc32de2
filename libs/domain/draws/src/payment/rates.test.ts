import { drawRules, shared } from '@groundwork/domain-messages';
import { ratesErrors, ratesOf, withholdingTerms } from '../index.js';
import type { RetainageRates } from '../index.js';

const rates: RetainageRates = { heldBy: 'loan', completedPercent: 10, storedPercent: 5 };
const any = () => true;

describe('rates of retainage', () => {
  it('are read back as they were set', () => {
    const whole = {
      ...rates,
      reductionFromPercent: 50,
      reducedPercent: 0,
      reductionAppliesTo: 'later' as const,
      lines: [{ additionalBudgetItemId: 'a', percent: 0 }],
    };
    expect(ratesOf(withholdingTerms(whole))).toEqual(whole);
    expect(ratesOf(withholdingTerms(rates))).toMatchObject({ reductionFromPercent: null, lines: [] });
    expect(ratesErrors(whole, any)).toEqual({});
  });
  it('need both halves of a reduction, which holds less', () => {
    expect(ratesErrors({ ...rates, reductionFromPercent: 50 }, any)).toEqual({ reducedPercent: shared.fieldRequired });
    expect(ratesErrors({ ...rates, reducedPercent: 5 }, any)).toEqual({ reductionFromPercent: shared.fieldRequired });
    expect(ratesErrors({ ...rates, reductionFromPercent: 50, reducedPercent: 10 }, any)).toEqual({
      reducedPercent: drawRules.reductionIsLess,
    });
  });
  it('name each line of the loan once', () => {
    const lines = ['a', 'a', 'x'].map((additionalBudgetItemId) => ({ additionalBudgetItemId, percent: 1 }));
    expect(Object.keys(ratesErrors({ ...rates, lines }, (id) => id !== 'x'))).toEqual([
      'lines.1.additionalBudgetItemId',
      'lines.2.additionalBudgetItemId',
    ]);
  });
});
