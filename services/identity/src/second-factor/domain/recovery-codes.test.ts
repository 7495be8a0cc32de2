import {
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_CODE_LENGTH,
  plainRecoveryCode,
} from '@groundwork/domain-accounts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are so many, of so many letters of their alphabet, and no two alike', () => {
    const codes = newRecoveryCodes().map(plainRecoveryCode);
    expect(codes).toHaveLength(RECOVERY_CODES);
    expect(new Set([...codes, ...newRecoveryCodes().map(plainRecoveryCode)]).size).toBe(2 * RECOVERY_CODES);
    for (const code of codes) {
      expect(code).toHaveLength(RECOVERY_CODE_LENGTH);
      // What guessing has to find, in bits (ASVS 11.2.3).
      expect(code.length * Math.log2(RECOVERY_ALPHABET.length)).toBeGreaterThanOrEqual(128);
      expect([...code].every((letter) => RECOVERY_ALPHABET.includes(letter))).toBe(true);
    }
  });

  it('are stored as what tells neither the code nor that two accounts have the same', () => {
    const [code = ''] = newRecoveryCodes();
    const stored = hashOfRecoveryCode('a', code);
    expect(stored).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfRecoveryCode('a', ` ${code.toLowerCase()} `)).toBe(stored);
    expect(hashOfRecoveryCode('b', code)).not.toBe(stored);
    expect(hashOfRecoveryCode('a', newRecoveryCodes()[0] ?? '')).not.toBe(stored);
  });
});
