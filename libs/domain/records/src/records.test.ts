import { shared } from '@groundwork/domain-messages';
import { isValid, validate } from '@groundwork/domain-validation';
import {
  amount,
  choice,
  day,
  decimal,
  email,
  fieldsOf,
  flag,
  id,
  instant,
  many,
  objects,
  one,
  paragraph,
  percentage,
  phone,
  pickFields,
  record,
  required,
  shapeOf,
  state,
  text,
  textOrNumber,
  whole,
  writableFields,
  zip,
} from './index.js';
import type { AnyField } from './index.js';

interface HouseFacts {
  readonly owned?: boolean | null;
  readonly forRent?: boolean;
}

const room = record('Room', { name: required(text('Name')), area: decimal('Area') });
const house = record('House', {
  street: required(text('Street', { section: 'address' })),
  zipCode: zip('Zip', { section: 'address' }),
  kind: choice('Kind', ['home', 'townhouse'], { labels: { townhouse: 'Row house' } }),
  owned: flag('Do you own it?'),
  debt: amount('Debt', {
    shown: ({ owned }: HouseFacts) => owned === true,
    needed: ({ owned }: HouseFacts) => owned === true,
  }),
  rent: amount('Rent', { shown: ({ forRent }: HouseFacts) => forRent === true }),
  grade: text('Grade', { writers: ['administrator'] }),
  note: text('Note', { writers: ['borrower', 'administrator'] }),
  garage: one(record('Garage', { bays: required(whole('Bays')) })),
  rooms: many(room, { most: 2 }),
  plans: objects({ most: 1 }),
});

const kinds: readonly [string, AnyField, good: readonly unknown[], bad: readonly (readonly [unknown, string])[]][] = [
  [
    'text',
    text('x'),
    ['', null, undefined, 'x'],
    [
      [5, shared.fieldRequired],
      ['x'.repeat(201), 'Must be at most 200 characters'],
    ],
  ],
  [
    'required text',
    required(text('x')),
    ['x'],
    [
      ['', shared.textRequired],
      [null, shared.textRequired],
      [5, shared.textRequired],
    ],
  ],
  ['paragraph', paragraph('x'), ['x'.repeat(4000)], [['x'.repeat(4001), 'Must be at most 4000 characters']]],
  ['required paragraph', required(paragraph('x')), ['x'.repeat(4000)], [[' ', shared.textRequired]]],
  ['email', email('x'), ['', 'ann@example.com'], [['ann', shared.emailValid]]],
  ['phone', phone('x'), ['', '5550101234'], [['555', `If entered, ${shared.phoneTenDigits}`]]],
  ['required phone', required(phone('x')), ['5550101234'], [['', shared.phoneTenDigits]]],
  ['zip', zip('x'), [null, '77002'], [['7700', shared.zipFormat]]],
  ['required zip', required(zip('x')), ['77002'], [[null, shared.fieldRequired]]],
  ['state', state('x'), [null, 'Texas'], [['TX', shared.stateInvalid]]],
  [
    'flag',
    flag('x'),
    [null, false, true],
    [
      ['true', shared.trueOrFalse],
      [0, shared.trueOrFalse],
    ],
  ],
  [
    'whole',
    whole('x'),
    [null, 0, 7],
    [
      ['7', shared.number],
      [1.5, shared.wholeNumber],
      [-1, shared.notNegative],
      [2_147_483_648, shared.number],
    ],
  ],
  [
    'decimal',
    decimal('x'),
    [0, 1.5],
    [
      ['1.5', shared.number],
      [-1, shared.notNegative],
    ],
  ],
  [
    'amount',
    amount('x'),
    [null, 1],
    [
      [1.5, shared.amountInvalid],
      ['1', shared.amountInvalid],
    ],
  ],
  [
    'percentage',
    percentage('x'),
    [0, 33.3333],
    [
      [101, shared.percentageInvalid],
      ['5', shared.number],
    ],
  ],
  ['day', day('x'), [null, '2024-02-29'], [['2023-02-29', shared.dateInvalid]]],
  ['instant', required(instant()), ['2024-02-29T00:00:00.000Z'], [['', shared.textRequired]]],
  ['choice', choice('x', ['a', 'b']), [null, 'a'], [['c', shared.choice]]],
  ['choice of answers', choice('x', [true, false, 'unsure']), [false, 'unsure'], [['yes', shared.choice]]],
  ['id', id(), [null, '0b7c7f0e-8a52-4c7e-9b57-0d6b7a5a1c11'], [['1', shared.fieldRequired]]],
  [
    'text or number',
    textOrNumber('x'),
    [5, '5 acres', ''],
    [
      [-1, shared.notNegative],
      [true, shared.fieldRequired],
    ],
  ],
  ['own rule', text('x', { rule: () => 'own' }), ['', null], [['x', 'own']]],
  ['own rule, required', required(text('x', { rule: (value) => (value ? undefined : 'own') })), ['x'], [['', 'own']]],
];

describe.each(kinds)('a field: %s', (_, { rule }, good, bad) => {
  it.each(good.map((value) => [value]))('takes %p', (value) => expect(rule(value)).toBeUndefined());
  it.each(bad)('refuses %p', (value, sentence) => expect(rule(value)).toBe(sentence));
});

describe('a record', () => {
  it('has a shape: rules by field, of nested records too', () => {
    const errors = validate(shapeOf(house), { zipCode: 'x', garage: {}, rooms: [{ name: 'Hall' }, { area: 'large' }] });
    expect(errors).toEqual({
      street: shared.textRequired,
      zipCode: shared.zipFormat,
      'garage.bays': shared.number,
      'rooms.1.name': shared.textRequired,
      'rooms.1.area': shared.number,
    });
  });
  it('asks nothing of a nested record that is not there', () => {
    expect(isValid(validate(shapeOf(house), { street: 'Main' }))).toBe(true);
    expect(isValid(validate(shapeOf(house), { street: 'Main', garage: null, rooms: null, plans: null }))).toBe(true);
    expect(validate(shapeOf(house), { street: 'Main', garage: 'x' })).toEqual({ garage: shared.fieldRequired });
    const strict = record('Strict', { garage: required(one(record('Garage', { bays: required(whole('Bays')) }))) });
    expect(validate(shapeOf(strict), {})).toEqual({ 'garage.bays': shared.number });
  });
  it('does not read the entries of a list that is too long', () => {
    const tooMany = { street: 'Main', rooms: [{}, {}, {}], plans: [{}, {}] };
    expect(validate(shapeOf(house), tooMany)).toEqual({
      rooms: 'At most 2 entries are allowed',
      plans: 'At most 1 entries are allowed',
    });
  });
  it('shows its fields by section and by the facts, with what is needed', () => {
    const shown = (facts: HouseFacts, section?: string) =>
      fieldsOf(house, { section, facts }).map(({ name, needsAnswer }) => (needsAnswer ? `${name}!` : name));
    expect(shown({}, 'address')).toEqual(['street!', 'zipCode']);
    expect(shown({ owned: true })).toContain('debt!');
    expect(shown({ owned: false })).not.toContain('debt');
    expect(shown({ owned: false, forRent: true })).toContain('rent');
  });
  it('knows who writes what', () => {
    expect(writableFields(house, 'administrator')).toEqual(['grade', 'note']);
    expect(writableFields(house, 'borrower')).not.toContain('grade');
    expect(writableFields(record('Row', { madeAt: instant() }), 'administrator')).toEqual([]);
  });
  it('has options with labels', () => {
    expect(house.fields.kind.options).toEqual([
      { value: 'home', label: 'Home' },
      { value: 'townhouse', label: 'Row house' },
    ]);
  });
});

describe('picking the fields of a body', () => {
  it('takes known fields alone, nested ones too', () => {
    const body = {
      street: 'Main',
      x: 1,
      garage: { bays: 2, x: 1 },
      rooms: [{ name: 'Hall', x: 1 }],
      plans: [{ any: 1 }],
    };
    expect(pickFields(house, body)).toEqual({
      street: 'Main',
      garage: { bays: 2 },
      rooms: [{ name: 'Hall' }],
      plans: [{ any: 1 }],
    });
  });
  it('tells left out from null, and reads an empty text as null where there is no text', () => {
    const picked = pickFields(house, { street: '', zipCode: null, owned: undefined, debt: '', kind: '' });
    expect(picked).toEqual({ street: '', zipCode: null, debt: null, kind: null });
    expect(Object.keys(picked)).not.toContain('owned');
  });
  it('reads a list that must be there as empty where it is not', () => {
    const list = record('List', { rooms: required(many(room, { most: 2 })) });
    expect(pickFields(list, {})).toEqual({ rooms: [] });
    expect(pickFields(list, { rooms: null })).toEqual({ rooms: [] });
  });
  it('takes the named fields, and never what is inherited', () => {
    expect(pickFields(house, { street: 'Main', note: 'x' }, ['note'])).toEqual({ note: 'x' });
    const odd = record('Odd', { constructor: text('x') });
    expect(Object.keys(pickFields(odd, {}))).toEqual([]);
  });
});
