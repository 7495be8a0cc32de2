import dns from 'node:dns';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer, running } from './server.js';

const addresses = ['127.0.0.1', '127.0.0.2'];

/** A machine whose `localhost` has two addresses, as those with IPv6 have. */
function withTwoAddresses(): () => void {
  const real = dns.lookup;
  const two = (name: string, options: unknown, done: (error: null, found: unknown) => void): void => {
    if (name === 'localhost' && (options as { all?: boolean }).all)
      return done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    return (real as (...all: unknown[]) => void)(name, options, done);
  };
  dns.lookup = two as unknown as typeof dns.lookup;
  return () => {
    dns.lookup = real;
  };
}

describe('the close of a part that listens under localhost', () => {
  it('finishes what is in flight on each of its addresses, and waits for no connection that is silent', async () => {
    const restore = withTwoAddresses();
    const server = createServer('test', { logLevel: 'silent' });
    let arrived = 0;
    server.get('/slow/:ms', async (request) => {
      arrived += 1;
      return pause(Number((request.params as { ms: string }).ms), 'done');
    });
    const part = await running(server, 'localhost', 0);
    restore();
    const port = Number(new URL(part.url).port);
    const silent = addresses.map((host) => connect(port, host).on('error', () => undefined));
    await Promise.all(silent.map((socket) => once(socket, 'connect')));
    // The second address has the longer one: the close of the first must not end before.
    const inFlight = addresses.map(async (host, at) =>
      (await fetch(`http://${host}:${port}/slow/${400 + 600 * at}`)).text(),
    );
    while (arrived < addresses.length) await pause(10);
    const begun = Date.now();
    await part.close();
    const ms = Date.now() - begun;
    expect(await Promise.all(inFlight)).toEqual(['done', 'done']);
    expect(ms).toBeGreaterThan(800);
    expect(ms).toBeLessThan(3_000);
    for (const socket of silent) socket.destroy();
  });
});

it('a close does not wait for requests that came one behind the other on a connection that is gone', async () => {
  const server = createServer('test', { logLevel: 'silent' });
  let arrived = 0;
  server.get('/slow', async () => {
    arrived += 1;
    return pause(100, 'done');
  });
  const part = await running(server, '127.0.0.1', 0);
  const socket = connect(Number(new URL(part.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5));
  while (arrived < 5) await pause(5);
  socket.destroy();
  expect(await Promise.race([part.close().then(() => 'closed'), pause(3_000, 'waits')])).toBe('closed');
});
