import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { areas } from '@groundwork/domain-access';
import type { Area } from '@groundwork/domain-access';
import { Registry, remoteNames } from '@groundwork/server-registry';
import type { RemoteName } from '@groundwork/server-registry';
import { startGateway } from './gateway.js';
import type { GatewayOptions, RunningPart } from './options.js';

let base: string;
let upstream: Server;
let options: GatewayOptions;
let seen: { address: string | undefined; bytes: number }[];
const gateways: RunningPart[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'groundwork-bodies-'));
  upstream = createServer(async (incoming, response) => {
    let bytes = 0;
    try {
      for await (const part of incoming) bytes += (part as Buffer).length;
    } catch {
      return;
    }
    seen.push({ address: incoming.headers['x-forwarded-for'] as string | undefined, bytes });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((done) => upstream.once('listening', done));
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const all = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, url])) as Record<Name, string>;
  options = {
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'http://localhost:4200',
    shellDirectory: base,
    registry: new Registry(join(base, 'registry')),
    remotes: all<RemoteName>(remoteNames),
    bffs: all<Area>(areas),
    units: {},
    config: { demonstration: false, uploadLimitMb: 1 },
    logLevel: 'silent',
  };
});
beforeEach(() => (seen = []));
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()));
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
  rmSync(base, { recursive: true, force: true });
});

async function start(more: Partial<GatewayOptions>): Promise<string> {
  const gateway = await startGateway({ ...options, ...more });
  gateways.push(gateway);
  return gateway.url;
}

/** A request whose head is sent; what it is answered so far. */
function begun(
  url: string,
  length: number | 'chunked',
  first = '{',
  localAddress = '127.0.0.1',
): { socket: Socket; said: () => string; closed: () => boolean } {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  sockets.push(socket);
  const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  let [said, closed] = ['', false];
  socket.on('data', (part: Buffer) => (said += part.toString())).on('error', () => undefined);
  socket.on('close', () => (closed = true));
  socket.write(
    `POST /api/shell/account/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${size}\r\n\r\n${first}`,
  );
  return { socket, said: () => said, closed: () => closed };
}

const post = async (url: string, body: string, headers: Record<string, string> = {}) =>
  (
    await fetch(`${url}/api/shell/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  ).status;

async function until(condition: () => boolean): Promise<void> {
  for (let round = 0; round < 400 && !condition(); round += 1) await pause(25);
  expect(condition()).toBe(true);
}

it('bodies that nobody ends hold up no other call, however many they are', async () => {
  const url = await start({ bodies: { spanMs: 60_000 } });
  const stuck = Array.from({ length: 300 }, () => begun(url, 1000));
  await until(() => stuck.every(({ socket }) => socket.bytesWritten > 0));
  expect(await post(url, '{"a":1}')).toBe(200);
  expect(seen).toEqual([{ address: '127.0.0.1', bytes: 7 }]);
});

it.each([
  ['that are large', 2_000_000, '{'],
  ['that do not say their length', 'chunked', '1\r\n{\r\n'],
] as const)(
  'bodies %s, and that nobody ends, hold up no other call, from however many addresses',
  async (_which, length, first) => {
    const url = await start({ bodies: { spanMs: 60_000 } });
    const stuck = Array.from({ length: 300 }, (_, index) =>
      begun(url, length, first, `127.0.0.${2 + Math.floor(index / 30)}`),
    );
    await until(() => stuck.every(({ socket }) => socket.bytesWritten > 0));
    await pause(300);
    expect(await Promise.race([post(url, '{"a":1}'), pause(3_000, 'held up')])).toBe(200);
  },
);

it('a body that stands still is answered 408 and its connection closed; one that goes on is passed on whole', async () => {
  const url = await start({ bodies: { spanMs: 400, leastBytesPerSecond: 100 } });
  const [still, moving] = [begun(url, 1000), begun(url, 2000, '')];
  for (let round = 0; round < 20; round += 1) {
    moving.socket.write(' '.repeat(100));
    await pause(60);
  }
  await until(still.closed);
  expect(still.said()).toContain('408 Request Timeout');
  await until(() => seen.length > 0);
  expect(seen).toEqual([{ address: '127.0.0.1', bytes: 2000 }]);
});

it('a small body has a time for the whole of it', async () => {
  const url = await start({ bodies: { smallMs: 300, spanMs: 200, leastBytesPerSecond: 1 } });
  const body = begun(url, 1000);
  const timer = setInterval(() => body.socket.write(' '), 50);
  await until(body.closed);
  clearInterval(timer);
  expect(seen).toEqual([]);
});

it('of large bodies an address has so many on their way; one that ends makes room', async () => {
  const url = await start({ bodies: { smallBytes: 10, largePerAddress: 2, spanMs: 60_000 } });
  const [first] = [begun(url, 1000), begun(url, 1000)];
  await pause(200);
  expect(await post(url, 'x'.repeat(1000))).toBe(429);
  expect(await post(url, '{}')).toBe(200);
  first?.socket.destroy();
  for (let round = 0; round < 100 && (await post(url, 'x'.repeat(1000))) !== 200; round += 1) await pause(25);
  expect(await post(url, 'x'.repeat(1000))).toBe(200);
});

describe('the address of the caller', () => {
  const claimed = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
  it.each([
    ['is the connection, where no proxy is trusted', undefined, '127.0.0.1'],
    ['is what a trusted network says', ['127.0.0.0/8'], '198.51.100.7'],
    ['is what the first of trusted networks in a row says', ['127.0.0.1', '198.51.100.0/24'], '203.0.113.9'],
    ['is the connection, where others are trusted', ['10.0.0.0/8'], '127.0.0.1'],
  ])('%s', async (_what, trustedProxies, address) => {
    const url = await start(trustedProxies === undefined ? {} : { trustedProxies });
    await post(url, '{}', claimed);
    expect(seen.map((call) => call.address)).toEqual([address]);
  });
});
