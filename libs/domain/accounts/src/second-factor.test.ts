import { shared } from '@groundwork/domain-messages';
import { codeRule, deviceName, plainRecoveryCode, proofErrors, recoveryCodeRule, recoveryCodeText } from './index.js';

describe('codes', () => {
  it.each([
    ['123456', undefined],
    [' 123 456 ', undefined],
    ['12345', shared.codeSixFigures],
    ['12345a', shared.codeSixFigures],
    [undefined, shared.codeSixFigures],
  ])('%p', (typed, sentence) => {
    expect(codeRule(typed)).toBe(sentence);
  });

  it('takes a recovery code as people type it', () => {
    expect(recoveryCodeText('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF');
    expect(plainRecoveryCode('o123-4567 89ab-cdeF')).toBe('0123456789ABCDEF');
    expect(plainRecoveryCode('il00')).toBe('1100');
    expect(recoveryCodeRule('0123-4567-89ab-cdef')).toBeUndefined();
    expect(recoveryCodeRule('0123-4567-89ab-cdef-ghjk-mnpq')).toBeUndefined();
    expect(recoveryCodeRule('0123-4567-89ab-cdef-ghjk-mnpq-rstv')).toBeUndefined();
    expect(recoveryCodeRule('0123-4567-89ab-cdeu')).toBe(shared.recoveryCodeForm);
    expect(recoveryCodeRule('0123-4567-89ab-cdef-ghjk')).toBe(shared.recoveryCodeForm);
    expect(recoveryCodeRule('0123')).toBe(shared.recoveryCodeForm);
  });

  it('complains at the field that was filled', () => {
    expect(proofErrors({ code: '1' })).toEqual({ code: shared.codeSixFigures });
    expect(proofErrors({ code: '123456', recoveryCode: 'x' })).toEqual({ recoveryCode: shared.recoveryCodeForm });
    expect(proofErrors({})).toEqual({ code: shared.codeSixFigures });
  });
});

describe('devices', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8.5.0', 'curl'],
    ['node', 'node'],
    ['Mozilla/5.0', shared.unknownDevice],
    [null, shared.unknownDevice],
  ])('%p', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
