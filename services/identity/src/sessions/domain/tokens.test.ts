import { createSecretKey } from 'node:crypto';
import { isGenuine, readRefreshToken, refreshTokenOf } from './tokens.js';

const key = createSecretKey(Buffer.alloc(32, 1));
const otherKey = createSecretKey(Buffer.alloc(32, 2));
const sessionId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const parts = { sessionId, generation: 3 };
const token = refreshTokenOf(sessionId, 3, 'secret', key);
const signature = token.split('.')[2] ?? '';

describe('a refresh token', () => {
  it('says its session and its generation, and is the same each time it is computed', () => {
    expect(readRefreshToken(token)).toEqual(parts);
    expect(readRefreshToken(refreshTokenOf(sessionId, 123_456_789, 'secret', key))?.generation).toBe(123_456_789);
    expect(refreshTokenOf(sessionId, 3, 'secret', key)).toBe(token);
    expect(isGenuine(token, parts, 'secret', key)).toBe(true);
  });

  it.each([
    ['of a later generation', refreshTokenOf(sessionId, 4, 'secret', key)],
    ['of another session', refreshTokenOf(sessionId.replace('0', '1'), 3, 'secret', key)],
    ['of another secret', refreshTokenOf(sessionId, 3, 'another', key)],
    ['of another key', refreshTokenOf(sessionId, 3, 'secret', otherKey)],
    [
      'with the signature of another generation',
      `${sessionId}.3.${refreshTokenOf(sessionId, 4, 'secret', key).split('.')[2]}`,
    ],
    ['with a letter too many', `${token}A`],
    ['with a letter too few', token.slice(0, -1)],
    ['without anything', ''],
  ])('%s is none of this generation', (_what, forged) => {
    expect(isGenuine(forged, parts, 'secret', key)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['words before it', `x ${token}`],
    ['words after it', `${token} x`],
    ['a session that is too short', `${sessionId.slice(1)}.3.${signature}`],
    ['a generation of ten figures', `${sessionId}.1234567890.${signature}`],
    ['no generation', `${sessionId}..${signature}`],
    ['a generation in words', `${sessionId}.three.${signature}`],
    ['a signature that is too short', `${sessionId}.3.${signature.slice(1)}`],
    ['signs that are in none', `${sessionId}.3.${signature.slice(1)}+`],
  ])('is not read from %s', (_what, text) => {
    expect(readRefreshToken(text)).toBeUndefined();
  });
});
