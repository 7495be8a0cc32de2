import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaNames, bffNames, createMissingKeys, loadKeys, serviceNames } from '@groundwork/server-config';
import type { BffOptions } from '@groundwork/server-config';
import { InternalTokenVerifier } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { accessToken } from '@groundwork/server-testkit';
import type { SessionUser } from '@groundwork/server-testkit';
import { bff } from '../index.js';

/** A call as it reached the services. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  /** The service that the token between units is for, and who calls, as that service takes it. */
  readonly audience: string;
  readonly actor: Actor | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const addresses = <N extends string>(names: readonly N[], url: string) =>
  Object.fromEntries(names.map((name) => [name, url])) as Record<N, string>;

/** The BFF as it starts in earnest, before one HTTP server that stands for every service and tells what reached it. */
export async function startBorrowerBff() {
  const received: Received[] = [];
  const directory = mkdtempSync(join(tmpdir(), 'gw-bff-borrower-'));
  const services = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
      const { aud: audience } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
        aud: string;
      };
      if (!request.url?.startsWith('/internal'))
        received.push({
          method: request.method ?? '',
          url: request.url ?? '',
          body: text === '' ? undefined : JSON.parse(text),
          audience,
          actor: new InternalTokenVerifier(loadKeys(directory, 'bff-borrower'), audience).verify(token),
        });
      reply
        .writeHead(200, { 'content-type': 'application/json' })
        .end(request.url?.startsWith('/internal') ? '[]' : '{"from":"service"}');
    });
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  createMissingKeys(directory);
  const options: BffOptions = {
    host: '127.0.0.1',
    port: 0,
    mode: 'test',
    keys: loadKeys(directory, 'bff-borrower'),
    publicOrigin: 'http://localhost:4200',
    services: addresses(serviceNames, url),
    bffs: addresses(bffNames, url),
    remotes: addresses(areaNames, url),
    logLevel: 'silent',
    session: { accessSeconds: 300, idleMs: 1_800_000, warningMs: 120_000, absoluteSeconds: 43_200, proofSeconds: 600 },
    passwordMinimum: 8,
  };
  const running = await bff.start(options);

  return {
    received,
    /** A call with the session of somebody in this role; undefined is nobody. */
    async call(
      role: SessionUser['role'] | undefined,
      method: string,
      path: string,
      body?: object,
      headers: Record<string, string> = { 'x-csrf': '1' },
    ): Promise<Answer> {
      const token =
        role &&
        accessToken(
          { role, companies: ['7f7e8a52-6a01-4c51-9d43-2f1f6f0a1c55'] },
          loadKeys(directory, 'service-identity').session,
        );
      const isForm = body instanceof FormData;
      const response = await fetch(`${running.url}/api/borrower${path}`, {
        method,
        headers: {
          ...headers,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) };
    },
    async close(): Promise<void> {
      await running.close();
      await new Promise((resolve) => {
        services.close(resolve);
        services.closeAllConnections();
      });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
