import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { areas } from '@groundwork/domain-access';
import type { Area } from '@groundwork/domain-access';
import { anAuthority } from '@groundwork/server-data/testing';
import type { TestAuthority } from '@groundwork/server-data/testing';
import type { RunningPart } from './options.js';
import { hasNginx, startNginxGateway } from './testing/nginx.js';

(hasNginx() ? describe : describe.skip)('nginx before back ends that know units by certificates', () => {
  let base: string;
  let tls: string;
  let ours: TestAuthority;
  let gateway: RunningPart;
  const upstreams: Server[] = [];

  /** Lays a pair of the gateway's where the template looks for it. */
  function lay(pair: { readonly certificate: string; readonly key: string }): void {
    writeFileSync(join(tls, 'ca.crt'), ours.certificate);
    writeFileSync(join(tls, 'tls.crt'), pair.certificate);
    writeFileSync(join(tls, 'tls.key'), pair.key);
  }

  /** A back end that says whom it sees, and shows a certificate of `name` by `authority`. */
  async function backEnd(name: string, authority: TestAuthority): Promise<string> {
    const { certificate, key } = authority.certify(`${name}-${upstreams.length}`, name);
    const server = createServer(
      { cert: certificate, key, ca: ours.certificate, requestCert: true, rejectUnauthorized: false },
      (request, response) => {
        const socket = request.socket as TLSSocket;
        const { subject } = socket.getPeerCertificate();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ known: socket.authorized, who: subject?.CN, sni: socket.servername }));
      },
    );
    upstreams.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'groundwork-nginx-units-'));
    for (const folder of ['shell', 'registry', 'tls']) mkdirSync(join(base, folder));
    tls = join(base, 'tls');
    ours = anAuthority(base, 'ours');
    const another = anAuthority(base, 'another');
    lay(ours.certify('gateway', 'gateway'));
    const bffs = {
      ...(Object.fromEntries(areas.map((area) => [area, 'https://127.0.0.1:1'])) as Record<Area, string>),
      shell: await backEnd('bff-shell', ours),
      borrower: await backEnd('bff-broker', ours),
      broker: await backEnd('bff-broker', another),
    };
    gateway = await startNginxGateway({ base, bffs, remoteOrigins: [], unitTls: tls });
  }, 60_000);
  afterAll(async () => {
    await gateway?.close();
    for (const server of upstreams) server.closeAllConnections();
    for (const server of upstreams) await new Promise((done) => server.close(done));
    rmSync(base, { recursive: true, force: true });
  });

  const ask = (path: string) => fetch(`${gateway.url}${path}`, { headers: { connection: 'close' } });

  it('shows its own certificate, and asks for the back end by name', async () => {
    expect(await (await ask('/api/shell/x')).json()).toEqual({ known: true, who: 'gateway', sni: 'bff-shell' });
  });

  it.each(['/api/borrower/x', '/api/broker/x'])(
    'passes nothing on to a back end of another name or another authority: %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'upstream.unavailable']);
    },
  );

  it('shows a pair that was replaced, without a start', async () => {
    lay(ours.certify('renewed', 'gateway-renewed'));
    // A connection that was kept shows what it showed; it ends after four seconds without a call.
    let who: string | undefined;
    for (const end = Date.now() + 10_000; who !== 'gateway-renewed' && Date.now() < end;) {
      await new Promise((done) => setTimeout(done, 4_300));
      ({ who } = (await (await ask('/api/shell/x')).json()) as { who: string });
    }
    expect(who).toBe('gateway-renewed');
  }, 20_000);
});
