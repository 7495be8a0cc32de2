import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@groundwork/domain-access';
import { signSession } from '@groundwork/server-auth';
import { areaNames, bffNames, createMissingKeys, loadKeys, serviceNames } from '@groundwork/server-config';
import type { BffName, BffOptions, RunningUnit, ServiceName, SessionKeys } from '@groundwork/server-config';

/** Somebody with a session at a BFF. */
export interface SessionUser {
  readonly role: Role;
  readonly userId?: string;
  readonly companies?: readonly string[];
  /** The company in use. */
  readonly company?: string;
  readonly broker?: string;
  /** When it last proved who it is, epoch seconds: just now where it is left out; undefined as in a token of an earlier version. */
  readonly proved?: number | undefined;
  /** What it may do, where it is an API token. */
  readonly scopes?: readonly string[];
}

export interface BffAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface BffHarness {
  readonly url: string;
  readonly metricsUrl: string | undefined;
  /** An access token of somebody, for calls that a test makes by itself. */
  tokenOf(user: SessionUser): string;
  /** A call under the area's base path. A body is sent as JSON unless it is a form. */
  call<T = Record<string, unknown>>(
    user: SessionUser | undefined,
    method: string,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<BffAnswer<T>>;
  close(): Promise<void>;
}

/** Port 9 (discard) answers nobody: what a test does not start is away. */
const nowhere = 'http://127.0.0.1:9';
const everywhere = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, nowhere])) as Record<N, string>;

/** An access token as identity signs it: with `keys` of identity. */
export function accessToken({ userId = randomUUID(), ...claims }: SessionUser, keys: SessionKeys): string {
  const now = Math.floor(Date.now() / 1000);
  return signSession({ proved: now, ...claims, sub: userId, sid: randomUUID(), exp: now + 300 }, keys);
}

/** Starts a BFF as in earnest, with keys that end with the test, before the services that the test gives. */
export async function startBff(
  bff: { readonly name: BffName; start(options: BffOptions): Promise<RunningUnit> },
  services: Partial<Record<ServiceName, string>>,
  overrides: Partial<Omit<BffOptions, 'services'>> = {},
): Promise<BffHarness> {
  const directory = mkdtempSync(join(tmpdir(), `gw-bff-${bff.name}-`));
  createMissingKeys(directory);
  const keys = loadKeys(directory, `bff-${bff.name}`);
  const { session: sessions } = loadKeys(directory, 'service-identity');
  const running = await bff.start({
    host: '127.0.0.1',
    port: 0,
    mode: 'test',
    keys,
    publicOrigin: 'http://localhost:4200',
    services: { ...everywhere(serviceNames), ...services },
    bffs: everywhere(bffNames),
    remotes: everywhere(areaNames),
    logLevel: process.env['TEST_LOG'] ?? 'silent',
    session: { accessSeconds: 300, idleMs: 1_800_000, warningMs: 120_000, absoluteSeconds: 43_200, proofSeconds: 600 },
    passwordMinimum: 8,
    ...overrides,
  });
  return {
    url: running.url,
    metricsUrl: running.metricsUrl,
    tokenOf: (user) => accessToken(user, sessions),
    async call<T>(
      user: SessionUser | undefined,
      method: string,
      path: string,
      body?: object,
      headers: Readonly<Record<string, string>> = { 'x-csrf': '1' },
    ) {
      const token = user && accessToken(user, sessions);
      const isForm = body instanceof FormData;
      const response = await fetch(`${running.url}/api/${bff.name}${path}`, {
        method,
        headers: {
          ...headers,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: (text === '' ? undefined : JSON.parse(text)) as T,
      };
    },
    async close() {
      await running.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
