import { fill, lenderRules, machineRules, shared } from '@groundwork/domain-messages';
import { shapeOf, textOptions, writableFields } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { apiTokenRecord, tokenDays } from './api-token.record.js';
import { firstLender, lenderRecord } from './lender.record.js';
import { letterTextRecord, paragraphsOf, placeholdersIn } from './letter-text.js';
import { accentComplaint } from './palette.js';
import { maskedAddress, secondFactorGroups, signingSettingRecord } from './signing.js';
import { rotationRecord, webhookRecord } from './webhook.record.js';

describe('a webhook', () => {
  const errorsOf = (url: unknown) => validate(shapeOf(webhookRecord), { name: 'Ledger', url });

  it.each(['https://ledger.example/hooks?tenant=7', 'http://127.0.0.1:8080'])('may be told at %s', (url) => {
    expect(errorsOf(url)).toEqual({});
  });

  it.each([
    'ledger.example/hooks',
    'ftp://ledger.example',
    'xhttps://ledger.example',
    'javascript:https:alert(1)',
    'https://ledger@ledger.example',
    'https://:secret@ledger.example',
  ])('may not be told at %s', (url) => {
    expect(errorsOf(url)).toEqual({ url: machineRules.addressNeeded });
  });

  it('has an address that is kept as it is called: what it becomes is no longer than it may be', () => {
    const address = `https://ledger.example/${'é'.repeat(29)}`;
    expect(errorsOf(address)).toEqual({});
    expect(errorsOf(`${address}é`)).toEqual({ url: fill(shared.tooLong, { max: 200 }) });
  });

  it('has a name and an address, and an overlap of its secrets that is offered', () => {
    expect(validate(shapeOf(webhookRecord), { name: '', url: '' })).toEqual({
      name: shared.textRequired,
      url: shared.textRequired,
    });
    const shape = shapeOf(rotationRecord);
    expect([0, 24, 168].map((overlapHours) => validate(shape, { overlapHours }))).toEqual([{}, {}, {}]);
    expect(Object.keys(validate(shape, { overlapHours: 2 }))).toEqual(['overlapHours']);
  });
});

describe('what a machine is let in by', () => {
  it('has a name and so many days, which a super administrator says', () => {
    const errorsOf = (token: object) => Object.keys(validate(shapeOf(apiTokenRecord), token));
    expect(errorsOf({})).toEqual(['name', 'days']);
    expect(errorsOf({ name: 'Ledger', days: 8 })).toEqual(['days']);
    expect(tokenDays.flatMap((days) => errorsOf({ name: 'Ledger', days }))).toEqual([]);
    for (const made of [apiTokenRecord, rotationRecord, webhookRecord])
      expect([writableFields(made, 'administrator'), writableFields(made, 'borrower')]).toEqual([
        Object.keys(made.fields),
        [],
      ]);
    expect(textOptions(apiTokenRecord.fields.days).map(({ label }) => label)).toEqual(
      ['7', '30', '90', '180', '365'].map((days) => `${days} days`),
    );
  });
});

describe('what a signer proves', () => {
  it('is said by the lender, one of the two, and who needs a second factor where it is said', () => {
    const errorsOf = (demand: unknown) => Object.keys(validate(shapeOf(signingSettingRecord), { demand }));
    const group = (secondFactor: unknown) =>
      Object.keys(validate(shapeOf(signingSettingRecord), { demand: 'code', secondFactor }));
    expect([...secondFactorGroups, undefined, 'brokers'].map(group)).toEqual([[], [], [], [], ['secondFactor']]);
    expect([errorsOf('session'), errorsOf('code'), errorsOf('word'), errorsOf(undefined)]).toEqual([
      [],
      [],
      ['demand'],
      ['demand'],
    ]);
  });

  it.each([
    ['ana@masonhomes.example', 'a***@masonhomes.example'],
    ['a@b.example', 'a***@b.example'],
    ['"a@b"@c.example', '"***@c.example'],
    ['@b.example', '***'],
    ['nothing', '***'],
  ])('goes to an address that is shown by its first sign alone: %s', (email, shown) =>
    expect(maskedAddress(email)).toBe(shown),
  );
});

describe('the lender', () => {
  const errorsOf = (change: object) => Object.keys(validate(shapeOf(lenderRecord), { ...firstLender, ...change }));

  it('is called by three to sixty characters', () => {
    expect(['ABC', 'x'.repeat(60)].map((name) => errorsOf({ name }))).toEqual([[], []]);
    expect(['', 'AB', 'x'.repeat(61)].map((name) => errorsOf({ name }))).toEqual([['name'], ['name'], ['name']]);
  });

  it('has a color for each ground and words for its logo, in bounds', () => {
    expect(errorsOf({ accentLight: firstLender.accentDark, accentDark: firstLender.accentLight })).toEqual([
      'accentLight',
      'accentDark',
    ]);
    expect(errorsOf({ accentLight: '#000000', accentDark: '#ffffff', logoAlt: 'x'.repeat(120) })).toEqual([]);
    expect(errorsOf({ logoAlt: 'x'.repeat(121) })).toEqual(['logoAlt']);
  });

  it('has a color that is read on each ground that texts stand on', () => {
    // 4.6 to 1 on the page and 4.3 on the lightest of the dark grounds.
    expect(accentComplaint('#7e7e7e', 'dark')).toContain(lenderRules.lighter);
    expect(accentComplaint('#a0a0a0', 'dark')).toBeUndefined();
  });
});

describe('the words of a letter', () => {
  const words = { subject: 'Hello', preheader: '', body: 'One.', action: '' };
  const errorsOf = (change: object) => Object.keys(validate(shapeOf(letterTextRecord), { ...words, ...change }));

  it('may be as long as a letter is, and no longer', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ body: 'x'.repeat(4000), action: 'x'.repeat(60) })).toEqual([]);
    expect(errorsOf({ action: 'x'.repeat(61) })).toEqual(['action']);
    expect(errorsOf({ body: 'x'.repeat(4001), subject: 'x'.repeat(201) })).toEqual(['subject', 'body']);
    expect(errorsOf({ body: '' })).toEqual(['body']);
  });

  it('have paragraphs and placeholders, empty ones none', () => {
    expect(paragraphsOf('\n\n One.\n \nTwo\nlines.\n\n\n')).toEqual(['One.', 'Two\nlines.']);
    expect(placeholdersIn('Dear {firstName}', '{code} and {firstName}')).toEqual(['firstName', 'code']);
  });
});
