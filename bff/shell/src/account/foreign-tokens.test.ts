import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signSession, signSigningProof } from '@groundwork/server-auth';
import { createMissingKeys, loadKeys } from '@groundwork/server-config';
import type { BffHarness, Neighbour } from '@groundwork/server-testkit';
import { aNeighbour, startBff } from '@groundwork/server-testkit';
import { bff } from '../index.js';

const directory = mkdtempSync(join(tmpdir(), 'groundwork-foreign-tokens-'));
createMissingKeys(directory);
const { session: keys } = loadKeys(directory, 'service-identity');

let identity: Neighbour;
let shell: BffHarness;
beforeAll(async () => {
  identity = await aNeighbour();
  identity.answers.set('/users/current/devices', []);
  shell = await startBff(bff, { identity: identity.url }, { keys: loadKeys(directory, 'bff-shell') });
});
afterAll(async () => {
  await shell.close();
  await identity.close();
  rmSync(directory, { recursive: true, force: true });
});

const exp = Math.floor(Date.now() / 1000) + 300;
const devices = async (token: string) => {
  const { status, body } = await shell.call<{ code?: string }>(undefined, 'GET', '/account/devices', undefined, {
    authorization: `Bearer ${token}`,
  });
  return [status, body.code];
};

it('an access token opens the back end', async () => {
  const token = signSession({ sub: 'user-1', sid: 'session-1', role: 'borrower', exp }, keys);
  expect(await devices(token)).toEqual([200, undefined]);
});

it('what identity signed with the same key for somebody else is no access token', async () => {
  const proof = { signer: 'user-1', document: 'ab'.repeat(32), by: 'letter', address: null } as const;
  // A user is in it, too: its form alone keeps nobody out.
  const dressed = { ...proof, sub: 'user-1', sid: 'session-1', role: 'borrower' };
  for (const each of [proof, dressed])
    expect(await devices(signSigningProof(each, exp, keys))).toEqual([401, 'session.invalid']);
});
