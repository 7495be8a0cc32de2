/**
 * What a Service of Kubernetes does: an address that leads each new connection to one of those behind it, in turns. Who is taken out keeps
 * the connections it has. An address that takes no connection is passed over, as nothing was sent yet.
 */
import { connect, createServer } from 'node:net';

export async function balance(port, host = '127.0.0.1') {
  const behind = new Set();
  const open = new Set();
  let turn = 0;
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (client) => {
    open.add(client);
    client.on('close', () => open.delete(client)).on('error', () => client.destroy());
    const ports = [...behind];
    turn += 1;
    lead(client, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
  });
  const lead = (client, [next, ...others]) => {
    if (next === undefined) return client.destroy();
    const upstream = connect({ port: next, host: '127.0.0.1', noDelay: true });
    let isThrough = false;
    upstream.once('connect', () => {
      isThrough = true;
      client.pipe(upstream);
      upstream.pipe(client);
      client.resume();
    });
    upstream.on('error', () => (isThrough ? client.destroy() : lead(client, others)));
    upstream.on('close', () => isThrough && client.destroy());
    client.on('close', () => isThrough && upstream.destroy());
  };
  const listen = () => new Promise((done, fail) => server.once('error', fail).listen(port, host, done));
  await listen();
  return {
    add: (target) => behind.add(target),
    remove: (target) => behind.delete(target),
    /** Nobody is there any more, and who was connected is cut off. */
    async cut() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: listen,
  };
}
