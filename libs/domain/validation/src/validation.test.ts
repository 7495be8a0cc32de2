import { shared } from '@groundwork/domain-messages';
import {
  adminTitle,
  all,
  amount,
  atMost,
  brokerEmail,
  calendarDate,
  contractorPhone,
  each,
  ein,
  email,
  filled,
  formatPhone,
  id,
  isValid,
  LARGEST_AMOUNT,
  line,
  listOfAtMost,
  mobile,
  notBlank,
  number,
  oneOf,
  optional,
  optionalEmail,
  optionalPhone,
  optionalText,
  ownershipPercent,
  paragraph,
  password,
  personName,
  phone,
  requiredText,
  sameAs,
  state,
  stateName,
  stateNames,
  title,
  toProblemErrors,
  trueOrFalse,
  truthy,
  under,
  upload,
  validate,
  when,
  wholeNumber,
  zip,
} from './index.js';
import type { Rule } from './index.js';

const long = (length: number): string => 'x'.repeat(length);

const cases: readonly [
  name: string,
  rule: Rule,
  good: readonly unknown[],
  bad: readonly (readonly [unknown, string])[],
][] = [
  [
    'zip',
    zip,
    ['77002', '77002-1234', ' 77002 '],
    [
      ['', shared.fieldRequired],
      [undefined, shared.fieldRequired],
      ['7700', shared.zipFormat],
      ['77002-12', shared.zipFormat],
      ['７７００２', shared.zipFormat],
      [77002, shared.zipFormat],
    ],
  ],
  [
    'requiredText',
    requiredText,
    ['abc'],
    [
      ['ab', shared.textRequired],
      ['   ', shared.textRequired],
      ['a  ', shared.textRequired],
      [null, shared.textRequired],
      [123, shared.textRequired],
      [long(201), 'Must be at most 200 characters'],
    ],
  ],
  ['optionalText', optionalText, ['', null, undefined, 'abcde'], [['abcd', shared.validIfEntered]]],
  [
    'phone',
    phone,
    ['( 555 ) - 010 - 1234', '5550101234', '555.010.1234'],
    [
      ['555010123', shared.phoneTenDigits],
      ['15550101234', shared.phoneTenDigits],
      ['call 5550101234', shared.phoneTenDigits],
      [undefined, shared.phoneTenDigits],
      [5550101234, shared.phoneTenDigits],
    ],
  ],
  ['optionalPhone', optionalPhone, ['', '5550101234'], [['555', `If entered, ${shared.phoneTenDigits}`]]],
  ['contractorPhone', contractorPhone, ['5550101234'], [['555', shared.phoneValid]]],
  [
    'mobile',
    mobile,
    ['5550101234'],
    [
      ['555-010-1234', shared.mobileTenDigits],
      ['', shared.mobileTenDigits],
    ],
  ],
  [
    'email',
    email,
    ['ann@example.com', "o'neil+x@sub.example.co"],
    [
      ['', shared.fieldRequired],
      ['ann@example', shared.emailValid],
      ['ann example@example.com', shared.emailValid],
      ['a@b..com', shared.emailValid],
      ['<a@b.com>', shared.emailValid],
      ['a@b.com,c@d.com', shared.emailValid],
      [`${long(250)}@b.com`, shared.emailValid],
    ],
  ],
  ['optionalEmail', optionalEmail, ['', 'a@b.co'], [['a', shared.emailValid]]],
  ['brokerEmail', brokerEmail, ['a@b.co'], [['', shared.brokerEmailValid]]],
  [
    'personName',
    personName,
    ['Jo'],
    [
      ['J', shared.nameTooShort],
      [' J ', shared.nameTooShort],
    ],
  ],
  ['title', title, ['CEO'], [['VP', shared.titleRequired]]],
  ['adminTitle', adminTitle, ['CEO'], [['VP', shared.adminTitleTooShort]]],
  [
    'number',
    number,
    [0, -1.5, '3.2'],
    [
      ['', shared.number],
      ['x', shared.number],
      [Number.NaN, shared.number],
      [Infinity, shared.number],
      [null, shared.number],
      [true, shared.number],
    ],
  ],
  [
    'wholeNumber',
    wholeNumber,
    [0, '7'],
    [
      [1.5, shared.wholeNumber],
      [-1, shared.notNegative],
    ],
  ],
  [
    'amount',
    amount,
    [0, 1, LARGEST_AMOUNT],
    [
      [-1, shared.notNegative],
      [1.5, shared.amountInvalid],
      ['100', shared.amountInvalid],
      [LARGEST_AMOUNT + 1, shared.amountTooLarge],
      [undefined, shared.amountInvalid],
    ],
  ],
  [
    'trueOrFalse',
    trueOrFalse,
    [true, false],
    [
      ['true', shared.trueOrFalse],
      [1, shared.trueOrFalse],
      [undefined, shared.trueOrFalse],
    ],
  ],
  [
    'truthy',
    truthy,
    [true],
    [
      [false, shared.trueOrFalse],
      ['yes', shared.trueOrFalse],
    ],
  ],
  [
    'upload',
    upload,
    ['id', { name: 'a.pdf' }],
    [
      ['', shared.uploadRequired],
      [undefined, shared.uploadRequired],
    ],
  ],
  [
    'filled',
    filled,
    [0, false, 'x'],
    [
      ['', shared.fieldRequired],
      [Number.NaN, shared.fieldRequired],
    ],
  ],
  [
    'line',
    line,
    ['', undefined, 'x'],
    [
      [long(201), 'Must be at most 200 characters'],
      [5, shared.fieldRequired],
    ],
  ],
  ['paragraph', paragraph, [long(4000)], [[long(4001), 'Must be at most 4,000 characters']]],
  [
    'ein',
    ein,
    ['12-3456789'],
    [
      ['', shared.requiredField],
      ['123456789', shared.einFormat],
      ['12-34567890', shared.einFormat],
      ['112-3456789', shared.einFormat],
    ],
  ],
  [
    'notBlank',
    notBlank,
    ['x'],
    [
      [' ', shared.cannotBeBlank],
      [undefined, shared.cannotBeBlank],
    ],
  ],
  [
    'ownershipPercent',
    ownershipPercent,
    [0, 100, '33.3'],
    [
      [100.1, shared.percentAtMost100],
      [-1, shared.percentAtMost100],
      ['', shared.percentAtMost100],
      [null, shared.percentAtMost100],
    ],
  ],
  [
    'password',
    password(),
    ['12345'],
    [
      ['1234', shared.passwordTooShort],
      ['', shared.textRequired],
      [long(201), 'Must be at most 200 characters'],
    ],
  ],
  ['password of 12', password(12), [long(12)], [[long(11), 'Password must be 12 characters or more']]],
  ['password below the floor', password(1), ['12345'], [['1234', shared.passwordTooShort]]],
  ['sameAs', sameAs('a'), ['a'], [['b', shared.passwordsDoNotMatch]]],
  [
    'state',
    state,
    ['Texas'],
    [
      ['', shared.stateRequired],
      ['TX', shared.stateInvalid],
      ['Ontario', shared.stateInvalid],
    ],
  ],
  [
    'oneOf',
    oneOf(['a']),
    ['a'],
    [
      ['b', shared.choice],
      [undefined, shared.choice],
    ],
  ],
  [
    'id',
    id,
    ['0b7c7f0e-8a52-4c7e-9b57-0d6b7a5a1c11'],
    [
      ['1', shared.fieldRequired],
      [1, shared.fieldRequired],
    ],
  ],
  [
    'calendarDate',
    calendarDate,
    ['2024-02-29'],
    [
      ['2023-02-29', shared.dateInvalid],
      ['02/29/2024', shared.dateInvalid],
    ],
  ],
];

describe.each(cases)('%s', (_, rule, good, bad) => {
  it.each(good.map((value) => [value]))('takes %p', (value) => {
    expect(rule(value)).toBeUndefined();
  });
  it.each(bad)('refuses %p', (value, sentence) => {
    expect(rule(value)).toBe(sentence);
  });
});

describe('rules together', () => {
  it('give the first complaint', () => {
    expect(all(atMost(3), () => 'second')('abcd')).toBe('Must be at most 3 characters');
    expect(optional(() => 'always')('')).toBeUndefined();
    expect(when(false, () => 'always')(1)).toBeUndefined();
  });
  it('never throw, whatever arrives', () => {
    const strange = [undefined, null, Number.NaN, {}, [], () => 1, Symbol('x'), 10n, new Date(0), '\u0000'];
    for (const [, rule] of cases) for (const value of strange) expect(() => rule(value)).not.toThrow();
  });
});

describe('validate', () => {
  const shape = {
    name: personName,
    company: { zip },
    properties: each({ zipCode: zip, tags: each(requiredText) }, listOfAtMost(2)),
  };

  it('gives errors by path', () => {
    const errors = validate(shape, {
      name: 'J',
      company: {},
      properties: [{ zipCode: '77002' }, { zipCode: 'x', tags: ['ab'] }],
    });
    expect(errors).toEqual({
      name: shared.nameTooShort,
      'company.zip': shared.fieldRequired,
      'properties.1.zipCode': shared.zipFormat,
      'properties.1.tags.0': shared.textRequired,
    });
  });
  it('reads a missing object as empty, and refuses another kind of value', () => {
    expect(validate(shape, {})).toEqual({ name: shared.nameTooShort, 'company.zip': shared.fieldRequired });
    expect(validate(shape, { name: 'Jo', company: 'x', properties: 'y' })).toEqual({
      company: shared.fieldRequired,
      properties: shared.fieldRequired,
    });
    expect(isValid(validate({ a: optional(zip) }, null))).toBe(true);
  });
  it('does not read the entries of a list that is too long', () => {
    expect(validate(shape, { name: 'Jo', company: { zip: '77002' }, properties: [{}, {}, {}] })).toEqual({
      properties: 'At most 2 entries are allowed',
    });
  });
  it('does not read inherited fields', () => {
    expect(validate({ constructor: filled }, {})).toEqual({ constructor: shared.fieldRequired });
  });
  it('becomes the errors of a problem, and moves under a path', () => {
    expect(toProblemErrors({ a: 'x' })).toEqual([{ field: 'a', message: 'x', code: 'field.invalid' }]);
    expect(under('p.0', { a: 'x' })).toEqual({ 'p.0.a': 'x' });
  });
});

describe('states', () => {
  it('are fifty, by name and by code', () => {
    expect(new Set(stateNames).size).toBe(50);
    expect(stateName('tx')).toBe('Texas');
    expect(stateName(' new york ')).toBe('New York');
    expect(stateName('DC')).toBeUndefined();
  });
});

it('shows a phone by its mask', () => {
  expect(formatPhone('5550101234')).toBe('( 555 ) - 010 - 1234');
  expect(formatPhone('555')).toBe('555');
});
