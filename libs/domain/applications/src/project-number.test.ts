import { FIRST_PROJECT_NUMBER, numberedName, projectNumberText } from './project-number.js';

it('is written with a sign, and not at all where it is not known', () => {
  expect([projectNumberText(FIRST_PROJECT_NUMBER), projectNumberText(null), projectNumberText(undefined)]).toEqual([
    '#1001',
    '',
    '',
  ]);
});

it('stands behind the name', () => {
  expect(numberedName({ name: 'Heights Townhomes', projectNumber: 1042 })).toBe('Heights Townhomes #1042');
  expect(numberedName({ name: 'Heights Townhomes' })).toBe('Heights Townhomes');
});
