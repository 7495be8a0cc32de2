import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMissingKeys, loadKeys } from '@groundwork/server-config';
import jwt from 'jsonwebtoken';
import { readSession, signSession } from './session-token.js';

const directory = mkdtempSync(join(tmpdir(), 'groundwork-session-token-'));
createMissingKeys(directory);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const identity = loadKeys(directory, 'service-identity').session;
const draws = loadKeys(directory, 'service-draws').session;
const claims = { sub: 'user-1', sid: 'session-1', role: 'borrower', exp: Math.floor(Date.now() / 1000) + 60 } as const;
const signed = (more: object) => {
  const { name, key } = identity.signer();
  return jwt.sign({ ...claims, ...more }, key, { algorithm: 'ES256', keyid: name, noTimestamp: true });
};

it('an access token names the portal, whose units read it', () => {
  const token = signSession(claims, identity);
  expect(jwt.decode(token)).toEqual({ ...claims, for: 'portal' });
  expect(readSession(token, draws, 0)).toMatchObject(claims);
});

it('one of the version before, which names nobody, is read until it is over', () => {
  expect(readSession(signed({}), draws, 0)).toMatchObject(claims);
  expect(readSession(signed({ exp: claims.exp - 120 }), draws, 0)).toBeUndefined();
});

it.each([
  { for: 'reports' },
  { for: ['portal'] },
  { for: '' },
  { for: null },
  { aud: 'signature' },
  { for: 'portal', aud: 'x' },
])('what names somebody else is none: %p', (more) => expect(readSession(signed(more), draws, 0)).toBeUndefined());
