import { createHash, randomInt } from 'node:crypto';
import {
  plainRecoveryCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  recoveryCodeText,
} from '@groundwork/domain-accounts';

const newCode = (): string =>
  recoveryCodeText(
    Array.from({ length: RECOVERY_CODE_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(''),
  );

/** New recovery codes as they are shown, 140 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

/** What is stored of a code; an account's own, so that equal codes of two do not look alike. */
export const hashOfRecoveryCode = (accountId: string, typed: string): string =>
  createHash('sha256')
    .update(`recovery\n${accountId}\n${plainRecoveryCode(typed)}`)
    .digest('hex');
