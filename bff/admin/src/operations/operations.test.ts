import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BffHarness } from '@groundwork/server-testkit';
import { startBff } from '@groundwork/server-testkit';
import { bffNames } from '@groundwork/server-config';
import type { BffName } from '@groundwork/server-config';
import { bff } from '../index.js';
import type { CallsAnswer } from './calls.dto.js';
import type { UnitsAnswer } from './units.dto.js';

const nowhere = 'http://127.0.0.1:9';
let portal: BffHarness;
const servers: Server[] = [];

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(async () => {
  await portal.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('the units of a deployment', () => {
  it('are told of within the time that one is waited for: one hangs, one refuses, the others are away', async () => {
    const state = { unit: 'service-draws', ready: true };
    const draws = await listening(createServer((_, reply) => reply.end(JSON.stringify(state))));
    const files = await listening(createServer(() => undefined));
    const brokers = await listening(createServer((_, reply) => reply.writeHead(500).end()));
    portal = await startBff(bff, { draws, files, brokers });
    const began = performance.now();
    const { status, body } = await portal.call<UnitsAnswer>({ role: 'super' }, 'GET', '/operations/units');
    expect(status).toBe(200);
    expect(performance.now() - began).toBeLessThan(4_000);
    const of = (unit: string) => body.units.filter((one) => one.unit === unit);
    expect(of('service-draws')).toEqual([{ unit: 'service-draws', address: draws, state, silence: null }]);
    expect(of('service-files')).toMatchObject([{ state: null, silence: 'late' }]);
    expect(of('service-brokers')).toMatchObject([{ state: null, silence: 'refused' }]);
    expect(of('bff-borrower')).toMatchObject([{ state: null, silence: 'away' }]);
    expect(body.units).toHaveLength(12);
    expect(Math.abs(Date.now() - Date.parse(body.at))).toBeLessThan(10_000);
  });

  it('tell what they run, since when and how, to a super administrator whom the administrators’ back end let in', async () => {
    const bffs = Object.fromEntries(bffNames.map((name) => [name, nowhere])) as Record<BffName, string>;
    portal = await startBff(bff, {}, { build: 'abc123', bffs });
    bffs.admin = portal.url;
    const { body } = await portal.call<UnitsAnswer>({ role: 'super' }, 'GET', '/operations/units');
    const own = body.units.find(({ unit }) => unit === 'bff-admin');
    expect(own).toMatchObject({ silence: null, address: portal.url });
    expect(own?.state).toMatchObject({
      unit: 'bff-admin',
      build: 'abc123',
      ready: true,
      because: [],
      without: [],
      breakers: [],
      instance: expect.stringMatching(new RegExp(`/${process.pid}$`)),
    });
    expect(own?.state?.memory.resident).toBeGreaterThan(own?.state?.memory.heap ?? 0);
    const calls = await portal.call<CallsAnswer>({ role: 'super' }, 'GET', '/operations/calls');
    const ownCalls = calls.body.units.find(({ unit }) => unit === 'bff-admin')?.calls;
    expect(ownCalls?.slowest).toMatchObject([{ method: 'GET', route: '/api/admin/operations/units', status: 200 }]);
    expect(calls.body.units.find(({ unit }) => unit === 'bff-shell')).toMatchObject({ calls: null, silence: 'away' });
    expect(Date.parse(own?.state?.since ?? '')).toBeLessThanOrEqual(Date.parse(body.at));
    for (const path of ['/internal/state', '/internal/calls'])
      for (const authorization of ['', `Bearer ${portal.tokenOf({ role: 'super' })}`]) {
        const answer = await fetch(`${portal.url}${path}`, { headers: { authorization } });
        await answer.body?.cancel();
        expect(answer.status).toBe(401);
      }
  });

  it('are for no other administrator, and for no API token', async () => {
    portal = await startBff(bff, {});
    for (const user of [{ role: 'admin' }, { role: 'admin', scopes: ['settings:write'] }] as const)
      expect((await portal.call(user, 'GET', '/operations/units')).status).toBe(403);
  });
});
