import { describe, expect, it } from '@jest/globals';
import { propertyTitle, propertyTitles, unitTitles } from './property-title.js';

const houston = { city: 'Houston', zipCode: '77008' };
const dallas = { city: 'Dallas', zipCode: '75201' };

describe('what the properties of an application are called', () => {
  it.each([
    ['their streets', [{ street: '7 Elm', ...houston }, { street: '9 Elm' }], ['7 Elm', '9 Elm']],
    [
      'their places where nothing was said',
      [{}, { street: ' ' }, { street: null }],
      ['Property 1', 'Property 2', 'Property 3'],
    ],
    [
      'city and zip too, of one street in two cities',
      [
        { street: '7 Elm', ...houston },
        { street: '7 elm ', ...dallas },
      ],
      ['7 Elm, Houston 77008', '7 elm, Dallas 75201'],
    ],
    [
      'zip alone where there is no city',
      [{ street: '7 Elm', zipCode: '77008' }, { street: '7 Elm' }],
      ['7 Elm, 77008', '7 Elm, Property 2'],
    ],
    [
      'their places where all is the same',
      [
        { street: '7 Elm', ...houston },
        { street: '9 Elm' },
        { street: '7 Elm', ...houston },
        { street: '7 Elm', ...dallas },
      ],
      ['7 Elm, Property 1', '9 Elm', '7 Elm, Property 3', '7 Elm, Dallas 75201'],
    ],
  ])('is %s', (_how, properties, titles) => {
    expect(propertyTitles(properties)).toEqual(titles);
    expect(new Set(propertyTitles(properties)).size).toBe(properties.length);
  });

  it('is found by an id, here or in a ledger', () => {
    const streets = [{ street: '7 Elm' }, { street: '7 Elm', ...dallas }];
    const properties = streets.map((one, index) => ({ ...one, id: `p${index}` }));
    const ledger = streets.map((one, index) => ({ ...one, propertyId: `p${index}` }));
    expect(['p0', 'p1', 'gone', '', null].map((id) => propertyTitle(properties, id))).toEqual([
      '7 Elm, Property 1',
      '7 Elm, Dallas 75201',
      '',
      '',
      '',
    ]);
    expect(propertyTitle(ledger, 'p1')).toBe('7 Elm, Dallas 75201');
  });
});

it('tells the units of one street apart by their places', () => {
  expect(unitTitles([{ street: '7 Elm' }, {}, { street: '7 ELM' }, { street: '9 Elm' }])).toEqual([
    '7 Elm, Unit 1',
    'Unit 2',
    '7 ELM, Unit 3',
    '9 Elm',
  ]);
});
