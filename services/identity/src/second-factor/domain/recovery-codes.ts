import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  plainRecoveryCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCodeText,
} from '@groundwork/domain-accounts';

/**
 * The recovery codes that follow from a secret of as many random bits as one of them has at the least: always the same
 * ones, so that who lost the answer is told them again, though only their hashes are stored. The alphabet divides a byte.
 */
export function recoveryCodesOf(secret: string): string[] {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'recovery codes', RECOVERY_CODES * RECOVERY_CODE_LENGTH));
  const letters = Array.from(bytes, (byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]).join('');
  return Array.from({ length: RECOVERY_CODES }, (_, index) =>
    recoveryCodeText(letters.slice(index * RECOVERY_CODE_LENGTH, (index + 1) * RECOVERY_CODE_LENGTH)),
  );
}

/** New recovery codes as they are shown, 140 random bits each. */
export const newRecoveryCodes = (): string[] => recoveryCodesOf(randomBytes(32).toString('base64url'));

/** What is stored of a code; an account's own, so that equal codes of two do not look alike. */
export const hashOfRecoveryCode = (accountId: string, typed: string): string =>
  createHash('sha256')
    .update(`recovery\n${accountId}\n${plainRecoveryCode(typed)}`)
    .digest('hex');
