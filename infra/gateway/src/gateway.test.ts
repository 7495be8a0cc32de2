import { createHash, randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { areas } from '@groundwork/domain-access';
import type { Area, RemotesDocument } from '@groundwork/domain-access';
import { Registry, remoteNames } from '@groundwork/server-registry';
import type { RemoteName } from '@groundwork/server-registry';
import { startGateway } from './gateway.js';
import type { GatewayOptions, RunningPart } from './options.js';
import { startRemoteOrigin } from './remote-origin.js';
import { commonHeaders } from './security-headers.js';
import { answerTo, earlyRefusals, expectRefusal } from './testing/early-refusals.js';

let base: string;
let gateway: RunningPart;
let options: GatewayOptions;
let remote: RunningPart;
let upstream: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let ready: boolean;

const remotes = Object.fromEntries(remoteNames.map((name, at) => [name, `http://localhost:${5201 + at}`])) as Record<
  RemoteName,
  string
>;

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'groundwork-gateway-'));
  const shell = join(base, 'shell');
  mkdirSync(shell);
  writeFileSync(join(shell, 'index.html'), '<!doctype html><title>Shell</title>');
  writeFileSync(join(shell, 'main.0123456789abcdef.js'), 'console.log(1)');
  writeFileSync(join(shell, 'pdf-worker.0123456789abcdef.js'), 'console.log(2)');
  writeFileSync(join(shell, 'main.0123456789abcdef.js.gz'), gzipSync('console.log(1)'));
  writeFileSync(join(shell, 'theme.js'), 'void 0');

  const registry = new Registry(join(base, 'registry'));
  for (const name of remoteNames) {
    const built = join(base, `built-${name}`);
    mkdirSync(built);
    writeFileSync(join(built, 'remoteEntry.js'), 'entry');
    const manifest = {
      name: `${name}_one`,
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './app' }],
      integrity: { 'remoteEntry.js': `sha384-${createHash('sha384').update('entry').digest('base64')}` },
    };
    writeFileSync(join(built, 'mf-manifest.json'), JSON.stringify(manifest));
    registry.publish(name, built, 'one', new Date());
  }

  ready = true;
  upstream = createServer((incoming, response) => {
    if (incoming.url === '/ready') return response.writeHead(ready ? 200 : 503).end();
    return answer(incoming, response);
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  options = {
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'http://localhost:4200',
    shellDirectory: shell,
    registry,
    remotes,
    bffs: {
      ...(Object.fromEntries(areas.map((area) => [area, url])) as Record<Area, string>),
      broker: 'http://127.0.0.1:1',
    },
    units: { 'bff-shell': url },
    config: { demonstration: true, uploadLimitMb: 100, accountVerificationOrigin: 'http://localhost:5240' },
    upstreamTimeoutMs: 300,
    logLevel: 'silent',
  };
  gateway = await startGateway(options);
  remote = await startRemoteOrigin({
    name: 'borrower',
    host: '127.0.0.1',
    port: 0,
    directory: registry.remoteDirectory('borrower'),
    shellOrigin: 'http://localhost:4200',
    logLevel: 'silent',
  });
});

afterAll(async () => {
  await gateway.close();
  await remote.close();
  upstream.closeAllConnections();
  await new Promise((done) => upstream.close(done));
  rmSync(base, { recursive: true, force: true });
});

describe('what is refused before any route is looked for', () => {
  it.each(Object.entries(earlyRefusals))(
    '%s: a problem document with the headers of every answer',
    async (_what, bytes) => {
      const refused = await answerTo(gateway.url, bytes);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
      expectRefusal(refused, commonHeaders(false));
    },
  );

  it('is told apart by what was wrong, and says nothing of what was sent', async () => {
    const statusOf = async (what: keyof typeof earlyRefusals) =>
      (await answerTo(gateway.url, earlyRefusals[what] ?? '')).status;
    expect(await statusOf('a malformed % in the path of a call')).toBe(400);
    expect(await statusOf('no host')).toBe(400);
    expect(await statusOf('a head that is too long')).toBe(431);
    const { body } = await answerTo(gateway.url, 'GET /%zzsecret HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect(body).not.toContain('secret');
  });

  it('is answered by the origin of a remote with the headers of that, too', async () => {
    const refused = await answerTo(remote.url, earlyRefusals['a malformed % in the path of a page'] ?? '');
    expectRefusal(refused, {
      'access-control-allow-origin': 'http://localhost:4200',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is no request that expects what nobody knows: it is answered', async () => {
    const answered = await answerTo(
      gateway.url,
      'GET /theme.js HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
    );
    expect([answered.status, answered.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  });
});

describe('the pages', () => {
  it.each(['/', '/login', '/home/projects/12'])('serves the shell at %s, never from a cache', async (path) => {
    const page = await fetch(gateway.url + path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Shell');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' http://localhost:5201 http://localhost:5202 http://localhost:5203");
    expect(policy).not.toContain('unsafe-eval');
    const places = 'http://localhost:5201 http://localhost:5202 http://localhost:5203';
    expect(policy.split('; ')).toContain(`connect-src 'self' ${places}`);
    expect(policy.split('; ')).toContain('frame-src http://localhost:5240');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gives the worker that reads PDFs a policy of its own, without eval', async () => {
    const policy = (await fetch(`${gateway.url}/pdf-worker.0123456789abcdef.js`)).headers.get(
      'content-security-policy',
    );
    expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
    expect((await fetch(`${gateway.url}/main.0123456789abcdef.js`)).headers.get('content-security-policy')).toBeNull();
  });

  it('keeps hashed files for ever, compressed, and others not', async () => {
    const hashed = await fetch(`${gateway.url}/main.0123456789abcdef.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(hashed.headers.get('cache-control')).toContain('immutable');
    expect(hashed.headers.get('content-encoding')).toBe('gzip');
    expect(hashed.headers.get('content-type')).toContain('javascript');
    expect(await hashed.text()).toBe('console.log(1)');
    expect((await fetch(`${gateway.url}/theme.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/nothing.js', '/api/nowhere', '/api/', '/..%2f..%2fetc/passwd.txt'])(
    'answers %s with a problem document',
    async (path) => {
      const missing = await fetch(gateway.url + path);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('content-type')).toContain('application/problem+json');
      expect(await missing.json()).toMatchObject({ code: 'route.not_found', status: 404 });
    },
  );

  it('serves the registry and the configuration fresh each time', async () => {
    const document = await fetch(`${gateway.url}/remotes.json`);
    expect(document.headers.get('cache-control')).toBe('no-store');
    const body = (await document.json()) as { microFrontends: Record<string, { url: string }[]> };
    expect(body.microFrontends['groundwork/admin']?.[0]?.url).toBe('http://localhost:5203/one/mf-manifest.json');
    expect(await (await fetch(`${gateway.url}/config.json`)).json()).toEqual({
      demonstration: true,
      uploadLimitMb: 100,
      accountVerificationOrigin: 'http://localhost:5240',
    });
  });
});

it('of a portal under https leads pages to it, and refuses calls, which come over plain HTTP', async () => {
  answer = (_incoming, response) => void response.end('{}');
  const behind = await startGateway({ ...options, port: 0, publicOrigin: 'https://portal.example' });
  const plain = { headers: { 'x-forwarded-proto': 'http' }, redirect: 'manual' } as const;
  try {
    const page = await fetch(`${behind.url}/login?next=%2Fhome`, plain);
    expect([page.status, page.headers.get('location')]).toEqual([308, 'https://portal.example/login?next=%2Fhome']);
    const call = await fetch(`${behind.url}/api/borrower/x`, plain);
    expect([call.status, await call.json()]).toMatchObject([403, { code: 'transport.plain' }]);
    const safe = await fetch(`${behind.url}/api/borrower/x`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(safe.status).toBe(200);
    // One that has no TLS has nothing to lead to.
    expect((await fetch(`${gateway.url}/api/borrower/x`, plain)).status).toBe(200);
  } finally {
    await behind.close();
  }
});

describe('beside a remote that is worked on', () => {
  const directive = (policy: string | null, name: string) => policy?.split('; ').find((rule) => rule.startsWith(name));

  it('serves it from the root of its origin, and lets pages hear of changes; nothing else differs', async () => {
    const live = await startGateway({
      ...options,
      port: 0,
      live: { remote: 'borrower', socketOrigin: 'ws://localhost:5201' },
    });
    const remotesOf = async (url: string) =>
      ((await (await fetch(`${url}/remotes.json`)).json()) as RemotesDocument).microFrontends;
    const [ordinary, changed] = [await remotesOf(gateway.url), await remotesOf(live.url)];
    expect(changed['groundwork/borrower']).toMatchObject([
      { url: 'http://localhost:5201/mf-manifest.json', metadata: { version: 'live', integrity: '' } },
    ]);
    expect(changed['groundwork/admin']).toEqual(ordinary['groundwork/admin']);

    const policies = await Promise.all(
      [gateway.url, live.url].map(async (url) => (await fetch(url)).headers.get('content-security-policy')),
    );
    const [before, after] = policies.map((policy) => directive(policy ?? null, 'connect-src'));
    expect(before).not.toContain('ws:');
    expect(after).toBe(`${before} ws://localhost:5201`);
    expect(policies[1]?.replace(String(after), String(before))).toBe(policies[0]);
    await live.close();
  });

  it('tells pages of developers’ origins, and lets code and news of changes come from them', async () => {
    const origin = 'http://localhost:6201';
    const open = await startGateway({ ...options, port: 0, developerOrigins: [origin] });
    const configs = [];
    const policies = [];
    for (const url of [gateway.url, open.url]) {
      configs.push(await (await fetch(`${url}/config.json`)).json());
      policies.push((await fetch(url)).headers.get('content-security-policy'));
    }
    expect(configs[0]).not.toHaveProperty('developerOrigins');
    expect(configs[1]).toEqual({ ...(configs[0] as object), developerOrigins: [origin] });
    expect(policies[0]).not.toContain('6201');
    expect(directive(policies[1] ?? null, 'script-src')).toBe(
      `${directive(policies[0] ?? null, 'script-src')} ${origin}`,
    );
    expect(directive(policies[1] ?? null, 'connect-src')).toContain(`${origin} ws://localhost:6201`);
    await open.close();
  });
});

describe('health', () => {
  it('is up once every part is', async () => {
    ready = false;
    const starting = await fetch(`${gateway.url}/health`);
    expect(starting.status).toBe(503);
    expect(await starting.json()).toMatchObject({ status: 'starting' });
    ready = true;
    const up = await fetch(`${gateway.url}/health`);
    expect(up.status).toBe(200);
    expect(await up.json()).toMatchObject({
      parts: expect.arrayContaining([{ name: 'bff-shell', ready: true }]) as unknown,
    });
  });
});

describe('the stream of the bell', () => {
  it('passes each event on as it comes, takes no connection from the calls, and ends with its reader', async () => {
    let open = 0;
    answer = (incoming, response) => {
      if (incoming.url !== '/api/shell/notification/stream')
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      open += 1;
      response.once('close', () => (open -= 1));
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' })
        .write('data: first\n\n');
    };
    const leaving = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: 140 }, () =>
        fetch(`${gateway.url}/api/shell/notification/stream`, { signal: leaving.signal }),
      ),
    );
    const [first] = streams;
    expect(first?.headers.get('cache-control')).toBe('no-cache, no-transform');
    const reader = first?.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: first\n\n');
    expect((await fetch(`${gateway.url}/api/shell/account/session`)).status).toBe(200);
    leaving.abort();
    for (let turn = 0; turn < 200 && open > 0; turn += 1) await new Promise((done) => setTimeout(done, 10));
    expect(open).toBe(0);
  });
});

describe('the calls', () => {
  it('passes path, query, cookies and a correlation id on, and says itself who called', async () => {
    let seen: IncomingMessage | undefined;
    answer = (incoming, response) => {
      seen = incoming;
      response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'application/json' }).end('{"ok":true}');
    };
    const reply = await fetch(`${gateway.url}/api/borrower/application/1?x=%2F`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        cookie: 'c=3',
        'x-csrf': '1',
        'content-type': 'application/json',
      },
      body: '{"a":1}',
    });
    expect(reply.status).toBe(201);
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(seen?.url).toBe('/api/borrower/application/1?x=%2F');
    expect(seen?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen?.headers['x-forwarded-host']).toBe('localhost:4200');
    expect(seen?.headers.forwarded).toBeUndefined();
    expect(seen?.headers.cookie).toBe('c=3');
    expect(seen?.headers['x-correlation-id']).toBe(reply.headers.get('x-correlation-id'));
  });

  it('takes a body whose sender waits for a word before it, as programs do with large ones', async () => {
    answer = (incoming, response) => {
      incoming.resume().on('end', () => response.end(String(incoming.headers.expect)));
    };
    const said = await new Promise<string>((done, fail) => {
      const headers = { expect: '100-continue', 'content-length': '2' };
      const call = request(`${gateway.url}/api/borrower/x`, { method: 'POST', headers }, (response) => {
        response.setEncoding('utf8').on('data', (text: string) => done(`${response.statusCode} ${text}`));
      });
      call.on('continue', () => call.end('{}')).on('error', fail);
      call.flushHeaders();
    });
    expect(said).toBe('200 undefined');
  });

  it('keeps a good correlation id and replaces a bad one', async () => {
    answer = (_incoming, response) => void response.end('{}');
    const good = await fetch(`${gateway.url}/api/shell/x`, { headers: { 'x-correlation-id': 'abcdef-123456' } });
    expect(good.headers.get('x-correlation-id')).toBe('abcdef-123456');
    const bad = await fetch(`${gateway.url}/api/shell/x`, { headers: { 'x-correlation-id': 'a b' } });
    expect(bad.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('streams a body through while it is still being sent', async () => {
    const chunk = randomBytes(1024 * 1024);
    const firstArrived = new Promise<void>((arrived) => {
      answer = (incoming, response) => {
        const hash = createHash('sha256');
        let size = 0;
        incoming.on('data', (part: Buffer) => {
          arrived();
          hash.update(part);
          size += part.length;
        });
        incoming.on('end', () => response.end(JSON.stringify({ size, hash: hash.digest('hex') })));
      };
    });
    const result = await new Promise<{ size: number; hash: string }>((done, fail) => {
      const call = request(
        `${gateway.url}/api/borrower/fileUpload/draft`,
        { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('end', () => done(JSON.parse(text) as { size: number; hash: string }));
        },
      );
      call.on('error', fail);
      call.write(chunk);
      void firstArrived.then(() => {
        call.write(chunk);
        call.end();
      });
    });
    expect(result).toEqual({
      size: 2 * chunk.length,
      hash: createHash('sha256').update(chunk).update(chunk).digest('hex'),
    });
  });

  it('says that a back end is away, or does not answer', async () => {
    const away = await fetch(`${gateway.url}/api/broker/x`);
    expect(away.status).toBe(503);
    expect(await away.json()).toMatchObject({
      code: 'upstream.unavailable',
      correlationId: away.headers.get('x-correlation-id'),
    });
    answer = () => undefined;
    const silent = await fetch(`${gateway.url}/api/borrower/x`);
    expect(silent.status).toBe(504);
    expect(await silent.json()).toMatchObject({ code: 'upstream.timeout' });
  });

  it('sends nothing twice, also after a 503', async () => {
    let calls = 0;
    answer = (_incoming, response) => {
      calls += 1;
      response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"code":"upstream.unavailable"}');
    };
    const refused = await fetch(`${gateway.url}/api/borrower/x`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ code: 'upstream.unavailable' });
    expect(calls).toBe(1);
  });
});

it('lets the scripts of no other origin read a page or a call, nor asks them before one', async () => {
  answer = (_incoming, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  for (const path of ['/', '/remotes.json', '/api/borrower/x'])
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: 'http://evil.example', 'access-control-request-method': 'POST' };
      const said = (await fetch(gateway.url + path, { method, headers })).headers;
      expect([path, method, [...said.keys()].filter((name) => name.startsWith('access-control-'))]).toEqual([
        path,
        method,
        [],
      ]);
    }
});

describe("a remote's origin", () => {
  it("serves versions for ever, to the shell's origin alone", async () => {
    const manifest = await fetch(`${remote.url}/one/mf-manifest.json`, { headers: { origin: 'http://evil.example' } });
    expect(manifest.status).toBe(200);
    expect(manifest.headers.get('access-control-allow-origin')).toBe('http://localhost:4200');
    expect(manifest.headers.get('cache-control')).toContain('immutable');
    const preflight = await fetch(`${remote.url}/one/mf-manifest.json`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
  });

  it.each(['/two/mf-manifest.json', '/', '/one', '/one/'])(
    'answers %s with a problem that nobody caches',
    async (path) => {
      // Whoever takes no compressed answer was told that the request could not be read.
      const missing = await fetch(remote.url + path, { headers: { 'accept-encoding': 'identity' } });
      expect(missing.status).toBe(404);
      expect(missing.headers.get('cache-control')).toBe('no-store');
      expect(await missing.json()).toMatchObject({ code: 'route.not_found' });
    },
  );
});
