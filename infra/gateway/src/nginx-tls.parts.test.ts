import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import type { ClientHttp2Session, ClientHttp2Stream, OutgoingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { areas } from '@groundwork/domain-access';
import type { Area } from '@groundwork/domain-access';
import { certify } from '@groundwork/server-testkit';
import type { RunningPart } from './options.js';
import { commonHeaders } from './security-headers.js';
import { hasNginx, startNginxGateway } from './testing/nginx.js';

const megabyte = 1024 * 1024;
const patience = async (met: () => boolean) => {
  for (const end = Date.now() + 15_000; !met() && Date.now() < end;) await pause(10);
  return met();
};

(hasNginx() ? describe : describe.skip)('nginx with TLS and HTTP/2 (skipped where no nginx is installed)', () => {
  let base: string;
  let authority: string;
  let gateway: RunningPart;
  let upstream: Server;
  let client: ClientHttp2Session;
  let answer: (incoming: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'groundwork-nginx-tls-'));
    for (const folder of ['shell', 'registry']) mkdirSync(join(base, folder));
    writeFileSync(join(base, 'shell/index.html'), '<!doctype html><title>Shell</title>');
    writeFileSync(join(base, 'registry/remotes.json'), '{"microFrontends":{}}');
    certify(base, ['ours', 'another']);
    authority = readFileSync(join(base, 'ours.crt'), 'utf8');
    upstream = createServer((incoming, response) => answer(incoming, response));
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    const bffs = Object.fromEntries(areas.map((area) => [area, url])) as Record<Area, string>;
    gateway = await startNginxGateway({ base, bffs, remoteOrigins: ['https://borrower.example'], certified: base });
    client = connect(gateway.url, { ca: authority });
    await once(client, 'connect');
  }, 60_000);

  afterAll(async () => {
    client?.destroy();
    await gateway?.close();
    upstream?.closeAllConnections();
    upstream?.close();
    rmSync(base, { recursive: true, force: true });
  });

  const open = (path: string, headers: OutgoingHttpHeaders = {}): ClientHttp2Stream =>
    client.request({ ':path': path, ...headers }, { endStream: headers[':method'] !== 'POST' });
  async function whole(stream: ClientHttp2Stream) {
    const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return { status: headers[':status'], headers, body: Buffer.concat(parts) };
  }

  it('speaks HTTP/2 with who asks for it, by TLS 1.2 and newer alone, for its own name alone', async () => {
    expect(client.alpnProtocol).toBe('h2');
    const port = Number(new URL(gateway.url).port);
    const handshake = (more: object) =>
      new Promise<string>((done) => {
        const socket = connectTls({ port, host: '127.0.0.1', servername: 'localhost', ca: authority, ...more });
        socket.once('secureConnect', () => done(socket.getProtocol() ?? ''));
        socket.once('error', () => done('refused'));
      });
    expect(await handshake({})).toBe('TLSv1.3');
    expect(await handshake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).toBe(
      'refused',
    );
    expect(await handshake({ servername: 'portal.elsewhere.example' })).toBe('refused');
    expect(await handshake({ ca: readFileSync(join(base, 'another.crt'), 'utf8') })).toBe('refused');
  });

  it('sends the rules of the page, HSTS among them, with every answer', async () => {
    answer = (_incoming, response) => response.end('{}');
    for (const path of ['/', '/api/shell/x', '/nothing.js']) {
      const { headers } = await whole(open(path));
      for (const [name, value] of Object.entries(commonHeaders(true)))
        if (name !== 'content-security-policy') expect([path, name, headers[name]]).toEqual([path, name, value]);
    }
  });

  it('tells the back end who calls, in its own words', async () => {
    answer = (incoming, response) => response.end(JSON.stringify(incoming.headers));
    const { body } = await whole(
      open('/api/shell/x', { 'x-forwarded-for': '8.8.8.8', 'x-forwarded-host': 'elsewhere' }),
    );
    expect(JSON.parse(body.toString())).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'https',
    });
  });

  it('passes each event of the bell on as it comes, and ends with its reader', async () => {
    let reading = 0;
    let say: (text: string) => void = () => undefined;
    answer = (_incoming, response) => {
      reading += 1;
      response.once('close', () => (reading -= 1));
      say = (text) => void response.write(text);
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
    };
    const stream = open('/api/shell/notification/stream');
    const next = async () => ((await once(stream, 'data')) as [Buffer])[0].toString();
    expect(await next()).toBe('data: first\n\n');
    say('data: second\n\n');
    expect(await next()).toBe('data: second\n\n');
    stream.close();
    expect(await patience(() => reading === 0)).toBe(true);
    expect(client.closed).toBe(false);
  });

  it('streams an upload through while it is still being sent', async () => {
    let arrived = 0;
    answer = (incoming, response) => {
      incoming.on('data', (part: Buffer) => (arrived += part.length));
      incoming.on('end', () => response.end(String(arrived)));
    };
    const stream = open('/api/borrower/fileUpload/draft', { ':method': 'POST', 'content-type': 'multipart/form-data' });
    stream.write(randomBytes(megabyte));
    expect(await patience(() => arrived === megabyte)).toBe(true);
    stream.end(randomBytes(megabyte));
    expect((await whole(stream)).body.toString()).toBe(String(2 * megabyte));
  });

  it('refuses one that is too large in words, and goes on with the rest of the connection', async () => {
    answer = (incoming, response) => void incoming.resume().on('end', () => response.end('{}'));
    const stream = open('/api/borrower/fileUpload/draft', { ':method': 'POST', 'content-length': 4 * megabyte });
    stream.on('error', () => undefined);
    stream.end(Buffer.alloc(4 * megabyte));
    const refused = await whole(stream);
    expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([
      413,
      expect.objectContaining({ code: 'request.too_large' }),
    ]);
    expect((await whole(open('/ready'))).status).toBe(200);
  });

  it('answers a hundred calls at once over one connection, whatever one of them waits for', async () => {
    let release: () => void = () => undefined;
    answer = (incoming, response) => {
      if (incoming.url === '/api/shell/call/0') release = () => void response.end('at last');
      else response.end(incoming.url);
    };
    const late = whole(open('/api/shell/call/0'));
    const paths = Array.from({ length: 99 }, (_, at) => `/api/shell/call/${at + 1}`);
    const answers = await Promise.all(paths.map((path) => whole(open(path))));
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual(paths.map((path) => [200, path]));
    release();
    expect((await late).body.toString()).toBe('at last');
  });

  it('has room for two browsers of an address that ask all at once, whatever bells are open there, and refuses what is more', async () => {
    const held: ServerResponse[] = [];
    answer = (incoming, response) => {
      if (incoming.url === '/api/shell/notification/stream') response.writeHead(200).write('data: open\n\n');
      else held.push(response);
    };
    const others: ClientHttp2Session[] = [];
    const another = async () => {
      const session = connect(gateway.url, { ca: authority });
      await once(session, 'connect');
      others.push(session);
      return session;
    };
    const ask = (session: ClientHttp2Session, path: string) =>
      session.request({ ':path': path }).on('error', () => undefined);
    const statusOf = async (stream: ClientHttp2Stream) =>
      ((await once(stream, 'response')) as [Record<string, number>])[0][':status'];
    const many = Array.from({ length: 128 });
    try {
      for (let turn = 0; turn < 3; turn += 1) {
        const session = await another();
        const bells = await Promise.all(many.map(() => statusOf(ask(session, '/api/shell/notification/stream'))));
        expect(new Set(bells)).toEqual(new Set([200]));
      }
      const [one, two, three] = [await another(), await another(), await another()];
      const streams = [one, two].flatMap((session) => many.map(() => ask(session, '/api/admin/slow')));
      const answers = streams.map(statusOf);
      expect(await patience(() => held.length === 256)).toBe(true);
      expect(await statusOf(ask(three, '/api/admin/slow'))).toBe(429);
      expect(await statusOf(ask(three, '/'))).toBe(429);
      for (const response of held) response.end('{}');
      expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
      for (const stream of streams) stream.resume();
      expect(await patience(() => streams.every(({ closed }) => closed))).toBe(true);
      expect(await statusOf(ask(three, '/'))).toBe(200);
    } finally {
      for (const session of others) session.destroy();
    }
  }, 60_000);

  it('does not read for a reader who pauses, holds no other up meanwhile, and gives the rest afterwards', async () => {
    const content = randomBytes(32 * megabyte);
    let left = 0;
    answer = (incoming, response) => {
      if (incoming.url !== '/api/borrower/large') return response.end('{}');
      for (let at = 0; at < content.length; at += megabyte)
        response.write(content.subarray(at, at + megabyte), () => (left += megabyte));
      response.end();
    };
    const slow = open('/api/borrower/large');
    await once(slow, 'response');
    await pause(1_000);
    expect(left).toBeLessThan(24 * megabyte);
    expect((await whole(open('/api/shell/x'))).status).toBe(200);
    let read = 0;
    for await (const part of slow) read += (part as Buffer).length;
    expect(read).toBe(content.length);
  }, 120_000);
});
