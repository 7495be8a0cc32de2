import { Places } from './places.js';

it('a person has as many places as there are for each, and one that is given back is free once', () => {
  const places = new Places(2);
  const first = places.take('ann');
  expect(places.take('ann')).toBeDefined();
  expect(places.take('ann')).toBeUndefined();
  expect(places.take('bob')).toBeDefined();
  first?.();
  first?.();
  expect(places.take('ann')).toBeDefined();
  expect(places.take('ann')).toBeUndefined();
});
