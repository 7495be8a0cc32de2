import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import type { Server } from 'node:tls';
import { systemClock } from '@groundwork/domain-time';
import { anAuthority, canCertify } from '@groundwork/server-data/testing';
import type { TestAuthority } from '@groundwork/server-data/testing';
import { createLogger } from '@groundwork/server-http';
import { RabbitMqTransport } from './index.js';
import type { RabbitMqOptions } from './index.js';
import { aRabbit, renamed } from './testing/rabbit.js';
import type { TestRabbit } from './testing/rabbit.js';

const described = canCertify() ? describe : describe.skip;
const log = createLogger('test', 'silent');
type Pair = ReturnType<TestAuthority['certify']>;

let folder: string;
let rabbit: TestRabbit;
let ours: TestAuthority;
let another: TestAuthority;
let client: Pair;
const doors: Server[] = [];
const transports: RabbitMqTransport[] = [];
const sockets = new Set<Socket>();

/** A door with TLS before the run's broker, which lets through who shows a certificate of `ours`. */
async function door({ certificate: cert, key }: Pair): Promise<number> {
  const { port } = new URL(rabbit.options.url);
  const server = createServer(
    { cert, key, ca: ours.certificate, requestCert: true, rejectUnauthorized: true },
    (from) => {
      const onward = connect(Number(port), '127.0.0.1');
      for (const [one, other] of [
        [from, onward],
        [onward, from],
      ] as const) {
        sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
      }
    },
  );
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  doors.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const event = renamed('a', 'Reyes');
const unit = (
  port: number,
  tls: RabbitMqOptions['tls'],
  service: 'companies' | 'draws' = 'companies',
  host = 'localhost',
) => {
  const url = new URL(rabbit.options.url.replace('amqp:', 'amqps:'));
  [url.hostname, url.port] = [host, String(port)];
  const made = new RabbitMqTransport({ ...rabbit.options, url: url.href, tls }, service, systemClock, log);
  transports.push(made);
  return made;
};
const send = (by: RabbitMqTransport): Promise<void> => by.deliver('draws', JSON.stringify(event), event.type);

described('RabbitMQ over TLS (skipped where no OpenSSL is installed)', () => {
  let port: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gw-broker-tls-'));
    [rabbit, ours, another] = [await aRabbit(), anAuthority(folder, 'ours'), anAuthority(folder, 'another')];
    client = ours.certify('client', 'service-companies');
    port = await door(ours.certify('server'));
  });
  afterEach(() => Promise.all(transports.splice(0).map((one) => one.close())));
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    for (const server of doors) server.close();
    await rabbit.drop();
    rmSync(folder, { recursive: true });
  });
  const shown = () => ({ ...client, authority: ours.certificate });

  it('carries an event, to a broker that asks who it is', async () => {
    const heard: string[] = [];
    await unit(port, shown(), 'draws').subscribe(async ({ id }) => {
      heard.push(id);
    });
    await send(unit(port, shown()));
    for (let turn = 0; turn < 500 && heard.length === 0; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard).toEqual([event.id]);
  });

  it('is refused by whoever is shown no certificate, or one of another authority', async () => {
    for (const one of [undefined, another.certify('stranger')])
      await expect(send(unit(port, { ...one, authority: ours.certificate }))).rejects.toMatchObject({ away: true });
  });

  it('believes no broker of another authority, and none where nothing is said', async () => {
    await expect(send(unit(port, { ...client, authority: another.certificate }))).rejects.toThrow(/certificate/);
    await expect(send(unit(port, undefined))).rejects.toThrow(/certificate/);
  });

  it('believes no certificate that ended, and none of another name', async () => {
    const [ended, elsewhere] = [
      await door(ours.certify('ended', 'localhost', -1)),
      await door(ours.certify('other', 'elsewhere')),
    ];
    await expect(send(unit(ended, shown()))).rejects.toThrow(/expired/);
    await expect(send(unit(elsewhere, shown()))).rejects.toThrow(/altnames|does not match/);
  });
});
