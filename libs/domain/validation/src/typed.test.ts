import { fill, shared } from '@groundwork/domain-messages';
import { readAmount, readNumber, unreadErrors, whatIsRead } from './index.js';

describe('an amount that is typed', () => {
  it.each([
    ['1,234.5', 123_450],
    ['$1,234.50', 123_450],
    [' 500 ', 50_000],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['', undefined],
    ['  ', undefined],
  ])('%j is %p cents', (text, cents) => expect(readAmount(text)).toBe(cents));

  it.each([
    ['-500', shared.notNegative],
    ['(500)', shared.amountInvalid],
    ['1e9', shared.amountInvalid],
    ['5k', shared.amountInvalid],
    ['1.005', shared.amountInvalid],
    ['12,34', shared.amountInvalid],
    ['1.234,50', shared.amountInvalid],
    ['Roof\t1,200\t3,400', shared.amountInvalid],
    ['.', shared.amountInvalid],
    ['99999999999999999', shared.amountInvalid],
  ])('%j is none, and stays as it was typed', (text, complaint) =>
    expect(readAmount(text)).toEqual({ typed: text, complaint }),
  );
});

describe('a number that is typed', () => {
  it.each([
    ['2,647', 0, 2647],
    [' 3 ', 0, 3],
    ['2.0', 0, 2],
    ['2.5', 1, 2.5],
    ['.25', 4, 0.25],
    ['', 0, undefined],
  ])('%j with %p decimals is %p', (text, decimals, number) => expect(readNumber(text, decimals)).toBe(number));

  it.each([
    ['2.5', 0, shared.wholeNumber],
    ['2.55', 1, fill(shared.decimalsAtMost, { max: 1 })],
    ['-3', 0, shared.notNegative],
    ['1e3', 0, shared.number],
    ['2k', 0, shared.number],
    ['26,47', 0, shared.number],
    ['.', 1, shared.number],
    ['1\t2', 0, shared.number],
  ])('%j with %p decimals is none, and stays as it was typed', (text, decimals, complaint) =>
    expect(readNumber(text, decimals)).toEqual({ typed: text, complaint }),
  );
});

describe('values of which some could not be read', () => {
  const file = new Date(0);
  const values = { name: 'A', rows: [{ amount: readAmount('5k') }, { amount: 100 }], file };

  it('say what is wrong by path', () => {
    expect(unreadErrors(values)).toEqual({ 'rows.0.amount': shared.amountInvalid });
    expect(unreadErrors(undefined)).toEqual({});
  });

  it('are used without those', () => {
    expect(whatIsRead(values)).toEqual({ name: 'A', rows: [{ amount: undefined }, { amount: 100 }], file });
    const all = { rows: [{ amount: 1 }] };
    expect(whatIsRead(all)).toBe(all);
  });
});
