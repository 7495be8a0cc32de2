import { plainCode } from '@groundwork/domain-accounts';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Groundwork';
const periodSeconds = 30;
/** Clocks of phones are off: the code just before and just after counts too. */
const drift = 1;

// What every authenticator app reads: SHA-1, six figures, thirty seconds (RFC 6238).
const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret: Secret.fromBase32(secret) });

/** A new secret: 160 random bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from the picture. */
export const addressOf = (secret: string, email: string): string => totp(secret, email).toString();

/** The number of the time step that a code belongs to; undefined where it is no code of about now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: plainCode(code), timestamp, window: drift });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
