import { providerOptions } from './index.js';
import { passwordRangesFrom, passwordWordsFrom } from './providers.js';

const production = { GROUNDWORK_MODE: 'production' };

describe('where outside providers answer', () => {
  it('is the sandbox where nothing is said, beside the gateway', () => {
    expect(providerOptions({ PORT: '5200' })).toEqual({
      identityCheck: { url: 'http://127.0.0.1:5240/identity', token: undefined, timeoutMs: 15_000 },
      accountVerification: {
        url: 'http://127.0.0.1:5240/accounts',
        token: undefined,
        timeoutMs: 15_000,
        widgetUrl: 'http://localhost:5240/widget',
      },
      backgroundCheck: { url: 'http://127.0.0.1:5240/background', token: undefined, timeoutMs: 15_000 },
      propertyDemographics: { url: 'http://127.0.0.1:5240/demographics', token: undefined, timeoutMs: 15_000 },
    });
  });

  it('is nowhere in production where nothing is said', () => {
    expect(Object.values(providerOptions(production))).toEqual([undefined, undefined, undefined, undefined]);
    expect(Object.values(providerOptions({ NODE_ENV: 'production' }))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is what is said, each with its key', () => {
    const set = {
      ...production,
      IDENTITY_CHECK_URL: 'https://identity.example/v1/',
      IDENTITY_CHECK_TOKEN: 'key',
      PROVIDER_TIMEOUT_MS: '4000',
      ACCOUNT_VERIFICATION_URL: 'https://accounts.example',
      ACCOUNT_VERIFICATION_WIDGET_URL: 'https://widget.example/start',
    };
    expect(providerOptions(set)).toMatchObject({
      identityCheck: { url: 'https://identity.example/v1', token: 'key', timeoutMs: 4000 },
      accountVerification: {
        url: 'https://accounts.example',
        token: undefined,
        widgetUrl: 'https://widget.example/start',
      },
      backgroundCheck: undefined,
    });
  });

  it.each([
    [{ IDENTITY_CHECK_URL: 'identity.example' }, /IDENTITY_CHECK_URL/],
    [{ BACKGROUND_CHECK_URL: 'ftp://background.example' }, /BACKGROUND_CHECK_URL/],
    [{ ACCOUNT_VERIFICATION_URL: 'https://accounts.example' }, /ACCOUNT_VERIFICATION_WIDGET_URL/],
    [{ PROVIDER_TIMEOUT_MS: '60000' }, /PROVIDER_TIMEOUT_MS/],
  ])('is refused where it cannot be: %o', (set, message) => {
    expect(() => providerOptions(set)).toThrow(message);
  });
});

describe('who knows leaked passwords', () => {
  it('is nobody, or who answers at the address, within a second', () => {
    expect(passwordRangesFrom({})).toBeUndefined();
    expect(passwordRangesFrom({ PASSWORD_RANGES_URL: 'https://ranges.example/range/' })).toEqual({
      url: 'https://ranges.example/range',
      token: undefined,
      timeoutMs: 1_000,
    });
    expect(() => passwordRangesFrom({ PASSWORD_RANGES_URL: 'ranges.example' })).toThrow(/PASSWORD_RANGES_URL/);
  });
});

describe('words that no password may be', () => {
  it('are the portal’s name and those that are said, of four signs at least', () => {
    expect(passwordWordsFrom({})).toEqual(['groundwork']);
    expect(passwordWordsFrom({ PASSWORD_WORDS: 'Cedar Row Capital, Larkspur,' })).toEqual([
      'groundwork',
      'Cedar Row Capital',
      'Larkspur',
    ]);
    expect(() => passwordWordsFrom({ PASSWORD_WORDS: 'Larkspur, oak' })).toThrow(
      'PASSWORD_WORDS must be words of four signs or more, not "oak".',
    );
  });
});
