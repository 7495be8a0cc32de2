import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { InternalTokens, signSession } from '@groundwork/server-auth';
import type { SessionClaims } from '@groundwork/server-auth';
import { createMissingKeys, loadKeys } from '@groundwork/server-config';
import { freePort } from '@groundwork/server-data/testing';
import { sortedJson } from '@groundwork/server-http';
import { root } from './units.mjs';

const run = promisify(execFile);
const patienceMs = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'groundwork-packed-'));
const keys = join(folder, 'keys');
const running: ChildProcess[] = [];
const said: string[] = [];
let service: string;
let bff: string;

const program = (name: string): string => join(folder, name, 'unit/dist/main.js');

/** Starts what the image of a unit holds, and gives its address when it serves. */
async function start(name: string, more: Record<string, string> = {}): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [program(name)], {
    cwd: join(folder, name),
    env: {
      ...{ GROUNDWORK_MODE: 'test', GROUNDWORK_DATA: join(folder, 'data'), GROUNDWORK_KEYS: keys },
      ...{ UNIT_PORT: String(port), PORT: '9', LOG_LEVEL: 'warn', ...more },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + patienceMs; ;) {
    if (await fetch(`${url}/ready`).then(({ ok }) => ok, () => false)) return url; // prettier-ignore
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} did not start:\n${said.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const tokenOf = (claims: Partial<SessionClaims> & Pick<SessionClaims, 'role'>): string => {
  const now = Math.floor(Date.now() / 1000);
  const { session } = loadKeys(keys, 'service-identity');
  return signSession({ sub: randomUUID(), sid: randomUUID(), proved: now, ...claims, exp: now + 300 }, session);
};

/** A call of the lender's back end to the service. */
function asLender(method: string, path: string, body: object): Promise<Response> {
  const token = new InternalTokens(loadKeys(keys, 'bff-admin'), 'bff-admin').session(
    'brokers',
    tokenOf({ role: 'admin' }),
    '203.0.113.7',
  );
  return fetch(`${service}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

// Outside the repository, where nothing of it is found by chance.
beforeAll(async () => {
  const assemble = join(root, 'infra/images/assemble.mjs');
  await Promise.all(
    ['service-brokers', 'bff-broker'].map((name) =>
      run(process.execPath, [assemble, '--without-maps', `@groundwork/${name}`, join(folder, name)]),
    ),
  );
  mkdirSync(keys);
  createMissingKeys(keys);
  service = await start('service-brokers');
  bff = await start('bff-broker', { SERVICE_BROKERS_URL: service });
}, patienceMs);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('a packed service keeps what it is given and refuses what breaks a rule; its back end brings its papers', async () => {
  const form = { firstName: 'Maria', lastName: '李', businessName: 'Delgado Capital', phoneNumberA: '(713) 555-0142' };
  const refused = await asLender('POST', '/brokers', { ...form, emailAddressA: 'nobody' });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({ errors: [expect.objectContaining({ field: 'emailAddressA' })] }),
  ]);
  const made = await asLender('POST', '/brokers', { ...form, emailAddressA: 'maria@delgado.example' });
  const broker = (await made.json()) as { id: string };
  expect([made.status, broker]).toEqual([201, expect.objectContaining({ lastName: '李' })]);

  // Through the back end, and drawn with fonts that lie beside the packed file.
  const paper = await fetch(`${bff}/api/broker/brokerfees/statement/${broker.id}/pdf`, {
    headers: { authorization: `Bearer ${tokenOf({ role: 'broker', broker: broker.id })}` },
  });
  const bytes = Buffer.from(await paper.arrayBuffer());
  expect([paper.status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(bytes.toString('latin1')).toMatch(/NotoSansSC/);
}, 60_000);

it('a packed service and a packed back end have the contract that is committed', async () => {
  const { stdout } = await run(process.execPath, [program('service-brokers'), 'describe'], { maxBuffer: 2 ** 26 });
  expect(stdout).toBe(readFileSync(join(root, 'services/brokers/openapi.json'), 'utf8'));
  const document = (await (await fetch(`${bff}/api/broker/openapi.json`)).json()) as unknown;
  expect(sortedJson(document)).toBe(readFileSync(join(root, 'bff/broker/openapi.json'), 'utf8'));
}, 60_000);

it('a packed unit brings the licences of what is in it, and leaves out what no unit calls', () => {
  const licences = readFileSync(join(folder, 'service-brokers/unit/dist/licences.txt'), 'utf8');
  for (const name of ['typeorm', '@nestjs/core', 'fastify', 'mysql2', 'undici'])
    expect([name, new RegExp(`^${name} \\d`, 'm').test(licences)]).toEqual([name, true]);
  expect(readFileSync(program('service-brokers'), 'utf8')).not.toMatch(/class (?:Oracle|Mongo|Sap)Driver/);
  expect(existsSync(join(folder, 'service-brokers/node_modules/typeorm'))).toBe(false);
});
