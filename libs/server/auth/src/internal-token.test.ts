import { generateKeyPairSync } from 'node:crypto';
import type { CallerName } from '@groundwork/server-config';
import jwt from 'jsonwebtoken';
import { InternalTokens, InternalTokenVerifier } from './internal-token.js';

const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    own: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
};
const bff = keyPair();
const identity = keyPair();
const callers = new Map<CallerName, string>([
  ['bff-shell', bff.open],
  ['service-identity', identity.open],
]);
const verifier = () => new InternalTokenVerifier({ callers } as never, 'draws');

const seconds = () => Math.floor(Date.now() / 1000);
const claims = { role: 'borrower', sub: 'user-1', iss: 'bff-shell', aud: 'draws', companies: ['company-1'] };
const signed = (more: object, key = bff.own, algorithm: 'ES256' | 'none' = 'ES256') =>
  jwt.sign({ ...claims, exp: seconds() + 60, ...more }, algorithm === 'none' ? '' : key, {
    algorithm,
    noTimestamp: true,
  });

it('a token says who calls, through whom, from where, and with which companies', () => {
  const token = new InternalTokens({ own: bff.own } as never, 'bff-shell').sign(
    {
      role: 'borrower',
      userId: 'user-1',
      sessionId: 'session-1',
      companyIds: ['company-1'],
      brokerId: undefined,
      address: '203.0.113.9',
    },
    'draws',
    'key',
  );
  expect(verifier().verify(token)).toEqual({
    role: 'borrower',
    userId: 'user-1',
    sessionId: 'session-1',
    companyIds: ['company-1'],
    brokerId: undefined,
    caller: 'bff-shell',
    address: '203.0.113.9',
  });
});

it.each([
  ['for ever', () => jwt.sign(claims, bff.own, { algorithm: 'ES256', noTimestamp: true })],
  ['for longer than any unit signs', () => signed({ exp: seconds() + 3600 })],
  ['that is over', () => signed({ exp: seconds() - 1 })],
  ['for another unit', () => signed({ aud: 'files' })],
  ['of a caller that there is not', () => signed({ iss: 'bff-other' })],
  ["under another caller's key", () => signed({}, identity.own)],
  ['that nobody signed', () => signed({}, '', 'none')],
  ['in which a back end speaks for the system', () => signed({ role: 'system' })],
  ['that is none', () => 'x.y.z'],
])('a token %s is not trusted', (_what, token) => {
  expect(verifier().verify(token())).toBeUndefined();
});

it('the system speaks through a service', () => {
  const token = new InternalTokens({ own: identity.own } as never, 'service-identity').system('draws');
  expect(verifier().verify(token)).toMatchObject({ role: 'system', caller: 'service-identity' });
});
