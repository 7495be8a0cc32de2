import { fill, shared } from '@groundwork/domain-messages';
import {
  amount,
  calendarDate,
  each,
  filled,
  halves,
  id,
  ifPresent,
  instant,
  isBlank,
  isEmail,
  isValid,
  jsonNumber,
  lengthLimits,
  listOfAtMost,
  listOfIds,
  nameKey,
  mobile,
  number,
  numberAtMost,
  optionalOneOf,
  optionalZip,
  ownershipPercent,
  password,
  passwordStrength,
  percentage,
  readNumber,
  state,
  textAtMost,
  unreadErrors,
  upload,
  validate,
  yearBetween,
  zip,
} from './index.js';
import type { Rule } from './index.js';

const uuid = '0190f0a0-0000-7000-8000-0000000000ab';
const between = (from: number, to: number): string => fill(shared.yearBetween, { from: String(from), to: String(to) });

describe('at its bounds', () => {
  it.each<[string, Rule, unknown, string | undefined]>([
    ['a JSON number', jsonNumber, 1.5, undefined],
    ['a JSON number', jsonNumber, '1', shared.number],
    ['a JSON number', jsonNumber, Infinity, shared.number],
    ['a number', number, ' ', shared.number],
    ['a number', number, [], shared.number],
    ['at most 5', numberAtMost(5), 5, undefined],
    ['at most 5', numberAtMost(5), 5.01, shared.number],
    ['at most 5', numberAtMost(5), '6', undefined],
    ['a percentage', percentage, 100, undefined],
    ['a percentage', percentage, 100.0001, shared.percentageInvalid],
    ['halves', halves, 2.5, undefined],
    ['halves', halves, 2.25, shared.halves],
    ['halves', halves, 4.5, undefined],
    ['halves', halves, '2', shared.number],
    ['halves', halves, -0.5, shared.notNegative],
    ['years', yearBetween(1900, 2030), 1900, undefined],
    ['years', yearBetween(1900, 2030), 2030, undefined],
    ['years', yearBetween(1900, 2030), 1899, between(1900, 2030)],
    ['years', yearBetween(1900, 2030), 2031, between(1900, 2030)],
    ['years', yearBetween(1900, 2030), 2000.5, between(1900, 2030)],
    ['years', yearBetween(1900, 2030), '2000', between(1900, 2030)],
    ['a day', calendarDate, '1900-01-01', undefined],
    ['a day', calendarDate, '2100-12-31', undefined],
    ['a day', calendarDate, '1899-12-31', fill(shared.dateBetween, { from: '1900', to: '2100' })],
    ['a day', calendarDate, '2101-01-01', fill(shared.dateBetween, { from: '1900', to: '2100' })],
    ['an amount', amount, -1, shared.notNegative],
    ['a choice', optionalOneOf(['open', 'all']), 'all', undefined],
    ['a choice', optionalOneOf(['open', 'all']), '', undefined],
    ['a choice', optionalOneOf(['open', 'all']), 'All', shared.choice],
    ['an upload', upload, false, shared.uploadRequired],
    ['an upload', upload, 'id', undefined],
    ['a ZIP', zip, 'x12345', shared.zipFormat],
    ['a ZIP', optionalZip, ' ', undefined],
    ['a mobile number', mobile, '15550101234', shared.mobileTenDigits],
    ['a mobile number', mobile, '5550101234 ', shared.mobileTenDigits],
    ['a share', ownershipPercent, ' ', shared.percentAtMost100],
    ['a state', state, null, shared.stateRequired],
    ['a state', state, undefined, shared.stateRequired],
    ['a state', state, 'Atlantis', shared.stateInvalid],
    ['an input', filled, Number.NaN, shared.fieldRequired],
    ['an input', filled, 0, undefined],
    ['a short text', textAtMost(3), 'abc', undefined],
    ['a short text', textAtMost(3), 'abcd', fill(shared.tooLong, { max: 3 })],
    ['a short text', textAtMost(3), 12, shared.fieldRequired],
    ['a short text', textAtMost(3), '', undefined],
    ['a password', password(5), 'abcd', shared.passwordTooShort],
    ['a password', password(8), 'abcdefg', fill(shared.passwordMinimum, { min: 8 })],
    ['a list', listOfAtMost(1), undefined, undefined],
    ['a list', listOfAtMost(1), null, undefined],
    ['a list', listOfAtMost(1), 'x', fill(shared.tooMany, { max: 1 })],
    ['an id', id, uuid.toUpperCase(), undefined],
    ['an id', id, `x${uuid}`, shared.fieldRequired],
    ['an id', id, `${uuid}0`, shared.fieldRequired],
    ['ids', listOfIds(2), [uuid, uuid.replace('ab', 'cd')], undefined],
    ['ids', listOfIds(2), [uuid, uuid], shared.choice],
    ['ids', listOfIds(2), [uuid, 'x'], shared.choice],
    ['ids', listOfIds(1), [uuid, uuid], fill(shared.tooMany, { max: 1 })],
    ['ids', listOfIds(1), undefined, undefined],
  ])('%s takes %p or says why not', (_name, rule, value, sentence) => expect(rule(value)).toBe(sentence));

  it('an address is of 254 characters at most, blanks around it aside', () => {
    const local = 'x'.repeat(lengthLimits.email - '@example.com'.length);
    expect([`${local}@example.com`, `x${local}@example.com`, ' a@b.co '].map(isEmail)).toEqual([true, false, true]);
  });
});

describe('a moment', () => {
  it.each([
    '2026-03-10T12:30Z',
    '2026-03-10T12:30:59Z',
    '2026-03-10T12:30:59.123456789Z',
    '2026-03-10T12:30:00.5+02:00',
    '2026-12-31T23:59:59-11:30',
  ])('is %s', (text) => expect(instant(text)).toBeUndefined());
  it.each([
    'x2026-03-10T12:30Z',
    '2026-03-10T12:30Zx',
    '2026-03-10',
    '2026-03-10T12:30',
    '2026-02-30T12:30Z',
    '2026-03-10T25:30Z',
    '2026-03-10T12:30 02:00',
    ['2026-03-10T12:30Z'],
    1_773_145_800_000,
  ])('is not %p', (value) => expect(instant(value)).toBe(shared.dateInvalid));
});

describe('a shape', () => {
  const address = { zip };
  it('asks nothing of an object that may be missing, and everything of one that is there', () => {
    const shape = { address: ifPresent(address) };
    expect(validate(shape, {})).toEqual({});
    expect(validate(shape, { address: null })).toEqual({});
    expect(validate(shape, { address: {} })).toEqual({ 'address.zip': shared.fieldRequired });
    expect(validate(shape, { address: 'x' })).toEqual({ address: shared.fieldRequired });
  });
  it('asks everything of one that must be there', () => {
    expect(validate({ address }, { address: null })).toEqual({ 'address.zip': shared.fieldRequired });
    expect(validate({ entries: each(zip) }, { entries: null })).toEqual({});
    expect(validate({ entries: each(zip) }, { entries: {} })).toEqual({ entries: shared.fieldRequired });
  });
  it('is right without complaints alone', () => {
    expect([isValid({}), isValid({ zip: shared.zipFormat })]).toEqual([true, false]);
  });
});

describe('what is typed', () => {
  it.each<[string, number, unknown]>([
    ['123456789012345', 0, 123_456_789_012_345],
    ['12,345,678', 0, 12_345_678],
    ['123,456', 0, 123_456],
    ['-0', 0, 0],
    ['.', 0, { typed: '.', complaint: shared.number }],
    ['1.50', 1, 1.5],
    ['1.500', 1, 1.5],
    ['1.05', 1, { typed: '1.05', complaint: fill(shared.decimalsAtMost, { max: 1 }) }],
    ['1.050', 1, { typed: '1.050', complaint: fill(shared.decimalsAtMost, { max: 1 }) }],
    ['-1', 0, { typed: '-1', complaint: shared.notNegative }],
  ])('%s with %i decimals is read', (text, decimals, read) => expect(readNumber(text, decimals)).toEqual(read));
  it('is looked for in lists and plain objects, and in nothing else', () => {
    const unread = { typed: 'x', complaint: shared.number };
    expect(unreadErrors({ rows: [null, { year: unread }], day: null })).toEqual({ 'rows.1.year': shared.number });
    expect(unreadErrors(new Map([['year', unread]]))).toEqual({});
    expect(unreadErrors(Object.assign(new Date(0), { year: unread }))).toEqual({});
  });
  it('is blank where there is nothing but white space', () => {
    expect([' \n', '', null, undefined, 0, false].map(isBlank)).toEqual([true, true, true, true, false, false]);
  });
});

it.each<[string, number]>([
  ['abcdefghijkl', 1],
  ['aaaaaaaaaaaaaaaaaa', 1],
  ['azbycxdw', 2],
  ['azby', 0],
  ['\u00e9azbycxdwev', 4],
])('the password %s is of strength %i', (value, strength) => expect(passwordStrength(value)).toBe(strength));

it('names are compared without their capitals, by a key that takes no more than a name', () => {
  expect(nameKey(' Texas 2026 ')).toBe('texas 2026');
  const wide = 'İ'.repeat(200);
  expect([wide.toLowerCase().length, nameKey(wide).length]).toEqual([400, 200]);
});
