import { shared } from '@groundwork/domain-messages';
import { validate } from '@groundwork/domain-validation';
import {
  amount,
  choice,
  day,
  decimal,
  email,
  flag,
  id,
  ids,
  instant,
  kindsOf,
  many,
  objects,
  one,
  paragraph,
  percentage,
  phone,
  record,
  required,
  state,
  text,
  textOrNumber,
  whole,
  zip,
} from './index.js';

const roomRecord = record('Room', { name: required(text('Name')) });
const houseRecord = record('House', {
  street: required(text('Street')),
  rate: percentage('Rate', { rule: () => 'never right' }),
  signature: text('Signature', { rule: () => 'never right' }),
  notes: paragraph('Notes'),
  email: email('Email'),
  phone: phone('Phone'),
  zip: zip('Zip'),
  state: state('State'),
  sold: flag('Sold?'),
  units: whole('Units'),
  acres: decimal('Acres'),
  price: amount('Price'),
  share: percentage('Share'),
  built: day('Built'),
  savedAt: instant(),
  kind: choice('Kind', ['home']),
  photoId: id(),
  photoIds: ids('Photos', { most: 1 }),
  lot: textOrNumber('Lot'),
  hall: one(roomRecord),
  rooms: required(many(roomRecord, { most: 1 })),
  rows: objects({ most: 1 }),
});
const complaints = (values: object) => validate(kindsOf(houseRecord), values);

describe('the kinds of a record', () => {
  it('let through what its rules refuse, and nothing at all', () => {
    expect(complaints({})).toEqual({});
    const unruly = {
      street: 'x',
      email: 'at home',
      phone: '12',
      zip: '1',
      state: 'Texarkana',
      units: 7,
      acres: -1,
      share: 101,
      built: '2011-12',
      savedAt: 'now',
      kind: 'villa',
      lot: 5,
      hall: null,
      rooms: [{}],
      rows: [{ any: 1 }],
    };
    expect(complaints(unruly)).toEqual({});
    expect(complaints({ signature: 'x'.repeat(5000), rate: '7' })).toEqual({});
    expect(complaints({ lot: 'A-5', notes: 'x'.repeat(4000), street: 'x'.repeat(200) })).toEqual({});
  });

  it.each(['street', 'notes', 'email', 'phone', 'zip', 'state', 'built', 'savedAt'])('have text in %s', (name) => {
    expect(complaints({ [name]: 7 })).toEqual({ [name]: shared.fieldRequired });
    expect(complaints({ [name]: 'x'.repeat(4001) })).toEqual({ [name]: expect.stringMatching(/^Must be at most/) });
  });

  it.each([
    ['signature', 7, shared.fieldRequired],
    ['rate', [7], shared.number],
    ['sold', 'yes', shared.trueOrFalse],
    ['units', '7', shared.number],
    ['units', 1.5, shared.wholeNumber],
    ['units', 2_147_483_648, shared.number],
    ['acres', '7', shared.number],
    ['share', '7', shared.number],
    ['price', 1.5, shared.amountInvalid],
    ['photoId', 'x', shared.fieldRequired],
    ['photoIds', ['x'], shared.choice],
    ['lot', [7], shared.fieldRequired],
    ['lot', Number.NaN, shared.number],
    ['rooms', [{}, {}], 'At most 1 entries are allowed'],
    ['rows', [{}, {}], 'At most 1 entries are allowed'],
  ])('have in %s no %j', (name, value, sentence) => {
    expect(complaints({ [name]: value })).toEqual({ [name]: sentence });
  });

  it('reach into the records within', () => {
    expect(complaints({ hall: { name: 7 }, rooms: [{ name: {} }] })).toEqual({
      'hall.name': shared.fieldRequired,
      'rooms.0.name': shared.fieldRequired,
    });
  });
});
