import { choice, flag, formValues, id, labelsOf, many, record, required, text, whole, withoutBlanks } from './index.js';

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
