import fc from 'fast-check';
import { positionsOf } from './positions.js';

const rises = (numbers: readonly number[]) =>
  numbers.every((number, place) => place === 0 || number > (numbers[place - 1] as number));

it('gives every row of any order a place above the one before', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(5_000), { nil: undefined }), { maxLength: 60 }), (order) => {
      const positions = positionsOf(order);
      expect([positions.length, rises(positions)]).toEqual([order.length, true]);
    }),
  );
});

it('writes one row where one was moved or put between', () => {
  const first = positionsOf([undefined, undefined, undefined]);
  expect(first).toEqual([0, 1_024, 2_048]);
  expect(positionsOf([first[0], undefined, first[1], first[2]])).toEqual([0, 512, 1_024, 2_048]);
  expect(positionsOf([first[1], first[0], first[2]]).filter((position) => !first.includes(position))).toHaveLength(1);
});

it('makes room for all where there is none between two; before the first there always is', () => {
  expect(positionsOf([0, undefined, 1])).toEqual([0, 1_024, 2_048]);
  expect(positionsOf([undefined, 0])).toEqual([-1_024, 0]);
});
