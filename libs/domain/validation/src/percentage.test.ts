import { shared } from '@groundwork/domain-messages';
import { optionalPercentage, percentage } from './value.js';

describe('percentage', () => {
  it.each([0, 0.5, 0.25, 100, '0.0001', 33.3333])('takes %p', (value) => expect(percentage(value)).toBeUndefined());

  it.each([
    [100.01, shared.percentageInvalid],
    [0.00001, shared.percentageInvalid],
    [-1, shared.notNegative],
    ['half', shared.number],
    [null, shared.number],
  ])('refuses %p', (value, sentence) => expect(percentage(value)).toBe(sentence));

  it('may be left out where it is optional', () => expect(optionalPercentage('')).toBeUndefined());
});
