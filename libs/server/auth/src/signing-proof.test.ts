import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMissingKeys, loadKeys } from '@groundwork/server-config';
import { readSession, signSession } from './session-token.js';
import { readSigningProof, signSigningProof } from './signing-proof.js';

const directory = mkdtempSync(join(tmpdir(), 'groundwork-signing-'));
createMissingKeys(directory);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const { session: identitys } = loadKeys(directory, 'service-identity');
const { session: draws } = loadKeys(directory, 'service-draws');
const now = new Date('2026-03-02T15:00:00.000Z');
const seconds = now.getTime() / 1000;
const proof = { signer: 'user-1', document: 'ab'.repeat(32), by: 'letter', address: 'a***@harbor.example' } as const;

it('a proof is read by every service until it is over, and by nobody as a session', () => {
  const token = signSigningProof(proof, seconds + 60, identitys);
  expect(readSigningProof(token, draws, now)).toMatchObject(proof);
  expect(readSigningProof(token, draws, new Date(now.getTime() + 61_000))).toBeUndefined();
  expect(readSession(token, draws, Infinity)).toBeUndefined();
});

it('neither a session nor another text is a proof', () => {
  const session = signSession({ sub: 'user-1', sid: 's', role: 'borrower', exp: seconds + 60 }, identitys);
  expect(readSession(session, draws, Infinity)).toMatchObject({ sub: 'user-1' });
  for (const token of [session, 'no token', '']) expect(readSigningProof(token, draws, now)).toBeUndefined();
});

it('nobody else signs one', () => {
  expect(() => signSigningProof(proof, seconds + 60, draws)).toThrow();
});
