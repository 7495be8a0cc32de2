import { Secret, TOTP } from 'otpauth';
import { addressOf, newSecret, stepOf } from './authenticator.js';

const secret = newSecret();
/** The middle of step 59,000,000. */
const now = new Date(59_000_000 * 30_000 + 15_000);
const codeAt = (step: number, of = secret): string =>
  new TOTP({ secret: Secret.fromBase32(of), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: step * 30_000,
  });

describe('a code of an authenticator', () => {
  it.each([-1, 0, 1])('of %i steps from now is taken, and says its step', (away) => {
    expect(stepOf(secret, codeAt(59_000_000 + away), now)).toBe(59_000_000 + away);
  });

  it.each([-2, 2])('of %i steps from now is none', (away) => {
    expect(stepOf(secret, codeAt(59_000_000 + away), now)).toBeUndefined();
  });

  it('may be typed in groups, and is of one secret alone', () => {
    const code = codeAt(59_000_000);
    expect(stepOf(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, now)).toBe(59_000_000);
    expect(stepOf(newSecret(), code, now)).toBeUndefined();
    expect(stepOf(secret, '', now)).toBeUndefined();
    expect(stepOf(secret, code.slice(1), now)).toBeUndefined();
  });

  it('is shown to an app with its account, six figures and thirty seconds', () => {
    const address = new URL(addressOf(secret, 'ann@example.com', 'Oak: Łódź & Sons'));
    expect(decodeURIComponent(address.pathname)).toContain('Oak Łódź & Sons:ann@example.com');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Oak Łódź & Sons',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it('is shown under the name of the portal where nobody says who the lender is', () => {
    expect(new URL(addressOf(secret, 'ann@example.com')).searchParams.get('issuer')).toBe('Groundwork');
  });

  it('has a secret of 160 bits, another each time', () => {
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    expect(newSecret()).not.toBe(secret);
  });
});
