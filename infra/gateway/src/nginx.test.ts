import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { areas } from '@groundwork/domain-access';
import type { Area } from '@groundwork/domain-access';
import type { PublicConfig, RunningPart } from './options.js';
import { commonHeaders, contentSecurityPolicy } from './security-headers.js';
import { answerTo, earlyRefusals, expectRefusal } from './testing/early-refusals.js';
import { hasNginx, startNginxGateway } from './testing/nginx.js';

const remoteOrigins = ['https://borrower.example', 'https://broker.example', 'https://admin.example'];

/** The template in a real nginx, held against what the Node gateway does. Where none is installed this says so. */
(hasNginx() ? describe : describe.skip)('nginx as the gateway (skipped where no nginx is installed)', () => {
  let base: string;
  let gateway: RunningPart;
  let upstream: Server;
  let bffs: Record<Area, string>;
  let answer: (incoming: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'groundwork-nginx-'));
    for (const folder of ['shell', 'registry']) mkdirSync(join(base, folder));
    writeFileSync(join(base, 'shell/index.html'), '<!doctype html><title>Shell</title>');
    writeFileSync(join(base, 'shell/main.0123456789abcdef.js'), 'console.log(1)');
    writeFileSync(join(base, 'shell/main.0123456789abcdef.js.gz'), gzipSync('console.log(1)'));
    writeFileSync(join(base, 'shell/theme.js'), 'void 0');
    writeFileSync(join(base, 'shell/.env'), 'secret');
    writeFileSync(join(base, 'registry/remotes.json'), '{"microFrontends":{}}');
    upstream = createServer((incoming, response) => answer(incoming, response));
    await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    bffs = {
      ...(Object.fromEntries(areas.map((area) => [area, url])) as Record<Area, string>),
      broker: 'http://127.0.0.1:1',
    };
    gateway = await startNginxGateway({ base, bffs, remoteOrigins });
  }, 30_000);

  afterAll(async () => {
    await gateway?.close();
    upstream.closeAllConnections();
    await new Promise((done) => upstream.close(done));
    rmSync(base, { recursive: true, force: true });
  });

  it.each(['/', '/login', '/home/projects/12', '/api', '/confirmRegistration/7/aB-c_'])(
    'serves the shell at %s with the rules of the page',
    async (path) => {
      const page = await fetch(gateway.url + path);
      expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Shell</title>']);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toBe(
        contentSecurityPolicy(remoteOrigins, true, 'https://widget.example'),
      );
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      for (const [name, value] of Object.entries(commonHeaders(true)))
        expect([name, page.headers.get(name)]).toEqual([name, value]);
    },
  );

  it.each(Object.entries(earlyRefusals))(
    'refuses %s by a problem document with the headers of every answer, each once',
    async (_what, bytes) => expectRefusal(await answerTo(gateway.url, bytes), commonHeaders(true)),
  );

  it('gives a file as a whole, also to who asks for a part that it has not, and says each header once', async () => {
    const whole = await fetch(`${gateway.url}/theme.js`, { headers: { range: 'bytes=9999-' } });
    expect([whole.status, whole.headers.get('x-content-type-options'), await whole.text()]).toEqual([
      200,
      'nosniff',
      'void 0',
    ]);
  });

  it('answers nobody what it was asked by TRACE', async () => {
    answer = (_incoming, response) => response.end('{}');
    for (const path of ['/', '/api/shell/account/who']) {
      const status = await new Promise<number | undefined>((told, failed) => {
        const traced = { method: 'TRACE', headers: { cookie: 'a=secret' } };
        request(gateway.url + path, traced, (reply) => told(reply.resume().statusCode))
          .on('error', failed)
          .end();
      });
      expect([path, status]).toEqual([path, 405]);
    }
  });

  it('leads pages that come over plain HTTP to HTTPS, and refuses calls, so that they are not sent in the open again', async () => {
    answer = (_incoming, response) => void response.end('{}');
    const plain = { headers: { 'x-forwarded-proto': 'http' }, redirect: 'manual' } as const;
    const page = await fetch(`${gateway.url}/login?next=%2Fhome`, plain);
    expect([page.status, page.headers.get('location')]).toEqual([308, 'https://localhost/login?next=%2Fhome']);
    for (const path of ['/api/shell/session', '/api/borrower/fileUpload/1', '/API/shell/session']) {
      const call = await fetch(gateway.url + path, plain);
      expect([call.status, call.headers.get('location')]).toEqual([403, null]);
      expect(await call.json()).toMatchObject({ code: 'transport.plain', correlationId: expect.any(String) as string });
    }
    const safe = await fetch(`${gateway.url}/api/shell/session`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(safe.status).toBe(200);
  });

  it('keeps hashed files for ever, compressed, and others not', async () => {
    const hashed = await fetch(`${gateway.url}/main.0123456789abcdef.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(hashed.headers.get('cache-control')).toContain('immutable');
    expect(hashed.headers.get('content-encoding')).toBe('gzip');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await hashed.text()).toBe('console.log(1)');
    expect((await fetch(`${gateway.url}/theme.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/nothing.js', '/.env', '/api/nowhere', '/api/', '/nothing.0123456789abcdef.js', '/health'])(
    'answers %s with a problem document that nobody keeps',
    async (path) => {
      const missing = await fetch(gateway.url + path);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('content-type')).toContain('application/problem+json');
      expect(missing.headers.get('cache-control')).toBe('no-store');
      expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await missing.json()).toMatchObject({
        code: 'route.not_found',
        status: 404,
        correlationId: missing.headers.get('x-correlation-id'),
      });
    },
  );

  it('logs every request, and of none a code, a query or a referrer', async () => {
    const code = 'aB-c_0123456789';
    const referer = `${gateway.url}/resetPassword/7/${code}`;
    answer = (_incoming, response) => response.end('{}');
    for (const path of [
      `/resetPassword/7/${code}`,
      `/registerBroker/9?code=${code}`,
      `/api/shell/notices?token=${code}`,
      `/api/borrower/users/updatedecisionlogic/${code}`,
      `/api/broker/away?token=${code}`,
    ])
      await fetch(gateway.url + path, { headers: { referer } });
    const paths = ['/resetPassword/7/-', '/registerBroker/9', '/api/shell/notices'];
    paths.push('/api/borrower/users/updatedecisionlogic/-', '/api/broker/away');
    const logOf = () => readFileSync(join(base, 'access.log'), 'utf8');
    for (const end = Date.now() + 10_000; !logOf().includes('/api/broker/away') && Date.now() < end;) await pause(20);
    const lines = logOf()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { path: string; status: number });
    expect(lines.slice(-paths.length).map(({ path }) => path)).toEqual(paths);
    expect(lines.at(-1)?.status).toBe(503);
    for (const log of ['access.log', 'error.log']) expect(readFileSync(join(base, log), 'utf8')).not.toContain(code);
  });

  it('leads nowhere out of its folder', async () => {
    for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/registry/remotes.json'])
      expect([400, 404]).toContain((await fetch(gateway.url + path)).status);
  });

  it('serves the registry and the configuration fresh each time', async () => {
    const document = await fetch(`${gateway.url}/remotes.json`);
    expect([document.headers.get('cache-control'), await document.json()]).toEqual([
      'no-store',
      { microFrontends: {} },
    ]);
    const config = await fetch(`${gateway.url}/config.json`);
    expect([config.headers.get('cache-control'), await config.json()]).toEqual([
      'no-store',
      {
        demonstration: false,
        uploadLimitMb: 1,
        accountVerificationOrigin: 'https://widget.example',
      } satisfies PublicConfig,
    ]);
  });

  it('frames nothing and tells of no widget where no accounts are verified', async () => {
    const without = await startNginxGateway({ base, bffs, remoteOrigins, widgetOrigin: '' });
    const config = await fetch(`${without.url}/config.json`);
    expect(await config.json()).toEqual({ demonstration: false, uploadLimitMb: 1 } satisfies PublicConfig);
    expect(config.headers.get('content-security-policy')).toBe(contentSecurityPolicy(remoteOrigins, true));
    await without.close();
  });

  it('tells browsers of traces where units make them', async () => {
    const tracesEndpoint = 'http://collector:4318';
    const traced = await startNginxGateway({ base, bffs, remoteOrigins, widgetOrigin: '', tracesEndpoint });
    expect(await (await fetch(`${traced.url}/config.json`)).json()).toEqual({
      demonstration: false,
      uploadLimitMb: 1,
      traces: true,
    } satisfies PublicConfig);
    await traced.close();
  });

  it('passes path, query, cookies and a correlation id on, and says itself who called', async () => {
    let seen: IncomingMessage | undefined;
    answer = (incoming, response) => {
      seen = incoming;
      response
        .writeHead(201, {
          'set-cookie': ['a=1', 'b=2'],
          'content-type': 'application/json',
          'x-correlation-id': String(incoming.headers['x-correlation-id']),
        })
        .end('{"ok":true}');
    };
    // A call whose path looks like a file is a call.
    const reply = await fetch(`${gateway.url}/api/borrower/application/plan%2F1.pdf?x=%2F`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        cookie: 'c=3',
        'x-csrf': '1',
        'content-type': 'application/json',
      },
      body: '{"a":1}',
    });
    expect([reply.status, reply.headers.getSetCookie(), reply.headers.get('cache-control')]).toEqual([
      201,
      ['a=1', 'b=2'],
      'no-store',
    ]);
    expect(seen?.url).toBe('/api/borrower/application/plan%2F1.pdf?x=%2F');
    expect(seen?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'https',
      cookie: 'c=3',
      'x-csrf': '1',
    });
    expect([seen?.headers.forwarded, seen?.headers['x-real-ip']]).toEqual([undefined, undefined]);
    expect(reply.headers.get('x-correlation-id')).toBe(seen?.headers['x-correlation-id']);
  });

  it('takes the word of a trusted proxy in front on the address of the caller', async () => {
    const behind = await startNginxGateway({ base, bffs, remoteOrigins, trustedProxies: ['10.0.0.0/8', '127.0.0.1'] });
    let address: unknown;
    answer = (incoming, response) => {
      address = incoming.headers['x-forwarded-for'];
      response.end('{}');
    };
    await fetch(`${behind.url}/api/shell/x`, { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.1.2.3' } });
    await behind.close();
    expect(address).toBe('203.0.113.9');
  });

  it('lets no body that nobody ends near a back end', async () => {
    let calls = 0;
    answer = (_incoming, response) => {
      calls += 1;
      response.end('{}');
    };
    const body = request(`${gateway.url}/api/shell/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    });
    body.on('error', () => undefined).write('{');
    const other = await fetch(`${gateway.url}/api/shell/account/login`, { method: 'POST', body: '{}' });
    expect([other.status, calls]).toEqual([200, 1]);
    body.destroy();
  });

  it('keeps a good correlation id, replaces a bad one, and leaves what a back end says of caching and of its own bytes', async () => {
    const strict = {
      'cache-control': 'private, max-age=60',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    };
    answer = (_incoming, response) => void response.writeHead(200, strict).end('{}');
    const good = await fetch(`${gateway.url}/api/shell/x`, { headers: { 'x-correlation-id': 'abcdef-123456' } });
    expect(good.headers.get('x-correlation-id')).toBe('abcdef-123456');
    for (const [name, value] of Object.entries(strict)) expect([name, good.headers.get(name)]).toEqual([name, value]);
    expect(good.headers.get('strict-transport-security')).toBe(commonHeaders(true)['strict-transport-security']);
    const bad = await fetch(`${gateway.url}/api/shell/x`, { headers: { 'x-correlation-id': 'a b' } });
    expect(bad.headers.get('x-correlation-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('passes each event of a stream on as it comes, and ends with its reader', async () => {
    let open = 0;
    answer = (_incoming, response) => {
      open += 1;
      response.once('close', () => (open -= 1));
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' })
        .write('data: first\n\n');
    };
    const leaving = new AbortController();
    const stream = await fetch(`${gateway.url}/api/shell/notification/stream`, { signal: leaving.signal });
    expect(stream.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(new TextDecoder().decode((await stream.body?.getReader().read())?.value)).toBe('data: first\n\n');
    leaving.abort();
    for (let turn = 0; turn < 500 && open > 0; turn += 1) await new Promise((done) => setTimeout(done, 10));
    expect(open).toBe(0);
  });

  it('streams a body through while it is still being sent', async () => {
    const chunk = randomBytes(1024 * 1024);
    const firstArrived = new Promise<void>((arrived) => {
      answer = (incoming, response) => {
        let size = 0;
        incoming.on('data', (part: Buffer) => {
          arrived();
          size += part.length;
        });
        incoming.on('end', () => response.end(String(size)));
      };
    });
    const result = await new Promise<string>((done, fail) => {
      const call = request(
        `${gateway.url}/api/borrower/fileUpload/draft`,
        { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('end', () => done(text));
        },
      );
      call.on('error', fail);
      call.write(chunk);
      void firstArrived.then(() => call.end(chunk));
    });
    expect(result).toBe(String(2 * chunk.length));
  });

  it('says that a back end is away, and that a body is too large', async () => {
    const away = await fetch(`${gateway.url}/api/broker/x`);
    expect([away.status, away.headers.get('content-type'), away.headers.get('cache-control')]).toEqual([
      503,
      'application/problem+json',
      'no-store',
    ]);
    expect(await away.json()).toMatchObject({
      code: 'upstream.unavailable',
      correlationId: away.headers.get('x-correlation-id'),
    });
    const large = await fetch(`${gateway.url}/api/borrower/x`, { method: 'POST', body: Buffer.alloc(4 * 1024 * 1024) });
    expect([large.status, large.headers.get('content-type')]).toEqual([413, 'application/problem+json']);
    expect(await large.json()).toMatchObject({
      code: 'request.too_large',
      correlationId: large.headers.get('x-correlation-id'),
    });
  });

  it.each([404, 413, 503])('sends nothing twice, and passes a %i of a back end on as it is', async (status) => {
    let calls = 0;
    answer = (_incoming, response) => {
      calls += 1;
      response.writeHead(status, { 'content-type': 'application/problem+json' }).end('{"code":"of.its.own"}');
    };
    const refused = await fetch(`${gateway.url}/api/borrower/x`);
    expect([refused.status, await refused.json(), calls]).toEqual([status, { code: 'of.its.own' }, 1]);
  });
});
