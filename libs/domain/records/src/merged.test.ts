import { expect, it } from '@jest/globals';
import { merged } from './merged.js';

it('has the properties of both, the second in the place of the first, and leaves both as they are', () => {
  const [first, second] = [
    { a: 1, b: 1 },
    { b: 2, c: undefined },
  ];
  expect(merged(first, second)).toStrictEqual({ a: 1, b: 2, c: undefined });
  expect([first, second]).toStrictEqual([
    { a: 1, b: 1 },
    { b: 2, c: undefined },
  ]);
});
