import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMissingKeys, loadKeys } from '@groundwork/server-config';
import jwt from 'jsonwebtoken';
import { ActingTokens, theSystem } from './acting-tokens.js';
import { InternalTokens, InternalTokenVerifier } from './internal-token.js';
import { signSession } from './session-token.js';

const directory = mkdtempSync(join(tmpdir(), 'groundwork-tokens-'));
createMissingKeys(directory);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const shell = loadKeys(directory, 'bff-shell');
const identity = loadKeys(directory, 'service-identity');
const verifier = () => new InternalTokenVerifier(loadKeys(directory, 'service-draws'), 'draws');

const seconds = () => Math.floor(Date.now() / 1000);
const user = { sub: 'user-1', sid: 'session-1', role: 'borrower', companies: ['company-1'] } as const;
const session = (more: object = {}) => signSession({ ...user, exp: seconds() + 60, ...more }, identity.session);
const asBorrower = {
  role: 'borrower',
  userId: 'user-1',
  sessionId: 'session-1',
  companyIds: ['company-1'],
  brokerId: undefined,
} as const;

const identitys = identity.session.signer();
const es256 = { algorithm: 'ES256', noTimestamp: true } as const;
const claims = () => ({ iss: 'bff-shell', aud: 'draws', exp: seconds() + 60, session: session() });
const signed = (more: object, key: typeof shell.own | string = shell.own, algorithm: 'ES256' | 'none' = 'ES256') =>
  jwt.sign({ ...claims(), ...more }, key, { algorithm, noTimestamp: true });
const endless = (key: typeof shell.own, iss: string) => jwt.sign({ iss, aud: 'draws', session: session() }, key, es256);
/** An access token that another unit signs with the key that it has. */
const forged = (key: typeof shell.own, more: object = {}) =>
  jwt.sign({ ...user, role: 'super', exp: seconds() + 60 }, key, { algorithm: 'ES256', noTimestamp: true, ...more });

it('a token says who calls, through whom, from where, and with which companies', () => {
  const token = new InternalTokens(shell, 'bff-shell').session('draws', session(), '203.0.113.9');
  expect(verifier().verify(token)).toEqual({ ...asBorrower, caller: 'bff-shell', address: '203.0.113.9' });
});

it('a token says when its user last proved who it is, where the access token does', () => {
  const tokens = new InternalTokens(shell, 'bff-shell');
  const provedAt = (more: object) => verifier().verify(tokens.session('draws', session(more), undefined))?.provedAt;
  expect([provedAt({ proved: 1_700_000_000 }), provedAt({})]).toEqual([1_700_000_000, undefined]);
});

it.each([
  ['for ever', () => endless(shell.own, 'bff-shell')],
  ['for longer than any unit signs', () => signed({ exp: seconds() + 3600 })],
  ['that is over', () => signed({ exp: seconds() - 1 })],
  ['for another unit', () => signed({ aud: 'files' })],
  ['of a caller that there is not', () => signed({ iss: 'bff-other' })],
  ["under another caller's key", () => signed({}, identity.own)],
  ['that nobody signed', () => signed({}, '', 'none')],
  ['in which a back end speaks for the system', () => signed({ role: 'system', session: undefined })],
  ['in which a back end says itself who calls', () => signed({ role: 'super', sub: 'user-1', session: undefined })],
  [
    'in which a service says itself who calls',
    () => signed({ iss: 'service-identity', role: 'admin', session: undefined }, identity.own),
  ],
  ['around an access token that a back end signed', () => signed({ session: forged(shell.own) })],
  [
    "around one that a back end signed under the name of identity's key",
    () => signed({ session: forged(shell.own, { keyid: identitys.name }) }),
  ],
  [
    'around one that identity signed with its key of calls',
    () => signed({ session: forged(identity.own, { keyid: identitys.name }) }),
  ],
  ['around one that was over before it set out', () => signed({ session: session({ exp: seconds() - 61 }) })],
  [
    'around one for ever',
    () => signed({ session: jwt.sign(user, identitys.key, { ...es256, keyid: identitys.name }) }),
  ],
  ['around none', () => signed({ session: '' })],
  ['that is none', () => 'x.y.z'],
])('a token %s is not trusted', (_what, token) => {
  expect(verifier().verify(token())).toBeUndefined();
});

it('a role beside the access token changes nothing', () => {
  expect(verifier().verify(signed({ role: 'system' }))).toMatchObject(asBorrower);
});

it('a call that set out before its access token was over arrives', () => {
  expect(verifier().verify(signed({ session: session({ exp: seconds() - 5 }) }))).toMatchObject(asBorrower);
});

it('the system speaks through a service, and nobody through anybody', () => {
  const acting = new ActingTokens(directory);
  expect(verifier().verify(acting.sign(theSystem, 'draws', 'service-identity'))).toMatchObject({
    role: 'system',
    caller: 'service-identity',
  });
  expect(verifier().verify(new InternalTokens(shell, 'bff-shell').nobody('draws', '203.0.113.9'))).toMatchObject({
    role: 'anonymous',
    userId: undefined,
    address: '203.0.113.9',
  });
});

it('a token is signed once for the same session and address, and apart for every other', () => {
  const tokens = new InternalTokens(shell, 'bff-shell');
  const [one, other] = [session(), session({ sid: 'session-2' })];
  const first = tokens.session('draws', one, undefined);
  expect(tokens.session('draws', one, undefined)).toBe(first);
  expect(
    new Set([first, tokens.session('draws', other, undefined), tokens.session('draws', one, '203.0.113.9')]).size,
  ).toBe(3);
  expect(verifier().verify(tokens.session('draws', other, undefined))?.sessionId).toBe('session-2');
});

it('what is no key of ours checks nothing', () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  expect(verifier().verify(signed({ session: forged(stranger, { keyid: 'stranger' }) }))).toBeUndefined();
});
