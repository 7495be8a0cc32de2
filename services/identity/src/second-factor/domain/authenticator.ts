import { firstLender, plainCode } from '@groundwork/domain-accounts';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Clocks of phones are off: the code just before and just after counts too. */
const drift = 1;

// What every authenticator app reads: SHA-1, six figures, thirty seconds (RFC 6238).
const totp = (secret: string, label = '', issuer: string = firstLender.name): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret: Secret.fromBase32(secret) });

/** A new secret: 160 random bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from the picture. A colon would end the issuer's name for the app, and is a blank there. */
export const addressOf = (secret: string, email: string, issuer?: string): string =>
  totp(secret, email, issuer?.replace(/\s*:\s*/g, ' ').trim()).toString();

/** The number of the time step that a code belongs to; undefined where it is no code of about now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: plainCode(code), timestamp, window: drift });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
