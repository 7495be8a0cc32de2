import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaNames, bffNames, ConfigurationError, serviceNames, serviceOptions } from '@groundwork/server-config';
import { needFreePorts, PortTakenError } from './free-ports.js';
import { localSettings, portsInUse } from './settings.js';

let data: string;
beforeAll(() => (data = mkdtempSync(join(tmpdir(), 'groundwork-local-'))));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const env = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({ GROUNDWORK_DATA: data, ...more });

describe('settings of the local start', () => {
  it('moves the whole block of ports', () => {
    const { ports, shared } = localSettings([], env({ PORT: '5200' }));
    expect(ports).toMatchObject({
      gateway: 5200,
      remotes: { borrower: 5201, broker: 5202, admin: 5203 },
      bffs: { shell: 5210, admin: 5213 },
      services: { identity: 5230, notifications: 5237 },
    });
    expect(shared.publicOrigin).toBe('http://localhost:5200');
    expect(shared.remotes.broker).toBe('http://localhost:5202');
  });

  it('listens on one port a part, and on none for what runs elsewhere', () => {
    const settings = localSettings(['--except', 'draws,bff-admin'], env());
    const names = portsInUse(settings).map(([name]) => name);
    expect(names).toHaveLength(1 + areaNames.length + bffNames.length + serviceNames.length + 1 - 2);
    expect(names).not.toContain('service draws');
    expect(names).not.toContain('bff-admin');
    expect(localSettings(['--except=draws'], env()).except).toEqual(new Set(['draws']));
  });

  it('leaves the port of the remote that is worked on to its own server, and has none such in production', () => {
    const settings = localSettings(['--live', 'borrower'], env());
    expect(settings.live).toBe('borrower');
    const names = portsInUse(settings).map(([name]) => name);
    expect(names).not.toContain('remote borrower');
    expect(names).toContain('remote broker');
    expect(localSettings(['--live', 'shell'], env()).live).toBe('shell');
    expect(() => localSettings(['--live', 'draws'], env())).toThrow(ConfigurationError);
    expect(() => localSettings(['--live', 'borrower'], env({ GROUNDWORK_MODE: 'production' }))).toThrow(
      ConfigurationError,
    );
  });

  it('lets developers’ versions come from origins that are named, and from none in production', () => {
    const origins = (text: string, more: Record<string, string> = {}) =>
      localSettings([], env({ DEVELOPER_ORIGINS: text, ...more })).developerOrigins;
    expect(localSettings([], env()).developerOrigins).toEqual([]);
    expect(origins('http://localhost:4201, https://dev.example')).toEqual([
      'http://localhost:4201',
      'https://dev.example',
    ]);
    for (const wrong of ['localhost:4201', 'http://localhost:4201/', '*', 'http://*', 'javascript:alert(1)'])
      expect(() => origins(wrong)).toThrow(ConfigurationError);
    localSettings([], env());
    expect(() => origins('http://localhost:4201', { GROUNDWORK_MODE: 'production' })).toThrow(
      /leave it out in production/,
    );
  });

  it('has the sandbox where a provider is not set up, and never in production', () => {
    const names = (more: Record<string, string>): string[] =>
      portsInUse(localSettings([], env(more))).map(([name]) => name);
    expect(names({})).toContain('sandbox');
    expect(names({ IDENTITY_CHECK_URL: 'https://identity.example' })).toContain('sandbox');
    const everyProvider = Object.fromEntries(
      ['IDENTITY_CHECK', 'ACCOUNT_VERIFICATION', 'BACKGROUND_CHECK', 'PROPERTY_DEMOGRAPHICS'].map((name) => [
        `${name}_URL`,
        'https://provider.example',
      ]),
    );
    expect(names({ ...everyProvider, ACCOUNT_VERIFICATION_WIDGET_URL: 'https://widget.example' })).not.toContain(
      'sandbox',
    );
    localSettings([], env());
    expect(names({ GROUNDWORK_MODE: 'production' })).not.toContain('sandbox');
  });

  it('has one largest upload for the service and for what browsers are told', () => {
    for (const [setting, mb] of [
      [{}, 100],
      [{ UPLOAD_LIMIT_MB: '7' }, 7],
    ] as const) {
      expect(localSettings([], env(setting)).uploadLimitMb).toBe(mb);
      expect(serviceOptions(env(setting), 'files').uploadLimitBytes).toBe(mb * 1024 * 1024);
    }
  });

  it('says which setting is wrong', () => {
    expect(() => localSettings(['--except', 'loans'], env())).toThrow(/no unit 'loans'/);
    expect(() => localSettings([], env({ PORT: 'high' }))).toThrow(ConfigurationError);
  });
});

describe('ports', () => {
  it('names the one that is taken and the way out', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as AddressInfo;
    const wanted = needFreePorts([['bff-shell', port]], '127.0.0.1', 4200);
    await expect(wanted).rejects.toThrow(PortTakenError);
    await expect(needFreePorts([['bff-shell', port]], '127.0.0.1', 4200)).rejects.toThrow(
      `Port ${port} (bff-shell) is taken`,
    );
    await expect(needFreePorts([['bff-shell', port]], '127.0.0.1', 4200)).rejects.toThrow('PORT=5200 npm start');
    await new Promise((done) => holder.close(done));
    await expect(needFreePorts([['bff-shell', port]], '127.0.0.1', 4200)).resolves.toBeUndefined();
  });
});

it('npm start -- --help says how it is started and starts nothing', () => {
  const script = fileURLToPath(new URL('../start.mjs', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [script, '--help'], { encoding: 'utf8', timeout: 20_000 });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npm start -- --as-built/m);
  expect(stdout).not.toContain('http://');
});
