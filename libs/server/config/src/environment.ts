import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { MAX_FILE_SIZE } from '@groundwork/domain-files';
import { ConfigurationError } from './configuration-error.js';
import { integer } from './integer.js';
import { createMissingKeys, loadKeys } from './keys.js';
import type { AreaName, BffName, CallerName, ServiceName } from './names.js';
import { areaNames, bffNames, serviceNames } from './names.js';
import type {
  BffOptions,
  DatabaseOptions,
  EventOptions,
  MailOptions,
  Mode,
  ProviderOptions,
  ScannerOptions,
  ServiceOptions,
  StorageOptions,
  TextOptions,
  UnitOptions,
} from './options.js';
import { defaultBasePort, portsFrom } from './ports.js';
import { passwordRangesFrom, providersFrom } from './providers.js';

const megabyte = 1024 * 1024;

type Environment = Readonly<Record<string, string | undefined>>;

/** Base port of the local block (`PORT`). */
export function basePort(env: Environment): number {
  const port = integer(env, 'PORT', defaultBasePort, 1);
  if (port > 65_000)
    throw new ConfigurationError(`PORT must leave room for a block of 41 ports, so at most 65000, not ${port}.`);
  return port;
}

/** Largest upload in MB (`UPLOAD_LIMIT_MB`): what the files service takes and what browsers are told beforehand. */
export function uploadLimitMb(env: Environment): number {
  return integer(env, 'UPLOAD_LIMIT_MB', MAX_FILE_SIZE / megabyte, 1);
}

/**
 * Addresses and networks of proxies in front of the gateway whose word on the caller's address is taken (`TRUSTED_PROXIES`,
 * with commas between them: `10.0.0.0/8,127.0.0.1`). Throws {@link ConfigurationError}.
 */
export function trustedProxies(env: Environment): readonly string[] {
  const networks = (env['TRUSTED_PROXIES'] ?? '')
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean);
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new ConfigurationError(
        `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, not "${network}".`,
      );
  }
  return networks;
}

/**
 * Origins of developers from which who is signed in may have an area loaded in place of the portal's own (`DEVELOPER_ORIGINS`, with commas
 * between them: `http://localhost:4201`). Nothing of this in production: throws {@link ConfigurationError}.
 */
export function developerOrigins(env: Environment): readonly string[] {
  const origins = (env['DEVELOPER_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins)
    if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin))
      throw new ConfigurationError(`DEVELOPER_ORIGINS must be origins such as http://localhost:4201, not "${origin}".`);
  if (origins.length > 0 && mode(env) === 'production')
    throw new ConfigurationError(
      'DEVELOPER_ORIGINS lets code that nobody published run under the names of those who are signed in: leave it out in production.',
    );
  return origins;
}

/** Folder of everything that the local portal keeps (`GROUNDWORK_DATA`, default `.groundwork`). */
export function dataDirectory(env: Environment): string {
  return resolve(env['GROUNDWORK_DATA'] ?? '.groundwork');
}

function mode(env: Environment): Mode {
  const text = env['GROUNDWORK_MODE'] ?? (env['NODE_ENV'] === 'production' ? 'production' : 'demonstration');
  if (text !== 'production' && text !== 'demonstration' && text !== 'test')
    throw new ConfigurationError(`GROUNDWORK_MODE must be production, demonstration or test, not "${text}".`);
  return text;
}

/** Where a service keeps its rows: SQLite in the data folder, or `DATABASE_URL`. Throws {@link ConfigurationError}. */
export function databaseOptions(env: Environment, service: ServiceName): DatabaseOptions {
  const url = env['DATABASE_URL'];
  if (!url) return { kind: 'sqlite', file: join(dataDirectory(env), 'data', `${service}.sqlite`) };
  if (!/^(mysql|mariadb):\/\//.test(url))
    throw new ConfigurationError('DATABASE_URL must begin with mysql:// or mariadb://.');
  const prefix = env['DATABASE_PREFIX'] ?? 'groundwork_';
  const authority = env['DATABASE_CA'] || undefined;
  if (authority !== undefined && !authority.includes('-----BEGIN CERTIFICATE-----'))
    throw new ConfigurationError('DATABASE_CA must be the text of a certificate, from -----BEGIN CERTIFICATE----- on.');
  return {
    kind: 'mysql',
    url,
    database: `${prefix}${service}`,
    poolSize: integer(env, 'DATABASE_POOL', 10, 1),
    authority,
  };
}

/** How events travel (`RABBITMQ_URL`, `EVENTS_PREFIX`, `EVENTS_TRIES`). Throws {@link ConfigurationError}. */
export function eventOptions(env: Environment): EventOptions {
  const url = env['RABBITMQ_URL'];
  if (!url) return { kind: 'direct' };
  if (!/^amqps?:\/\//.test(url) || !URL.canParse(url) || new URL(url).hostname === '')
    throw new ConfigurationError('RABBITMQ_URL must be like amqp://user:password@host:5672 or amqps://….');
  const prefix = env['EVENTS_PREFIX'] || 'groundwork.';
  if (!/^(?!amq\.)[\w.:-]{1,100}$/.test(prefix))
    throw new ConfigurationError(
      `EVENTS_PREFIX must be up to 100 letters, digits and . _ : -, and not begin with amq., not "${prefix}".`,
    );
  return { kind: 'rabbitmq', url, prefix, tries: integer(env, 'EVENTS_TRIES', 8, 1) };
}

function storage(env: Environment): StorageOptions {
  const bucket = env['S3_BUCKET'];
  if (!bucket) return { kind: 'disk', directory: join(dataDirectory(env), 'files') };
  const accessKeyId = env['S3_ACCESS_KEY_ID'];
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY'];
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigurationError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.');
  return {
    kind: 's3',
    bucket,
    region: env['S3_REGION'] ?? 'us-east-1',
    endpoint: env['S3_ENDPOINT'],
    accessKeyId,
    secretAccessKey,
  };
}

/** Who looks into uploads (`CLAMD_URL`, `tcp://host:3310`). Throws {@link ConfigurationError}. */
function scanner(env: Environment): ScannerOptions {
  const text = env['CLAMD_URL'];
  if (!text) return { kind: 'none' };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'tcp:' || url.hostname === '')
    throw new ConfigurationError(`CLAMD_URL must be like tcp://host:3310, not "${text}".`);
  return { kind: 'clamd', host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) };
}

/** How letters leave (`SMTP_URL`, `MAIL_FROM`). Throws {@link ConfigurationError}. */
export function mailOptions(env: Environment): MailOptions {
  const url = env['SMTP_URL'];
  if (!url) return { kind: 'mailbox' };
  if (!/^smtps?:\/\//.test(url)) throw new ConfigurationError('SMTP_URL must begin with smtp:// or smtps://.');
  const from = env['MAIL_FROM'];
  if (!from) throw new ConfigurationError('SMTP_URL needs MAIL_FROM as well: the address that letters come from.');
  return { kind: 'smtp', url, from };
}

/** Text messages leave by a provider, or stay in the mailbox with the letters; where letters leave without them, there are none. */
function texts(env: Environment): TextOptions {
  const url = env['SMS_URL'];
  if (!url) return mode(env) === 'production' || env['SMTP_URL'] ? { kind: 'none' } : { kind: 'mailbox' };
  if (!/^https?:\/\//.test(url)) throw new ConfigurationError('SMS_URL must begin with https:// or http://.');
  const token = env['SMS_TOKEN'];
  const from = env['SMS_FROM'];
  if (!token || !from)
    throw new ConfigurationError(
      'SMS_URL needs SMS_TOKEN and SMS_FROM as well: the key of the provider and the number or name that messages come from.',
    );
  return { kind: 'http', url, token, from };
}

/** The outside providers (`IDENTITY_CHECK_URL` and others); the sandbox where nothing is said, but never in production. */
export function providerOptions(env: Environment): ProviderOptions {
  const { sandbox } = portsFrom(basePort(env));
  const host = env['GROUNDWORK_HOST'] ?? '127.0.0.1';
  return providersFrom(
    env,
    mode(env) === 'production'
      ? undefined
      : { url: `http://${host}:${sandbox}`, browserUrl: `http://localhost:${sandbox}` },
  );
}

/** From which hour at UTC-4 administrators are sent the day's digest (`DIGEST_HOUR`). Throws {@link ConfigurationError}. */
function digestHour(env: Environment): number {
  const hour = integer(env, 'DIGEST_HOUR', 7);
  if (hour > 23) throw new ConfigurationError(`DIGEST_HOUR must be an hour of the day from 0 to 23, not ${hour}.`);
  return hour;
}

function secondFactor(env: Environment): ServiceOptions['secondFactor'] {
  const text = env['SECOND_FACTOR'] || 'optional';
  if (text !== 'optional' && text !== 'administrators')
    throw new ConfigurationError(`SECOND_FACTOR must be optional or administrators, not "${text}".`);
  return text;
}

/** Where scrapes are answered (`METRICS_PORT`); nothing is measured where nothing is said. Throws {@link ConfigurationError}. */
export function metricsPort(env: Environment): number | undefined {
  return env['METRICS_PORT'] ? integer(env, 'METRICS_PORT', 0, 1) : undefined;
}

/** Where traces are sent, and the share of them that is kept (`OTEL_…`). Throws {@link ConfigurationError}. */
export function traces(env: Environment): UnitOptions['traces'] {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return undefined;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new ConfigurationError(`OTEL_EXPORTER_OTLP_ENDPOINT must be like http://collector:4318, not "${endpoint}".`);
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(share >= 0 && share <= 1))
    throw new ConfigurationError('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1.');
  return { endpoint, share };
}

const addresses = <N extends string>(
  env: Environment,
  names: readonly N[],
  kind: string,
  ports: Record<N, number>,
  host: string,
): Record<N, string> =>
  Object.fromEntries(
    names.map((name) => [name, env[`${kind}_${name.toUpperCase()}_URL`] ?? `http://${host}:${ports[name]}`]),
  ) as Record<N, string>;

function unitOptions(env: Environment, caller: CallerName, port: number): UnitOptions {
  const ports = portsFrom(basePort(env));
  const host = env['GROUNDWORK_HOST'] ?? '127.0.0.1';
  const runs = mode(env);
  const keysDirectory = env['GROUNDWORK_KEYS'] ?? join(dataDirectory(env), 'keys');
  if (runs !== 'production') createMissingKeys(keysDirectory);
  return {
    host,
    port: integer(env, 'UNIT_PORT', port, 1),
    mode: runs,
    keys: loadKeys(keysDirectory, caller),
    publicOrigin: env['PUBLIC_ORIGIN'] ?? `http://localhost:${ports.gateway}`,
    services: addresses<ServiceName>(env, serviceNames, 'SERVICE', ports.services, host),
    bffs: addresses<BffName>(env, bffNames, 'BFF', ports.bffs, host),
    remotes: addresses<AreaName>(env, areaNames, 'REMOTE', ports.remotes, 'localhost'),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    requestBudgetMs: integer(env, 'REQUEST_BUDGET_MS', 25_000, 1000),
    drainMs: integer(env, 'DRAIN_SECONDS', 0, 0) * 1000,
    metricsPort: metricsPort(env),
    traces: traces(env),
    session: {
      accessSeconds: integer(env, 'SESSION_ACCESS_SECONDS', 300, 1),
      idleMs: integer(env, 'SESSION_IDLE_MS', 1_800_000, 1000),
      warningMs: integer(env, 'SESSION_WARNING_MS', 120_000, 1000),
      absoluteSeconds: integer(env, 'SESSION_ABSOLUTE_SECONDS', 43_200, 60),
      // A call that is repeated after a proof has to arrive within it.
      proofSeconds: integer(env, 'SESSION_PROOF_SECONDS', 600, 30),
    },
    passwordMinimum: integer(env, 'PASSWORD_MINIMUM', 5, 5),
  };
}

/** Options of a service from the environment. Throws {@link ConfigurationError} with the setting's name. */
export function serviceOptions(env: Environment, name: ServiceName): ServiceOptions {
  const mail = mailOptions(env);
  if (name === 'notifications' && mail.kind === 'mailbox' && mode(env) === 'production')
    throw new ConfigurationError(
      'A production deployment needs SMTP_URL and MAIL_FROM: letters carry codes that open accounts and are not kept in a mailbox there.',
    );
  return {
    ...unitOptions(env, `service-${name}`, portsFrom(basePort(env)).services[name]),
    database: databaseOptions(env, name),
    events: eventOptions(env),
    storage: storage(env),
    scanner: scanner(env),
    mail,
    texts: texts(env),
    providers: providerOptions(env),
    passwordRanges: passwordRangesFrom(env),
    secondFactor: secondFactor(env),
    digestHour: digestHour(env),
    uploadLimitBytes: uploadLimitMb(env) * megabyte,
    eventsKeepDays: integer(env, 'EVENTS_KEEP_DAYS', 180, 7),
  };
}

/** Options of a back end for front end from the environment. Throws {@link ConfigurationError}. */
export function bffOptions(env: Environment, name: BffName): BffOptions {
  return unitOptions(env, `bff-${name}`, portsFrom(basePort(env)).bffs[name]);
}
