import * as waits from './waits.js';

test.each([
  [0, 0],
  [9, 0],
  [10, 2_000],
  [11, 4_000],
  [15, 64_000],
  [18, 512_000],
  [19, 900_000],
  [5_000, 900_000],
])('after %i failures of which ten are free the next attempt waits %i milliseconds', (failures, wait) => {
  expect(waits.waitAfter(failures, 10)).toBe(wait);
});

test('what is free, and how long it is counted, is what the decision on guesses says', () => {
  const { waitAfter: _, ...numbers } = waits;
  expect(numbers).toEqual({
    windowMs: 900_000,
    freeForPair: 10,
    freeForAddress: 100,
    strangersWindowMs: 86_400_000,
    freeForStrangers: 50,
    freeForCodes: 5,
    freeForStrangeCodes: 20,
    knownForMs: 7_776_000_000,
  });
});
