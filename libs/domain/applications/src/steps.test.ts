import {
  nextStep,
  parseStep,
  previousStep,
  rejectedSteps,
  savedSteps,
  stepKeys,
  visibleSteps,
  withoutRejectionsOf,
  withRejection,
} from './index.js';
import type { SaveApplication } from './index.js';

describe('the steps', () => {
  it('are seven, litigation only with its display on', () => {
    expect(stepKeys).toHaveLength(7);
    expect(visibleSteps({})).toEqual(['name', 'propertyInformation', 'budget', 'suppliers', 'borrower', 'termSheet']);
    expect(visibleSteps({ displayFinancialLit: true })).toEqual(stepKeys);
  });
  it('of a line of credit have neither budget, borrower nor litigation', () => {
    expect(visibleSteps({ lineOfCredit: true, displayFinancialLit: true })).toEqual([
      'name',
      'propertyInformation',
      'suppliers',
      'termSheet',
    ]);
  });
  it('go forward over what is hidden, and stay on the last', () => {
    expect([-1, 0, 1, 2, 3, 4, 6].map((step) => nextStep(step, {}))).toEqual([0, 1, 2, 3, 4, 6, 6]);
    expect(nextStep(4, { displayFinancialLit: true })).toBe(5);
    expect(nextStep(1, { lineOfCredit: true })).toBe(3);
    expect(nextStep(3, { lineOfCredit: true })).toBe(6);
  });
  it('go back over the same, to the start screen', () => {
    expect([6, 4, 3, 2, 1, 0].map((step) => previousStep(step, {}))).toEqual([4, 3, 2, 1, 0, -1]);
    expect(previousStep(6, { lineOfCredit: true })).toBe(3);
    expect(previousStep(3, { lineOfCredit: true })).toBe(1);
  });
  it('refuse an index that is none', () => {
    expect([-1, 0, '6', 7, -2, 1.5, 'x', '', null].map(parseStep)).toEqual([
      -1,
      0,
      6,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('rejections', () => {
  it('flag the steps that have a comment', () => {
    expect(
      rejectedSteps([
        { step: 'budget', value: 'Too low' },
        { step: 'name', value: ' ' },
        { step: 'nonsense', value: 'x' },
      ]),
    ).toEqual(['budget']);
    expect(rejectedSteps(null)).toEqual([]);
  });
  it('are one a step, replaced and taken away', () => {
    const one = withRejection([], 'termSheet', 'Read it again');
    const two = withRejection(one, 'budget', ' Too low ');
    expect(two).toEqual([
      { step: 'budget', value: 'Too low' },
      { step: 'termSheet', value: 'Read it again' },
    ]);
    expect(withRejection(two, 'budget', 'Lower')).toHaveLength(2);
    expect(withRejection(two, 'budget', ' ')).toEqual(one);
  });
  const saves: readonly [SaveApplication, readonly string[]][] = [
    [{ name: 'Lake House' }, ['name']],
    [{ properties: [] }, ['propertyInformation']],
    [{ ownAllProperties: true }, ['propertyInformation']],
    [{ fundingSources: [] }, ['budget']],
    [{ suppliers: null }, ['suppliers']],
    [{ constructionOverseers: [], borrowerId: null }, ['borrower']],
    [{ legalInformation: {} }, ['litigation']],
    [{ brokerUsed: 'no', costAck: false }, ['termSheet']],
    [{ activeStep: 2, name: undefined, displayFinancialLit: true }, []],
  ];
  it.each(saves)('are mended by a save of their fields: %j saves %j', (save, expected) => {
    expect(savedSteps(save)).toEqual(expected);
  });
  it('are left for the steps that were not saved', () => {
    const comments = ['name', 'budget'].map((step) => ({ step, value: 'No' }));
    expect(withoutRejectionsOf(comments, ['name', 'suppliers'])).toEqual([{ step: 'budget', value: 'No' }]);
  });
});
