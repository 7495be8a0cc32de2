import type { KeyObject } from 'node:crypto';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bffOptions,
  ConfigurationError,
  createMissingKeys,
  databaseOptions,
  eventOptions,
  keepsMail,
  loadKeys,
  serviceNames,
  serviceOptions,
  trustedProxies,
} from './index.js';

describe('what the environment says of letters, text messages and documents', () => {
  const directory = mkdtempSync(join(tmpdir(), 'gw-config-'));
  beforeAll(() => createMissingKeys(directory));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const options = (env: Record<string, string>) =>
    serviceOptions({ GROUNDWORK_KEYS: directory, GROUNDWORK_DATA: directory, ...env }, 'notifications');
  const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'loans@groundwork.example' };
  const sms = { SMS_URL: 'https://texts.example/messages', SMS_TOKEN: 'key', SMS_FROM: '+18005550100' };

  it('says who reads the documents of the calls, and refuses what is neither', () => {
    expect(options({}).apiDocuments).toBeUndefined();
    expect(options({ API_DOCUMENTS: 'members' }).apiDocuments).toBe('members');
    expect(options({ API_DOCUMENTS: 'everybody' }).apiDocuments).toBe('everybody');
    expect(() => options({ API_DOCUMENTS: 'yes' })).toThrow(/API_DOCUMENTS/);
  });

  it('keeps both where nothing is said', () => {
    const made = options({});
    expect([made.mail, made.texts, keepsMail(made)]).toEqual([{ kind: 'mailbox' }, { kind: 'mailbox' }, true]);
  });

  it('sends letters, and no text messages without a provider', () => {
    const made = options(smtp);
    expect([made.mail.kind, made.texts.kind, keepsMail(made)]).toEqual(['smtp', 'none', false]);
  });

  it('sends text messages by a provider', () => {
    expect(options({ ...smtp, ...sms }).texts).toEqual({
      kind: 'http',
      url: sms.SMS_URL,
      token: 'key',
      from: sms.SMS_FROM,
    });
    expect(() => options({ ...sms, SMS_TOKEN: '' })).toThrow(/SMS_TOKEN/);
    expect(() => options({ ...sms, SMS_URL: 'texts.example' })).toThrow(/SMS_URL/);
  });

  it('does not start in production without a mail server, and has no mailbox there', () => {
    expect(() => options({ GROUNDWORK_MODE: 'production' })).toThrow(/SMTP_URL/);
    const made = options({ GROUNDWORK_MODE: 'production', ...smtp });
    expect([made.texts.kind, keepsMail(made), keepsMail({ mode: 'production', mail: { kind: 'mailbox' } })]).toEqual([
      'none',
      false,
      false,
    ]);
  });

  it.each([
    ['production', 'smtp://mail.example', 'smtp://mail.example?requireTLS=true'],
    ['production', 'smtp://mail.example?name=portal', 'smtp://mail.example?name=portal&requireTLS=true'],
    ['production', 'smtp://relay?requireTLS=false', 'smtp://relay?requireTLS=false'],
    ['production', 'smtps://mail.example', 'smtps://mail.example'],
    ['demonstration', 'smtp://mail.example', 'smtp://mail.example'],
  ])('sends letters over TLS alone in %s: %s', (mode, url, used) =>
    expect(options({ GROUNDWORK_MODE: mode, ...smtp, SMTP_URL: url }).mail).toMatchObject({ url: used }),
  );

  it.each([
    ['', 'nobody'],
    ['optional', 'nobody'],
    ['administrators', 'administrators'],
    ['everybody', 'everybody'],
  ])('says who needs a second factor at the least: %p is %s', (SECOND_FACTOR, group) =>
    expect(options({ SECOND_FACTOR }).secondFactor).toBe(group),
  );

  it('does not start where it says somebody else', () =>
    expect(() => options({ SECOND_FACTOR: 'brokers' })).toThrow(ConfigurationError));

  it('seals with a key that no other unit has', () => {
    const bff = bffOptions({ GROUNDWORK_KEYS: directory, GROUNDWORK_DATA: directory }, 'shell').keys;
    expect([bff.seal, bff.events]).toEqual([[], undefined]);
    const all = serviceNames.flatMap((name) => loadKeys(directory, `service-${name}`).seal);
    expect(new Set(all.map((key) => key.export().toString('hex'))).size).toBe(serviceNames.length);
  });

  it('opens with keys that were put aside, and seals with the one that all services shared while it is there', () => {
    const keysOf = () => loadKeys(directory, 'service-draws');
    const exported = (keys: readonly KeyObject[]) => keys.map((key) => key.export().toString('base64url'));
    const [own = ''] = exported(keysOf().seal);
    const [shared, before] = [Buffer.alloc(32, 1).toString('base64url'), Buffer.alloc(32, 2).toString('base64url')];
    const lay = (name: string, content: string) => writeFileSync(join(directory, name), content);
    lay('seal.key', shared);
    lay('private/service-draws.seal.previous.key', before);
    expect(exported(keysOf().seal)).toEqual([shared, own, before]);
    expect(keysOf().events?.common).toMatchObject({ seals: true, keys: [{}] });
    renameSync(join(directory, 'seal.key'), join(directory, 'seal.previous.key'));
    expect(exported(keysOf().seal)).toEqual([own, before, shared]);
    expect(keysOf().events?.common).toMatchObject({ seals: false, keys: [{}] });
    rmSync(join(directory, 'seal.previous.key'));
    rmSync(join(directory, 'private/service-draws.seal.previous.key'));
    expect(keysOf().events?.common).toEqual({ seals: false, keys: [] });
    cpSync(
      join(directory, 'private/service-files.events.pem'),
      join(directory, 'private/service-draws.events.previous.pem'),
    );
    expect(keysOf().events?.own).toHaveLength(2);
    rmSync(join(directory, 'private/service-draws.events.previous.pem'));
  });

  it('does not start without its keys, and names the one that is missing', () => {
    for (const name of [
      'private/service-draws.seal.key',
      'private/service-draws.events.pem',
      'public/service-files.events.pem',
    ]) {
      const copy = mkdtempSync(join(tmpdir(), 'groundwork-keys-'));
      cpSync(directory, copy, { recursive: true });
      rmSync(join(copy, name));
      expect(() => loadKeys(copy, 'service-draws')).toThrow(name);
      expect(() => loadKeys(copy, 'bff-shell')).not.toThrow();
      rmSync(copy, { recursive: true });
    }
  });
});

describe('how the broker is met over TLS', () => {
  const [certificate, key] = ['CERTIFICATE', 'EC PRIVATE KEY'].map((what) => `-----BEGIN ${what}-----\nx`);
  const tls = (env: Record<string, string | undefined>, url = 'amqps://broker') => {
    const options = eventOptions({ RABBITMQ_URL: url, ...env });
    return options.kind === 'rabbitmq' ? options.tls : undefined;
  };

  it('is by its authority, and by a pair where it asks for one', () => {
    expect(tls({})).toBeUndefined();
    expect(tls({ RABBITMQ_CA: certificate })).toEqual({ authority: certificate });
    expect(tls({ RABBITMQ_CERT: certificate, RABBITMQ_KEY: key })).toEqual({ certificate, key });
  });

  it.each([
    ['half a pair', { RABBITMQ_CERT: certificate }, 'RABBITMQ_CERT and RABBITMQ_KEY are a pair: say both or none.'],
    ['a path', { RABBITMQ_CA: '/run/ca.pem' }, /^RABBITMQ_CA must be the text of a certificate/],
    [
      'a certificate for a key',
      { RABBITMQ_CERT: certificate, RABBITMQ_KEY: certificate },
      /^RABBITMQ_KEY must be .* private key/,
    ],
  ])('is not by %s', (_, env, message) => {
    expect(() => tls(env)).toThrow(message);
  });

  it('is never left out by the address', () => {
    expect(() => tls({ RABBITMQ_CA: certificate }, 'amqp://broker')).toThrow(/need a RABBITMQ_URL of amqps/);
  });
});

describe('what an account of the broker makes', () => {
  it('is everything, or its own queues where that is said, and nothing else', () => {
    const declares = (EVENTS_DECLARE: string) => eventOptions({ RABBITMQ_URL: 'amqp://broker', EVENTS_DECLARE });
    expect(['', 'own'].map((text) => declares(text))).toMatchObject([{ declares: 'all' }, { declares: 'own' }]);
    expect(() => declares('none')).toThrow('EVENTS_DECLARE must be all or own, not "none".');
  });
});

describe('where rows are kept', () => {
  const url = 'mysql://user:word@database';
  it('may be followed by a server for what may be late', () => {
    expect(databaseOptions({ DATABASE_URL: url }, 'draws')).not.toHaveProperty('replicaUrl');
    const replicaUrl = 'mariadb://reader:word@replica';
    expect(databaseOptions({ DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl }, 'draws')).toMatchObject({
      url,
      replicaUrl,
      replicaSeconds: 5,
      database: 'groundwork_draws',
    });
  });
  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://database' }],
    ['DATABASE_REPLICA_URL', { DATABASE_URL: url, DATABASE_REPLICA_URL: 'replica:3306' }],
  ])('is nowhere that %s does not name as it should', (name, env) => {
    expect(() => databaseOptions(env, 'draws')).toThrow(`${name} must begin with mysql:// or mariadb://.`);
  });
});

describe('who migrates', () => {
  const directory = mkdtempSync(join(tmpdir(), 'gw-config-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const migrations = (MIGRATIONS?: string) =>
    serviceOptions({ GROUNDWORK_DATA: directory, ...(MIGRATIONS === undefined ? {} : { MIGRATIONS }) }, 'files')
      .migrations;

  it('is each start, or a job where that is said, and nobody else', () => {
    expect([migrations(), migrations(''), migrations('job')]).toEqual(['start', 'start', 'job']);
    expect(() => migrations('never')).toThrow('MIGRATIONS must be start or job, not "never".');
  });
});

describe('who looks into uploads', () => {
  const directory = mkdtempSync(join(tmpdir(), 'gw-config-'));
  beforeAll(() => createMissingKeys(directory));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const scanner = (CLAMD_URL: string) =>
    serviceOptions({ GROUNDWORK_KEYS: directory, GROUNDWORK_DATA: directory, CLAMD_URL }, 'files').scanner;

  it('is nobody, or clamd at its address', () => {
    expect(scanner('')).toEqual({ kind: 'none' });
    expect(scanner('tcp://clamd.example')).toEqual({ kind: 'clamd', host: 'clamd.example', port: 3310 });
    expect(scanner('tcp://[::1]:3311')).toEqual({ kind: 'clamd', host: '::1', port: 3311 });
    for (const wrong of ['clamd.example:3310', 'http://clamd.example', 'tcp://'])
      expect(() => scanner(wrong)).toThrow(/CLAMD_URL/);
  });
});

describe('proxies in front', () => {
  it('are trusted by address and network, and none by themselves', () => {
    expect(trustedProxies({})).toEqual([]);
    expect(trustedProxies({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1,,fd00::/8' })).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
      'fd00::/8',
    ]);
  });

  it.each(['1', 'true', 'ingress', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/', 'fd00::/129'])(
    'are not named by %s',
    (text) => {
      expect(() => trustedProxies({ TRUSTED_PROXIES: text })).toThrow(ConfigurationError);
    },
  );
});

describe('how events travel', () => {
  const RABBITMQ_URL = 'amqp://user:word@rabbitmq:5672';

  it('is over HTTP, or over a broker under names of the deployment’s own', () => {
    expect(eventOptions({ RABBITMQ_URL: '' })).toEqual({ kind: 'direct' });
    expect(eventOptions({ RABBITMQ_URL })).toEqual({
      kind: 'rabbitmq',
      url: RABBITMQ_URL,
      declares: 'all',
      prefix: 'groundwork.',
      tries: 8,
      atOnce: 4,
    });
    expect(eventOptions({ RABBITMQ_URL, EVENTS_PREFIX: 'stage:', EVENTS_TRIES: '3' })).toMatchObject({
      prefix: 'stage:',
      tries: 3,
    });
  });

  it.each([
    { RABBITMQ_URL: 'http://rabbitmq:15672' },
    { RABBITMQ_URL: 'amqp://' },
    { RABBITMQ_URL, EVENTS_PREFIX: 'amq.ours' },
    { RABBITMQ_URL, EVENTS_PREFIX: 'our stage' },
    { RABBITMQ_URL, EVENTS_TRIES: '0' },
    { RABBITMQ_URL, EVENTS_AT_ONCE: '0' },
  ])('is not said by %j', (env) => {
    expect(() => eventOptions(env)).toThrow(ConfigurationError);
  });
});
