import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMissingKeys, loadKeys } from './keys.js';
import { SessionKeys, sessionPrivateFile, sessionPublicFile } from './session-keys.js';

let directory: string;
let now: number;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'groundwork-session-keys-'));
  createMissingKeys(directory);
  now = 1_000_000;
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const keysOf = (signs: boolean) => new SessionKeys(directory, signs, () => now);
const word = (name: string) => join(directory, `session.${name}.pem`);

/** Puts a new pair in the place of the present one, whose public half stays under another name. */
function replace(): void {
  renameSync(sessionPublicFile(directory), word('previous'));
  rmSync(sessionPrivateFile(directory));
  createMissingKeys(directory);
}

it('identity alone signs, everybody checks', () => {
  const signer = loadKeys(directory, 'service-identity').session.signer();
  expect(signer.key.type).toBe('private');
  for (const unit of ['bff-shell', 'bff-admin', 'service-draws'] as const) {
    const { session, refresh } = loadKeys(directory, unit);
    expect(session.checker(signer.name)?.type).toBe('public');
    expect(session.checker('another')).toBeUndefined();
    expect(() => session.signer()).toThrow('Only identity');
    expect(refresh).toBeUndefined();
  }
});

it('a pair is replaced while units run: both are good until the old half is taken away', () => {
  const [identity, bff] = [keysOf(true), keysOf(false)];
  const old = identity.signer().name;
  replace();
  now += 5_000;
  const next = identity.signer().name;
  expect(next).not.toBe(old);
  expect(bff.checker(next)).toBeDefined();
  expect(bff.checker(old)).toBeDefined();
  rmSync(word('previous'));
  now += 5_000;
  expect(bff.checker(old)).toBeUndefined();
  expect(bff.checker(next)).toBeDefined();
});

it('a token under a new key is known within a second, and strangers make nobody read files for each of theirs', () => {
  const bff = keysOf(false);
  const other = mkdtempSync(join(tmpdir(), 'groundwork-session-keys-'));
  createMissingKeys(other);
  const { name } = new SessionKeys(other, true).signer();
  cpSync(sessionPublicFile(other), word('next'));
  rmSync(other, { recursive: true });
  now += 999;
  expect(bff.checker(name)).toBeUndefined();
  now += 1;
  expect(bff.checker(name)).toBeDefined();
});

it('what was read stands while files are being replaced', () => {
  const identity = keysOf(true);
  const { name } = identity.signer();
  writeFileSync(word('next'), 'half a fi');
  now += 5_000;
  expect(identity.signer().name).toBe(name);
  expect(identity.checker(name)).toBeDefined();
});

it('a unit does not start without them', () => {
  rmSync(sessionPrivateFile(directory));
  expect(() => loadKeys(directory, 'service-identity')).toThrow(sessionPrivateFile(directory));
  expect(() => loadKeys(directory, 'bff-shell')).not.toThrow();
  rmSync(sessionPublicFile(directory));
  expect(() => loadKeys(directory, 'bff-shell')).toThrow(sessionPublicFile(directory));
});
