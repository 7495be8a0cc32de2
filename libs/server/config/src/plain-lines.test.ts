import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bffOptions, createMissingKeys, databaseOptions, serviceOptions } from './index.js';

describe('what a unit calls over the network in production', () => {
  const directory = mkdtempSync(join(tmpdir(), 'gw-lines-'));
  beforeAll(() => createMissingKeys(directory));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const production = { GROUNDWORK_KEYS: directory, GROUNDWORK_MODE: 'production' };
  const read = (more: Record<string, string>) => () => serviceOptions({ ...production, ...more }, 'draws');
  const smtp = (query: string) => ({ SMTP_URL: `smtp://relay.example${query}`, MAIL_FROM: 'portal@example.com' });
  const clear: [string, Record<string, string>][] = [
    ['DATABASE_URL', { DATABASE_URL: 'mysql://user:word@db.example' }],
    ['DATABASE_REPLICA_URL', { DATABASE_URL: 'mysql://localhost', DATABASE_REPLICA_URL: 'mysql://replica.example' }],
    ['RABBITMQ_URL', { RABBITMQ_URL: 'amqp://broker.example' }],
    ['CLAMD_URL', { CLAMD_URL: 'tcp://clamd:3310' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'http://s3.example' }],
    ['PASSWORD_RANGES_URL', { PASSWORD_RANGES_URL: 'http://ranges.example' }],
    ['IDENTITY_CHECK_URL', { IDENTITY_CHECK_URL: 'http://identity.example' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }],
  ];

  it.each(clear)('is refused in the clear, unless %s is named', (name, env) => {
    expect(read(env)).toThrow(`${name} leads over the network in the clear`);
    expect(read({ ...env, PLAIN_LINES: `units, ${name}` })).not.toThrow();
    expect(read({ ...env, GROUNDWORK_MODE: 'demonstration' })).not.toThrow();
  });

  it.each([
    ['SERVICE_FILES_URL', 'http://service-files:4235'],
    ['BFF_SHELL_URL', 'http://bff-shell:4210'],
  ])('is no other unit in the clear, unless units are named: %s', (name, url) => {
    const bff = (more: Record<string, string>) => () => bffOptions({ ...production, [name]: url, ...more }, 'admin');
    expect(read({ [name]: url })).toThrow(`${name} leads over the network in the clear: say UNIT_TLS, or name units`);
    expect(bff({})).toThrow(name);
    expect(bff({ PLAIN_LINES: 'units' })).not.toThrow();
  });

  it('is what TLS is spoken with, and what is on the same machine', () => {
    const authority = '-----BEGIN CERTIFICATE-----';
    const closed: readonly Record<string, string>[] = [
      {},
      { DATABASE_URL: 'mysql://db.example', DATABASE_CA: authority },
      { DATABASE_URL: 'mysql://127.0.0.1:3306', RABBITMQ_URL: 'amqp://localhost', CLAMD_URL: 'tcp://[::1]:3310' },
      { RABBITMQ_URL: 'amqps://broker.example', OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' },
      smtp(''),
      smtp('?requireTLS=false'),
      { SERVICE_FILES_URL: 'http://127.0.0.1:4235' },
    ];
    for (const env of closed) expect(read(env)).not.toThrow();
  });

  it('is held by the job that migrates, too, which reads the database alone', () => {
    const job = (more: Record<string, string>) => () =>
      databaseOptions({ GROUNDWORK_MODE: 'production', DATABASE_URL: 'mysql://db.example', ...more }, 'draws');
    expect(job({})).toThrow(/^DATABASE_URL leads .* say DATABASE_CA, or name DATABASE_URL in PLAIN_LINES/);
    expect(job({ PLAIN_LINES: 'DATABASE_URL' })).not.toThrow();
  });

  it('is named as settings are', () => {
    expect(read({ ...clear[0]?.[1], PLAIN_LINES: 'mysql' })).toThrow('PLAIN_LINES must be units and names of settings');
  });
});

describe('what production begins with where nothing is said', () => {
  const directory = mkdtempSync(join(tmpdir(), 'gw-begins-'));
  beforeAll(() => createMissingKeys(directory));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const read = (mode: string, more: Record<string, string> = {}) =>
    serviceOptions({ GROUNDWORK_KEYS: directory, GROUNDWORK_MODE: mode, ...more }, 'identity');

  it('is passwords of eight characters, which a deployment may say otherwise down to five', () => {
    expect(read('production').passwordMinimum).toBe(8);
    expect(read('demonstration').passwordMinimum).toBe(5);
    expect(read('production', { PASSWORD_MINIMUM: '5' }).passwordMinimum).toBe(5);
    expect(() => read('production', { PASSWORD_MINIMUM: '4' })).toThrow(/PASSWORD_MINIMUM/);
  });

  it('is a second factor for everybody, and for nobody in a demonstration', () => {
    expect(read('production').secondFactor).toBe('everybody');
    expect(read('demonstration').secondFactor).toBe('nobody');
    expect(read('production', { SECOND_FACTOR: 'optional' }).secondFactor).toBe('nobody');
    expect(read('production', { SECOND_FACTOR: 'administrators' }).secondFactor).toBe('administrators');
  });
});
