import { createPrivateKey, createPublicKey, createSecretKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallerName, ServiceName } from './names.js';
import { callerNames, serviceNames } from './names.js';
import { SessionKeys, sessionPrivateFile, sessionPublicFile } from './session-keys.js';

/**
 * Keys are parsed once: a key given as text is parsed at every check and costs fifty times more.
 * `session` checks the user's access token, and signs it at identity alone; `refresh` (identity alone) authenticates what a browser
 * brings back: its refresh token and its remembered devices. `own` signs this unit's calls to services; `callers` holds everybody's
 * public half. `seal` (services alone) seals what is stored and must be read again; the first seals, the others open what was sealed
 * before it.
 */
export interface Keys {
  readonly session: SessionKeys;
  readonly refresh: KeyObject | undefined;
  readonly own: KeyObject;
  readonly callers: ReadonlyMap<CallerName, KeyObject>;
  readonly seal: readonly KeyObject[];
  readonly events: EventKeys | undefined;
}

/** What seals and opens secrets of events. */
export interface EventKeys {
  /** This service's private halves: the present one, and the one before it. */
  readonly own: readonly KeyObject[];
  /** The public half of each service. */
  readonly of: ReadonlyMap<ServiceName, KeyObject>;
  /** The key that all services held before each had its own. While `seals`, it seals as it did, so that a version before can open. */
  readonly common: { readonly seals: boolean; readonly keys: readonly KeyObject[] };
}

const refreshFile = (dir: string): string => join(dir, 'session.key');
/** The seal key that all services held before each had its own: as `seal.key` it seals on, as `seal.previous.key` it opens alone. */
const commonSealFile = (dir: string): string => join(dir, 'seal.key');
const previousCommonSealFile = (dir: string): string => join(dir, 'seal.previous.key');
const sealFile = (dir: string, name: CallerName): string => join(dir, 'private', `${name}.seal.key`);
const previousSealFile = (dir: string, name: CallerName): string => join(dir, 'private', `${name}.seal.previous.key`);
const eventsPrivateFile = (dir: string, name: CallerName): string => join(dir, 'private', `${name}.events.pem`);
const previousEventsFile = (dir: string, name: CallerName): string =>
  join(dir, 'private', `${name}.events.previous.pem`);
const eventsPublicFile = (dir: string, name: CallerName): string => join(dir, 'public', `${name}.events.pem`);
const privateFile = (dir: string, name: CallerName): string => join(dir, 'private', `${name}.pem`);
const publicFile = (dir: string, name: CallerName): string => join(dir, 'public', `${name}.pem`);

/** Makes whatever key is missing under `dir` (files readable by their owner alone). For local use and tests. */
export function createMissingKeys(dir: string): void {
  mkdirSync(join(dir, 'private'), { recursive: true, mode: 0o700 });
  mkdirSync(join(dir, 'public'), { recursive: true, mode: 0o700 });
  if (!existsSync(refreshFile(dir)))
    writeFileSync(refreshFile(dir), randomBytes(48).toString('base64url'), { mode: 0o600 });
  makePair(sessionPrivateFile(dir), sessionPublicFile(dir));
  for (const name of callerNames) makePair(privateFile(dir, name), publicFile(dir, name));
  for (const service of serviceNames) {
    const name = `service-${service}` as const;
    makePair(eventsPrivateFile(dir, name), eventsPublicFile(dir, name));
    const seal = sealFile(dir, name);
    if (!existsSync(seal)) writeFileSync(seal, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
}

/** A pair of P-256 where there is none. */
function makePair(privateHalf: string, publicHalf: string): void {
  if (existsSync(privateHalf)) return;
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(publicHalf, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(privateHalf, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
}

function sealKey(file: string): KeyObject {
  const bytes = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (bytes.length !== 32) throw new Error(`${file} must hold 32 bytes, in base64 or base64url.`);
  return createSecretKey(bytes);
}

/** Reads the keys that `name` may hold. Throws with the missing file's name. */
export function loadKeys(dir: string, name: CallerName): Keys {
  const callers = new Map<CallerName, KeyObject>();
  for (const caller of callerNames) callers.set(caller, createPublicKey(readFileSync(publicFile(dir, caller))));
  const isIdentity = name === 'service-identity';
  const isService = name.startsWith('service-');
  return {
    session: new SessionKeys(dir, isIdentity),
    refresh: isIdentity ? createSecretKey(readFileSync(refreshFile(dir))) : undefined,
    own: createPrivateKey(readFileSync(privateFile(dir, name))),
    callers,
    seal: isService ? sealKeys(dir, name) : [],
    events: isService ? eventKeys(dir, name) : undefined,
  };
}

/** Those of the files that are there, in their order. */
const readAll = (files: readonly string[], read: (file: string) => KeyObject): readonly KeyObject[] =>
  files.filter((file) => existsSync(file)).map(read);

const sealKeys = (dir: string, name: CallerName): readonly KeyObject[] => [
  ...readAll([commonSealFile(dir)], sealKey),
  sealKey(sealFile(dir, name)),
  ...readAll([previousSealFile(dir, name), previousCommonSealFile(dir)], sealKey),
];

function eventKeys(dir: string, name: CallerName): EventKeys {
  const privateHalf = (file: string) => createPrivateKey(readFileSync(file));
  const publicHalf = (service: ServiceName) =>
    createPublicKey(readFileSync(eventsPublicFile(dir, `service-${service}`)));
  return {
    own: [privateHalf(eventsPrivateFile(dir, name)), ...readAll([previousEventsFile(dir, name)], privateHalf)],
    of: new Map(serviceNames.map((service) => [service, publicHalf(service)])),
    common: {
      seals: existsSync(commonSealFile(dir)),
      keys: readAll([commonSealFile(dir), previousCommonSealFile(dir)], sealKey),
    },
  };
}
