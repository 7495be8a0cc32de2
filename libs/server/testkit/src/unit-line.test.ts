import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { fetchBy, ServiceClient } from '@groundwork/server-auth';
import { unitTls, UnitTls } from '@groundwork/server-config';
import { anAuthority, canCertify } from '@groundwork/server-data/testing';
import type { TestAuthority } from '@groundwork/server-data/testing';
import { createHttpApp, listen } from '@groundwork/server-http';
import { Controller, Get, Module } from '@nestjs/common';

@Controller('things')
class ThingsController {
  @Get()
  read(): { name: string } {
    return { name: 'things' };
  }
}
@Module({ controllers: [ThingsController] })
class ThingsModule {}

const freshMs = 20;
interface Failure {
  readonly code?: string;
  readonly cause?: Failure;
}
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: Failure) => error.cause?.code ?? error.code,
  );

(canCertify() ? describe : describe.skip)('units that know each other by certificates', () => {
  let folder: string;
  let ours: TestAuthority;
  let another: TestAuthority;

  /** A folder as cert-manager fills it, for somebody of that name. */
  function pairOf(name: string, { by = ours, days = 2, into = name } = {}): string {
    const { certificate, key } = by.certify(`${into}-${by.certificate.length}-${days}`, name, days);
    const place = mkdtempSync(join(folder, `${into}-`));
    writeFileSync(join(place, 'ca.crt'), by.certificate);
    writeFileSync(join(place, 'tls.crt'), certificate);
    writeFileSync(join(place, 'tls.key'), key);
    return place;
  }
  const tlsOf = (place: string) => new UnitTls(place, freshMs);

  let app: Awaited<ReturnType<typeof createHttpApp>>;
  let port: string;
  let place: string;
  let url: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'groundwork-units-'));
    ours = anAuthority(folder, 'ours');
    another = anAuthority(folder, 'another');
    place = pairOf('localhost');
    app = await createHttpApp(ThingsModule, { unit: 'things', logLevel: 'silent', tls: tlsOf(place) });
    const address = await listen(app, 0, '127.0.0.1');
    expect(address).toMatch(/^https:/);
    ({ port } = new URL(address));
    url = `https://localhost:${port}`;
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What somebody hears who comes with `options`, and the serial number of the certificate that was shown. */
  const heard = (path: string, options: object) =>
    new Promise<{ status: number | string; serial?: string }>((done) => {
      request(`${url}${path}`, { ...options, agent: false }, (response) => {
        const serial = (response.socket as TLSSocket).getPeerCertificate().serialNumber;
        response.resume().once('end', () => done({ status: response.statusCode ?? 0, serial }));
      })
        .once('error', (error: NodeJS.ErrnoException) => done({ status: error.code ?? error.message }))
        .end();
    });
  const shown = (from: string) => {
    const { ca, cert, key } = tlsOf(from).current();
    return { ca, cert, key };
  };

  it('answer who shows a certificate of their authority, and tell nobody else but that they serve', async () => {
    expect((await heard('/things', shown(pairOf('bff-admin')))).status).toBe(200);
    const stranger = { ca: ours.certificate };
    expect((await heard('/things', stranger)).status).toBe(403);
    expect(await heard('/nothing', stranger)).toMatchObject({ status: 403 });
    expect((await heard('/ready', stranger)).status).toBe(200);
    const forged = pairOf('bff-admin', { by: another });
    expect((await heard('/things', { ...shown(forged), ca: ours.certificate })).status).toBe(403);
    const ended = pairOf('bff-admin', { days: -1 });
    expect((await heard('/things', shown(ended))).status).toBe(403);
    expect(await outcomeOf(fetch(url.replace('https:', 'http:')))).toBe('UND_ERR_SOCKET');
  });

  it('call nobody whose certificate is of another authority or another name', async () => {
    const call = (from: string, address = url) =>
      outcomeOf(new ServiceClient('draws', address, 'test', tlsOf(from)).call('GET', '/things', { token: 'none' }));
    expect(await call(pairOf('bff-admin'))).toBe('answered');
    expect(await call(pairOf('bff-admin', { by: another }))).toBe('upstream.unavailable');
    expect(await call(pairOf('bff-admin'), `https://127.0.0.1:${port}`)).toBe('upstream.unavailable');
    const byNumber = (name?: string) =>
      outcomeOf(fetchBy(tlsOf(place), name)(`https://127.0.0.1:${port}/things`, {}).then((answer) => answer.text()));
    expect(await byNumber('localhost')).toBe('answered');
    expect(await byNumber('service-draws')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
    expect(await byNumber()).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  });

  it('show and take a pair that was replaced, without a restart, and keep the old one while files do not fit', async () => {
    const { serial } = await heard('/ready', { ca: ours.certificate });
    const caller = tlsOf(place);
    const before = caller.current();
    const next = shown(pairOf('localhost', { into: 'next' }));
    writeFileSync(join(place, 'tls.crt'), next.cert);
    await pause(5 * freshMs);
    expect((await heard('/ready', { ca: ours.certificate })).serial).toBe(serial);
    expect(caller.current()).toBe(before);
    writeFileSync(join(place, 'tls.key'), next.key);
    for (let tries = 0; (await heard('/ready', { ca: ours.certificate })).serial === serial; tries += 1) {
      if (tries > 200) throw new Error('The old pair is still shown.');
      await pause(freshMs);
    }
    await pause(2 * freshMs);
    expect(caller.current().cert).toBe(next.cert);
    expect((await heard('/things', shown(place))).status).toBe(200);
  });

  it('are told by a folder, and what is wrong with it', () => {
    expect(unitTls({})).toBeUndefined();
    expect(unitTls({ UNIT_TLS: place })).toBeInstanceOf(UnitTls);
    expect(() => unitTls({ UNIT_TLS: join(folder, 'nowhere') })).toThrow(/UNIT_TLS must be a folder .* no such file/);
    const mixed = pairOf('service-files');
    writeFileSync(join(mixed, 'tls.key'), shown(pairOf('service-draws')).key);
    expect(() => unitTls({ UNIT_TLS: mixed })).toThrow(/the key is of another certificate/);
  });
});
