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
      contractors: [],
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
  it('by contractor name at least one, each once, and no line of two', () => {
    const by = (...contractors: NonNullable<RetainageRates['contractors']>) =>
      ratesErrors({ ...rates, heldBy: 'contractor', contractors }, (id) => id !== 'x');
    expect(by({ name: 'Roofers', lines: ['a'] }, { name: 'Painters', percent: 5, lines: ['b'] })).toEqual({});
    expect(by()).toEqual({ heldBy: drawRules.contractorNeeded });
    expect(ratesErrors({ ...rates, heldBy: 'contractor' }, any)).toEqual({ heldBy: drawRules.contractorNeeded });
    expect(by({ name: 'Roofers' })).toEqual({});
    expect(
      by({ name: 'Roofers', lines: ['a'] }, { name: ' roofers', lines: ['a'] }, { name: ' ', lines: ['x'] }),
    ).toEqual({
      'contractors.1.name': drawRules.contractorTwice,
      'contractors.1.lines': shared.choice,
      'contractors.2.name': shared.fieldRequired,
      'contractors.2.lines': shared.choice,
    });
    const terms = withholdingTerms({
      ...rates,
      heldBy: 'contractor',
      contractors: [{ name: ' Roofers ', lines: ['a'] }],
    });
    expect(ratesOf(terms).contractors).toEqual([{ name: 'Roofers', percent: null, lines: ['a'] }]);
    expect(withholdingTerms({ ...rates, heldBy: 'contractor' }).contractors).toEqual([]);
    expect(
      withholdingTerms({ ...rates, heldBy: 'contractor', contractors: [{ name: 'Roofers' }] }).contractors,
    ).toEqual([{ name: 'Roofers', percent: null, lines: [] }]);
  });
  it('name each line of the loan once', () => {
    const lines = ['a', 'a', 'x'].map((additionalBudgetItemId) => ({ additionalBudgetItemId, percent: 1 }));
    expect(Object.keys(ratesErrors({ ...rates, lines }, (id) => id !== 'x'))).toEqual([
      'lines.1.additionalBudgetItemId',
      'lines.2.additionalBudgetItemId',
    ]);
  });
});
