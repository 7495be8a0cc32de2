import { createPrivateKey, createPublicKey, createSecretKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallerName } from './names.js';
import { callerNames } from './names.js';

/**
 * Keys are parsed once: a key given as text is parsed at every check and costs fifty times more.
 * `session` signs and checks the user's access token (identity and the BFFs hold it, no other service does);
 * `own` signs this unit's calls to services; `callers` holds everybody's public half.
 */
export interface Keys {
  readonly session: KeyObject | undefined;
  readonly own: KeyObject;
  readonly callers: ReadonlyMap<CallerName, KeyObject>;
}

const sessionFile = (dir: string): string => join(dir, 'session.key');
const privateFile = (dir: string, name: CallerName): string => join(dir, 'private', `${name}.pem`);
const publicFile = (dir: string, name: CallerName): string => join(dir, 'public', `${name}.pem`);

/** Makes whatever key is missing under `dir` (files readable by their owner alone). For local use and tests. */
export function createMissingKeys(dir: string): void {
  mkdirSync(join(dir, 'private'), { recursive: true, mode: 0o700 });
  mkdirSync(join(dir, 'public'), { recursive: true, mode: 0o700 });
  if (!existsSync(sessionFile(dir))) writeFileSync(sessionFile(dir), randomBytes(48).toString('base64url'), { mode: 0o600 });
  for (const name of callerNames) {
    if (existsSync(privateFile(dir, name))) continue;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(publicFile(dir, name), pair.publicKey.export({ type: 'spki', format: 'pem' }));
    writeFileSync(privateFile(dir, name), pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
}

/** Reads the keys that `name` may hold. Throws with the missing file's name. */
export function loadKeys(dir: string, name: CallerName): Keys {
  const callers = new Map<CallerName, KeyObject>();
  for (const caller of callerNames) callers.set(caller, createPublicKey(readFileSync(publicFile(dir, caller))));
  const holdsSession = name.startsWith('bff-') || name === 'service-identity';
  return {
    session: holdsSession ? createSecretKey(readFileSync(sessionFile(dir))) : undefined,
    own: createPrivateKey(readFileSync(privateFile(dir, name))),
    callers,
  };
}
