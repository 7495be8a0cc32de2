import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMissingKeys, loadKeys } from '@groundwork/server-config';
import jwt from 'jsonwebtoken';
import { InternalTokens, InternalTokenVerifier } from './internal-token.js';
import { readSession, signSession } from './session-token.js';
import { readSigningProof, signSigningProof } from './signing-proof.js';

const directory = mkdtempSync(join(tmpdir(), 'groundwork-algorithms-'));
createMissingKeys(directory);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const exp = Math.floor(Date.now() / 1000) + 60;
const user = { sub: 'user-1', sid: 'session-1', role: 'borrower', exp } as const;
const proof = { signer: 'user-1', document: 'hash', by: 'letter', address: null } as const;
const algorithmIn = (token: string) => jwt.decode(token, { complete: true })?.header.alg;
function lay(publicFile: string, privateFile: string, namedCurve: string) {
  const pair = generateKeyPairSync('ec', { namedCurve });
  writeFileSync(join(directory, publicFile), pair.publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(join(directory, privateFile), pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return pair;
}

it('a pair of a stronger curve takes the place of the one before, beside which it is believed for a time', () => {
  const before = loadKeys(directory, 'service-identity').session;
  const earlier = signSession(user, before);
  lay('session.next.pem', 'private/session.pem', 'P-384');
  const { session } = loadKeys(directory, 'service-identity');
  const token = signSession(user, session);
  expect([algorithmIn(earlier), algorithmIn(token)]).toEqual(['ES256', 'ES384']);
  for (const one of [earlier, token]) expect(readSession(one, session, 0)?.sub).toBe('user-1');
  const signed = signSigningProof(proof, exp, session);
  expect(readSigningProof(signed, session, new Date())).toMatchObject({ signer: 'user-1' });
});

it('units sign their calls by the curve of their key', () => {
  lay('public/bff-shell.pem', 'private/bff-shell.pem', 'P-521');
  const token = new InternalTokens(loadKeys(directory, 'bff-shell'), 'bff-shell').nobody('draws');
  expect(algorithmIn(token)).toBe('ES512');
  const verifier = new InternalTokenVerifier(loadKeys(directory, 'service-draws'), 'draws');
  expect(verifier.verify(token)).toMatchObject({ caller: 'bff-shell', role: 'anonymous' });
});

it('a key of another kind signs and checks nothing', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const tokens = new InternalTokens({ own: privateKey }, 'bff-shell');
  expect(() => tokens.nobody('draws')).toThrow('Tokens are signed by keys of P-256, P-384 or P-521.');
});
