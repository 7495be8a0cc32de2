import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bffOptions,
  ConfigurationError,
  createMissingKeys,
  eventOptions,
  keepsMail,
  serviceOptions,
  trustedProxies,
} from './index.js';

describe('how letters and text messages leave', () => {
  const directory = mkdtempSync(join(tmpdir(), 'gw-config-'));
  beforeAll(() => createMissingKeys(directory));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const options = (env: Record<string, string>) =>
    serviceOptions({ GROUNDWORK_KEYS: directory, GROUNDWORK_DATA: directory, ...env }, 'notifications');
  const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'loans@groundwork.example' };
  const sms = { SMS_URL: 'https://texts.example/messages', SMS_TOKEN: 'key', SMS_FROM: '+18005550100' };

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

  it('seals with the key of the deployment, which the back ends for front ends do not have', () => {
    expect(options({}).keys.seal).toHaveLength(1);
    expect(bffOptions({ GROUNDWORK_KEYS: directory, GROUNDWORK_DATA: directory }, 'shell').keys.seal).toEqual([]);
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
      prefix: 'groundwork.',
      tries: 8,
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
  ])('is not said by %j', (env) => {
    expect(() => eventOptions(env)).toThrow(ConfigurationError);
  });
});
