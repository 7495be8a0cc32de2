import { jest } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, signedIn, stands } from '../testing/signed-in.js';
import { aSlowUnit } from '../testing/slow-unit.js';
import type { SlowUnit } from '../testing/slow-unit.js';

// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

let harness: ServiceHarness;
let unit: SlowUnit;
/** A unit that cannot take what it is told. */
const broken = createServer((request, reply) => {
  request.resume().on('end', () => reply.writeHead(500).end());
});
beforeAll(async () => {
  unit = await aSlowUnit();
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const services = {
    identity: unit.url,
    files: unit.url,
    draws: `http://127.0.0.1:${(broken.address() as AddressInfo).port}`,
    brokers: 'http://127.0.0.1:9',
  };
  harness = await startService(service, { services });
});
afterAll(async () => {
  await harness.close();
  await unit.close();
  broken.close();
  broken.closeAllConnections();
});
afterEach(() => jest.restoreAllMocks());

it('nobody is told of nothing: where there are no other devices, none is called', async () => {
  const actor = await signedIn(harness, await anAccount(harness));
  const calls = unit.calls.length;
  expect((await harness.as(actor).call('DELETE', '/users/current/devices')).status).toBe(204);
  expect(unit.calls).toHaveLength(calls);
  expect(await stands(harness, actor)).toBe(200);
});

it('an end is told once to each unit but to identity itself, which knows it', async () => {
  const actor = await signedIn(harness, await anAccount(harness));
  const calls = unit.calls.length;
  await harness.as(actor).call('DELETE', '/sessions/current');
  expect(unit.calls).toHaveLength(calls + 1);
});

it('a unit that is away or fails keeps no session open, and the log names it and none that was told', async () => {
  const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const actor = await signedIn(harness, await anAccount(harness));
  expect((await harness.as(actor).call('DELETE', '/sessions/current')).status).toBe(204);
  expect(await stands(harness, actor)).toBe(401);
  const lines = said.mock.calls.map(([line]) => String(line));
  expect(lines).toContain('service-draws answered 500 to ended sessions');
  expect(lines).toContain('service-brokers is away and will ask for ended sessions itself');
  expect(lines.filter((line) => line.startsWith('service-files'))).toEqual([]);
});
