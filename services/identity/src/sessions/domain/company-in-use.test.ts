import { companyInUse, NO_COMPANY } from './company-in-use.js';

test.each([
  ['of nobody', null, [], null],
  ['of one', null, ['a'], 'a'],
  ['of several, none chosen', null, ['a', 'b'], null],
  ['of several, one chosen', 'b', ['a', 'b'], 'b'],
  ['that one has left', 'c', ['a', 'b'], null],
  ['that one has left for the only other', 'c', ['a'], 'a'],
  ['while another is set up', NO_COMPANY, ['a'], null],
] as const)('the company in use %s', (_what, chosen, companyIds, expected) => {
  expect(companyInUse(chosen, companyIds)).toBe(expected);
});
