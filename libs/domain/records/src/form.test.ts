import {
  choice,
  fieldNames,
  flag,
  formValues,
  id,
  labelsOf,
  many,
  orNull,
  phone,
  record,
  required,
  shapeOf,
  someOf,
  storedValues,
  text,
  textOptions,
  whole,
  withoutBlanks,
} from './index.js';
import { validate } from '@groundwork/domain-validation';

const visit = record('Visit', { reason: text('Reason') });
const guest = record('Guest', {
  name: text('Name'),
  kind: choice('Kind', ['friend', 'stranger']),
  host: id('Host'),
  stays: flag('Does the guest stay?'),
  nights: whole('Nights'),
  visits: many(visit, { label: 'Visits', most: 3 }),
});

it('calls each field as the record does', () => {
  expect(labelsOf(guest)).toEqual({
    name: 'Name',
    kind: 'Kind',
    host: 'Host',
    stays: 'Does the guest stay?',
    nights: 'Nights',
    visits: 'Visits',
  });
});

it('starts a form with empty texts, and null where a field holds none', () => {
  const empty = { name: '', kind: '', host: '', stays: null, nights: null, visits: null };
  expect(formValues(guest, undefined)).toEqual(empty);
  expect(formValues(guest, { name: null, stays: null })).toEqual(empty);
});

it('has what the row has, also a No and a nought, and nothing besides the fields', () => {
  const row = { id: '7', name: 'Ada', kind: 'friend', host: '3', stays: false, nights: 0, visits: [{ reason: 'Tea' }] };
  const { id: _id, ...fields } = row;
  expect(formValues(guest, row)).toEqual(fields);
});

it('saves what is empty as none, but for what must be there', () => {
  const card = record('Card', { name: required(text('Name')), nick: text('Nick'), kind: choice('Kind', ['a', 'b']) });
  const values = withoutBlanks(card, { name: '', nick: ' ', kind: '', other: '' });
  const kind: 'a' | 'b' | null = withoutBlanks(card, formValues(card, { kind: 'a' })).kind;
  expect([values, kind]).toEqual([{ name: '', nick: null, kind: null, other: '' }, 'a']);
});

it('offers of a choice texts, whatever its values are', () => {
  expect(textOptions(choice('Beds', [1, 2], { labels: { 2: 'Two' } }))).toEqual([
    { value: '1', label: '1' },
    { value: '2', label: 'Two' },
  ]);
});

it('stores texts without blanks, a phone as its digits, and names no field that is not given', () => {
  const card = record('Card', {
    name: text('Name'),
    nick: text('Nick'),
    mobile: phone('Mobile'),
    nights: whole('Nights'),
  });
  const stored = storedValues(card, { name: ' Ada ', nick: '  ', mobile: '( 713 ) - 555 - 0142' });
  expect(Object.entries(stored)).toEqual([
    ['name', 'Ada'],
    ['nick', null],
    ['mobile', '7135550142'],
  ]);
  expect(storedValues(card, { nights: 0 })).toEqual({ nights: 0 });
});

it('has its fields by section', () => {
  const card = record('Card', {
    name: text('Name', { section: 'who' }),
    nick: text('Nick'),
    age: whole('Age', { section: 'who' }),
  });
  expect([fieldNames(card), fieldNames(card, 'who'), fieldNames(card, 'none')]).toEqual([
    ['name', 'nick', 'age'],
    ['name', 'age'],
    [],
  ]);
});

it('is there in every record as it was declared: needed, null, or left out', () => {
  const name = required(text('Name'));
  const { name: nameOrNull } = { name: orNull(name) };
  expect([name, nameOrNull, someOf({ name }).name].map((field) => [field.required, field.present])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  expect(nameOrNull.label).toBe('Name');
  expect(validate(shapeOf(record('Card', someOf({ name }))), {})).toEqual({});
  expect(Object.keys(validate(shapeOf(record('Card', { name })), {}))).toEqual(['name']);
});
