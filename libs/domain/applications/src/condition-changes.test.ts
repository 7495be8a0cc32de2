import {
  applicationStatuses,
  areConditionsAgreed,
  areSameTerms,
  conditionChanges,
  hasConditionChanges,
} from './index.js';
import type { LoanTerms } from './index.js';

const before = [
  { id: 'a', name: 'Survey' },
  { id: 'b', name: 'Flood insurance' },
];

describe('what changes of conditions', () => {
  it.each([
    ['nothing', before, { added: [], removed: [], reworded: [] }],
    [
      'nothing but spaces and order',
      [before[1], { id: 'a', name: ' Survey ' }],
      { added: [], removed: [], reworded: [] },
    ],
    ['one more', [...before, { id: null, name: 'Title' }], { added: ['Title'], removed: [], reworded: [] }],
    ['one less', [before[0]], { added: [], removed: ['Flood insurance'], reworded: [] }],
    ['another wording', [before[0], { id: 'b', name: 'Flood' }], { added: [], removed: [], reworded: ['Flood'] }],
    ['an id of nobody', [...before, { id: 'x', name: 'Title' }], { added: ['Title'], removed: [], reworded: [] }],
    ['all', null, { added: [], removed: ['Survey', 'Flood insurance'], reworded: [] }],
  ])('is %s', (_what, after, changes) => {
    const found = conditionChanges(before, after as typeof before);
    expect(found).toEqual(changes);
    expect(hasConditionChanges(found)).toBe(Object.values(changes).flat().length > 0);
  });

  it('is everything where there were none, and nothing but a blank is none', () => {
    expect(conditionChanges(null, before)).toEqual({ added: ['Survey', 'Flood insurance'], removed: [], reworded: [] });
    const spaced = [{ id: 'a', name: ' Survey ' }];
    expect(hasConditionChanges(conditionChanges(spaced, [{ id: 'a', name: 'Survey' }]))).toBe(false);
    expect(conditionChanges(undefined, undefined)).toEqual({ added: [], removed: [], reworded: [] });
  });

  it('needs a reason while a loan is in closing', () => {
    expect(applicationStatuses.filter(areConditionsAgreed)).toEqual(['in_closing']);
  });
});

it('terms are the same where all of them are', () => {
  const terms = {
    amount: 1,
    rate: 2,
    termMonths: 3,
    interestReserve: 4,
    retainagePercent: 5,
    originationFeePercent: 6,
  };
  const agreed: LoanTerms = { ...terms, otherFees: 7 };
  expect(areSameTerms(agreed, { ...agreed })).toBe(true);
  expect(areSameTerms(agreed, null)).toBe(false);
  for (const name of Object.keys(agreed))
    expect([name, areSameTerms(agreed, { ...agreed, [name]: 99 })]).toEqual([name, false]);
});
