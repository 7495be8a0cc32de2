import { fill, shared } from '@groundwork/domain-messages';
import { atMost, isValid, validate } from '@groundwork/domain-validation';
import {
  amount,
  choice,
  day,
  decimal,
  email,
  fieldsOf,
  flag,
  hiddenFields,
  id,
  instant,
  many,
  objects,
  one,
  paragraph,
  percentage,
  phone,
  pickFields,
  readableBy,
  record,
  relabelled,
  required,
  shapeOf,
  someOf,
  state,
  storedValues,
  text,
  textOrNumber,
  whole,
  wholeRecord,
  writableFields,
  zip,
} from './index.js';
import type { AnyField } from './index.js';

interface HouseFacts {
  readonly owned?: boolean | null;
  readonly forRent?: boolean;
}

const room = record('Room', { name: required(text('Name')), area: decimal('Area') });
const houseFields = {
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
};
const house = record('House', houseFields);

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
  ['paragraph', paragraph('x'), ['x'.repeat(4000)], [['x'.repeat(4001), 'Must be at most 4,000 characters']]],
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
  [
    'required text or number',
    required(textOrNumber('x')),
    [0, 5, '5 acres'],
    [
      [-1, shared.notNegative],
      ['', shared.textRequired],
      [null, shared.textRequired],
    ],
  ],
  ['own rule', text('x', { rule: () => 'own' }), ['', null], [['x', 'own']]],
  [
    'own rule about the length of a text',
    text('x', { rule: atMost(3) }),
    ['', null, 'abc'],
    [
      ['abcd', fill(shared.tooLong, { max: 3 })],
      [7, shared.fieldRequired],
      [{}, shared.fieldRequired],
      [['a'], shared.fieldRequired],
    ],
  ],
  [
    'required paragraph of any words',
    required(paragraph('x', { rule: () => undefined })),
    ['', 'x'],
    [[{}, shared.fieldRequired]],
  ],
  ['own rule, required', required(text('x', { rule: (value) => (value ? undefined : 'own') })), ['x'], [['', 'own']]],
];

describe.each(kinds)('a field: %s', (_, { rule }, good, bad) => {
  it.each(good.map((value) => [value]))('takes %p', (value) => expect(rule(value)).toBeUndefined());
  it.each(bad)('refuses %p', (value, sentence) => expect(rule(value)).toBe(sentence));
});

describe('a field says of itself', () => {
  it('its control, unless it is asked with another, and who writes it', () => {
    expect([text('x').input, text('x', { input: 'date' }).input]).toEqual(['text', 'date']);
    expect([text('x').writers, instant().writers]).toEqual([['borrower'], []]);
    expect([text('x').options, flag('x').options]).toEqual([[], []]);
  });
  it('its label, that of a nested one too, which may have none', () => {
    expect([one(room, { label: 'Hall' }).label, objects({ label: 'Plans', most: 1 }).label]).toEqual(['Hall', 'Plans']);
    expect([one(room).label, many(room, { most: 1 }).label, objects({ most: 1 }).label]).toEqual(['', '', '']);
  });
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
    const house = record('House', houseFields);
    const tooMany = { street: 'Main', rooms: [{}, {}, {}], plans: [{}, {}] };
    expect(validate(shapeOf(house), tooMany)).toEqual({
      rooms: 'At most 2 entries are allowed',
      plans: 'At most 1 entries are allowed',
    });
    expect(validate(shapeOf(house), { street: 'Main', plans: [{}] })).toEqual({});
  });
  it('shows its fields by section and by the facts, with what is needed', () => {
    const shown = (facts: HouseFacts, section?: string) =>
      fieldsOf(house, { section, facts }).map(({ name, needsAnswer }) => (needsAnswer ? `${name}!` : name));
    expect(shown({}, 'address')).toEqual(['street!', 'zipCode']);
    expect(shown({}).slice(0, 3)).toEqual(['street!', 'zipCode', 'kind']);
    expect(fieldsOf(house, { facts: {} }).map(({ needsAnswer }) => needsAnswer)).toContain(false);
    expect(shown({ owned: true })).toContain('debt!');
    expect(shown({ owned: false })).not.toContain('debt');
    expect(shown({ owned: false, forRent: true })).toContain('rent');
  });
  it('is whole with every field: of the row, else as it is empty, else null', () => {
    const place = record('Place', { name: text('Name'), owned: flag('Owned?'), note: text('Note') });
    const row = { name: undefined, owned: false, secret: 'x' };
    expect(wholeRecord(place, row, { name: '', owned: true })).toEqual({ name: '', owned: false, note: null });
    expect(wholeRecord(place, {})).toEqual({ name: null, owned: null, note: null });
  });
  it('is stored with texts trimmed, phones as digits and empty texts as none', () => {
    const card = record('Card', {
      name: text('Name'),
      call: phone('Phone'),
      age: whole('Age'),
      note: paragraph('Note'),
    });
    expect(storedValues(card, { name: ' Ada ', call: '( 713 ) - 555 - 0142', age: 0, note: '  ' })).toEqual({
      name: 'Ada',
      call: '7135550142',
      age: 0,
      note: null,
    });
    expect(storedValues(card, { name: undefined, call: '' })).toEqual({ call: null });
  });
  it('may be saved in parts', () => {
    const part = record('Part', someOf(house.fields));
    expect(isValid(validate(shapeOf(part), {}))).toBe(true);
    expect(validate(shapeOf(part), { zipCode: 'x' })).toEqual({ zipCode: shared.zipFormat });
  });
  it('tells the fields that nobody is asked for', () => {
    expect(hiddenFields(house, { owned: true })).not.toContain('debt');
    expect(hiddenFields(house, { owned: false })).toContain('debt');
    expect(hiddenFields(house, { owned: false })).not.toContain('street');
  });
  it('has another name for a field where it is asked of somebody else', () => {
    const other = relabelled(house.fields, { street: 'Your street' });
    expect([other.street.label, other.zipCode.label]).toEqual(['Your street', house.fields.zipCode.label]);
    expect(other.street.rule).toBe(house.fields.street.rule);
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
  it('leaves what is no record as it came, for the rules to refuse', () => {
    expect(pickFields(house, { street: null, garage: 'x', rooms: 5 })).toEqual({
      street: null,
      garage: 'x',
      rooms: 5,
    });
    expect(pickFields(house, { garage: null })).toEqual({ garage: null });
    expect(pickFields(house, {})).toEqual({});
    expect(pickFields(house, { other: 1 }, ['other' as never])).toEqual({});
  });
  it('reads a list that must be there as empty where it is not', () => {
    const list = record('List', { rooms: required(many(room, { most: 2 })) });
    expect(pickFields(list, {})).toEqual({ rooms: [] });
    expect(pickFields(list, { rooms: null })).toEqual({ rooms: [] });
    expect(pickFields(list, { rooms: [{ name: 'Hall' }] })).toEqual({ rooms: [{ name: 'Hall' }] });
  });
  it('takes the named fields, and never what is inherited', () => {
    expect(pickFields(house, { street: 'Main', note: 'x' }, ['note'])).toEqual({ note: 'x' });
    const odd = record('Odd', { constructor: text('x') });
    expect(Object.keys(pickFields(odd, {}))).toEqual([]);
  });
});

describe('what somebody may read', () => {
  const task = record('Task', { name: required(text('Name')), remark: text('Remark', { readers: ['administrator'] }) });
  const file = record('File', {
    title: text('Title'),
    grade: whole('Grade', { readers: ['administrator', 'broker'] }),
    tasks: many(task, { most: 3 }),
    last: one(task),
  });
  const values = {
    title: 'House',
    grade: 3,
    tasks: [{ name: 'Survey', remark: 'again' }],
    last: { name: 'Deed', remark: null },
    id: 'x',
  };

  it('is left out for others, within lists and records too, and nothing else is', () => {
    expect(readableBy(file, values, 'borrower')).toEqual({
      title: 'House',
      tasks: [{ name: 'Survey' }],
      last: { name: 'Deed' },
      id: 'x',
    });
    expect(readableBy(file, values, 'broker')).toMatchObject({ grade: 3, tasks: [{ name: 'Survey' }] });
    expect(readableBy(file, { ...values, last: null }, 'administrator')).toEqual({ ...values, last: null });
  });
});
