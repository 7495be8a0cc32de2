import { choice, flag, formValues, id, labelsOf, many, record, text, whole } from './index.js';

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
