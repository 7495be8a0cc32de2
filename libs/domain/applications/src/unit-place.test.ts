import { describe, expect, it, test } from '@jest/globals';
import { unitNames, unitPlace } from './unit-place.js';

describe('where a unit is', () => {
  const properties = [
    { id: 'a', street: '1842 Heights Boulevard', units: [{ id: 'a1' }, { id: 'a2', street: '1842 B' }] },
    { id: 'b', street: '', units: [{ id: 'b1', street: null }] },
  ];

  it.each([
    ['a', 'a1', '1842 Heights Boulevard, Unit 1'],
    ['a', 'a2', '1842 Heights Boulevard, 1842 B'],
    ['b', 'b1', 'Property 2, Unit 1'],
  ])('is said of %s and %s', (property, unit, said) => {
    expect(unitPlace(properties, property, unit)).toBe(said);
  });
});

test('what may be sold by itself is named: units that are listed or counted, and of several properties each that has none', () => {
  const units = [{ id: 'u1' }, { id: 'u2', street: 'Unit B' }];
  const house = { id: 'c', street: '7 Elm', units: [], numberOfUnits: 1 };
  expect(unitNames([{ id: 'a', street: '1 Lane', units }])).toEqual(['1 Lane, Unit 1', '1 Lane, Unit B']);
  expect(unitNames([house])).toEqual([]);
  expect(unitNames([house, { ...house, id: 'd', street: '', numberOfUnits: 2 }, { ...house, id: 'e' }])).toEqual([
    '7 Elm, Property 1',
    'Property 2, Unit 1',
    'Property 2, Unit 2',
    '7 Elm, Property 3',
  ]);
});
