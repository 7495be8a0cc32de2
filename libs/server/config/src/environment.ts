import { isIP } from 'node:net';
import { join } from 'node:path';
import { MAX_FILE_SIZE } from '@groundwork/domain-files';
import { dataDirectory, databaseOptions, eventOptions } from './backing.js';
import { ConfigurationError } from './configuration-error.js';
import { buildOf } from './build.js';
import type { Environment } from './integer.js';
import { integer } from './integer.js';
import { createMissingKeys, loadKeys } from './keys.js';
import type { AreaName, BffName, CallerName, ServiceName } from './names.js';
import { areaNames, bffNames, serviceNames } from './names.js';
import type {
  BffOptions,
  MailOptions,
  ProviderOptions,
  ScannerOptions,
  ServiceOptions,
  StorageOptions,
  TextOptions,
  RegistryOptions,
  UnitOptions,
} from './options.js';
import { modeOf } from './mode.js';
import { outgoingHosts } from './outgoing.js';
import { refusePlainSettings, refusePlainUnits } from './plain-lines.js';
import { defaultBasePort, portsFrom } from './ports.js';
import { passwordRangesFrom, passwordWordsFrom, providersFrom } from './providers.js';
import { unitTls } from './unit-tls.js';

const megabyte = 1024 * 1024;

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

/** Addresses and networks of proxies in front whose word on the caller's address is taken (`TRUSTED_PROXIES`, with commas between them). */
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
  if (origins.length > 0 && modeOf(env) === 'production')
    throw new ConfigurationError(
      'DEVELOPER_ORIGINS lets code that nobody published run under the names of those who are signed in: leave it out in production.',
    );
  return origins;
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

/** How letters leave: in production over TLS, whose offer somebody on the way could cut out. Throws {@link ConfigurationError}. */
export function mailOptions(env: Environment): MailOptions {
  const url = env['SMTP_URL'];
  if (!url) return { kind: 'mailbox' };
  if (!/^smtps?:\/\//.test(url)) throw new ConfigurationError('SMTP_URL must begin with smtp:// or smtps://.');
  const from = env['MAIL_FROM'];
  if (!from) throw new ConfigurationError('SMTP_URL needs MAIL_FROM as well: the address that letters come from.');
  const isLeftOpen = modeOf(env) === 'production' && url.startsWith('smtp:') && !/[?&]requireTLS=/.test(url);
  return { kind: 'smtp', url: isLeftOpen ? `${url}${url.includes('?') ? '&' : '?'}requireTLS=true` : url, from };
}

/** Text messages leave by a provider, or stay in the mailbox with the letters; where letters leave without them, there are none. */
function texts(env: Environment): TextOptions {
  const url = env['SMS_URL'];
  if (!url) return modeOf(env) === 'production' || env['SMTP_URL'] ? { kind: 'none' } : { kind: 'mailbox' };
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
    modeOf(env) === 'production'
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

/** Who needs a second factor at the least (`SECOND_FACTOR`); in production everybody. Throws {@link ConfigurationError}. */
function secondFactor(env: Environment): ServiceOptions['secondFactor'] {
  const text = env['SECOND_FACTOR'] || (modeOf(env) === 'production' ? 'everybody' : 'optional');
  if (text === 'optional') return 'nobody';
  if (text !== 'administrators' && text !== 'everybody')
    throw new ConfigurationError(`SECOND_FACTOR must be optional, administrators or everybody, not "${text}".`);
  return text;
}

/** Who migrates (`MIGRATIONS`): each start, or a job before it (`main.js migrate`). Throws {@link ConfigurationError}. */
function migrations(env: Environment): ServiceOptions['migrations'] {
  const text = env['MIGRATIONS'] || 'start';
  if (text !== 'start' && text !== 'job')
    throw new ConfigurationError(`MIGRATIONS must be start or job, not "${text}".`);
  return text;
}

function apiDocuments(env: Environment): UnitOptions['apiDocuments'] {
  const text = env['API_DOCUMENTS'] || undefined;
  if (text !== undefined && text !== 'everybody' && text !== 'members')
    throw new ConfigurationError(`API_DOCUMENTS must be everybody or members, not "${text}".`);
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

/** The local start has the remotes beside everything else; a deployment says where they are, if they are to be changed from the portal. */
function registryOptions(env: Environment): RegistryOptions | undefined {
  const mounted = env['REGISTRY_DATA'];
  if (mounted) return { data: mounted, isServedAsFile: true };
  return modeOf(env) === 'production' ? undefined : { data: dataDirectory(env), isServedAsFile: false };
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

/**
 * Of units that speak TLS with each other none is called in the clear, and of others none over the network in production. Throws
 * {@link ConfigurationError}.
 */
function closed<A extends Record<string, string>>(env: Environment, isTls: boolean, all: A, kind: string): A {
  if (!isTls) refusePlainUnits(env, all, kind);
  else
    for (const [name, url] of Object.entries(all))
      if (!url.startsWith('https:'))
        throw new ConfigurationError(`UNIT_TLS needs a ${kind}_${name.toUpperCase()}_URL of https://, not "${url}".`);
  return all;
}

function unitOptions(env: Environment, caller: CallerName, port: number): UnitOptions {
  const ports = portsFrom(basePort(env));
  const host = env['GROUNDWORK_HOST'] ?? '127.0.0.1';
  const runs = modeOf(env);
  const tls = unitTls(env);
  const services = addresses<ServiceName>(env, serviceNames, 'SERVICE', ports.services, host);
  const bffs = addresses<BffName>(env, bffNames, 'BFF', ports.bffs, host);
  const keysDirectory = env['GROUNDWORK_KEYS'] ?? join(dataDirectory(env), 'keys');
  refusePlainSettings(env);
  if (runs !== 'production') createMissingKeys(keysDirectory);
  return {
    host,
    port: integer(env, 'UNIT_PORT', port, 1),
    mode: runs,
    keys: loadKeys(keysDirectory, caller),
    publicOrigin: env['PUBLIC_ORIGIN'] ?? `http://localhost:${ports.gateway}`,
    tls,
    services: closed(env, tls !== undefined, services, 'SERVICE'),
    bffs: closed(env, tls !== undefined, bffs, 'BFF'),
    remotes: addresses<AreaName>(env, areaNames, 'REMOTE', ports.remotes, 'localhost'),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    requestBudgetMs: integer(env, 'REQUEST_BUDGET_MS', 25_000, 1000),
    drainMs: integer(env, 'DRAIN_SECONDS', 0, 0) * 1000,
    metricsPort: metricsPort(env),
    build: buildOf(env),
    replicasSuffix: env['REPLICAS_SUFFIX'] || undefined,
    traces: traces(env),
    session: {
      accessSeconds: integer(env, 'SESSION_ACCESS_SECONDS', 300, 1),
      idleMs: integer(env, 'SESSION_IDLE_MS', 1_800_000, 1000),
      warningMs: integer(env, 'SESSION_WARNING_MS', 120_000, 1000),
      absoluteSeconds: integer(env, 'SESSION_ABSOLUTE_SECONDS', 43_200, 60),
      // A call that is repeated after a proof has to arrive within it.
      proofSeconds: integer(env, 'SESSION_PROOF_SECONDS', 600, 30),
    },
    passwordMinimum: integer(env, 'PASSWORD_MINIMUM', runs === 'production' ? 8 : 5, 5),
    apiDocuments: apiDocuments(env),
    outgoingHosts: outgoingHosts(env),
  };
}

/** Options of a service from the environment. Throws {@link ConfigurationError} with the setting's name. */
export function serviceOptions(env: Environment, name: ServiceName): ServiceOptions {
  const mail = mailOptions(env);
  if (name === 'notifications' && mail.kind === 'mailbox' && modeOf(env) === 'production')
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
    passwordWords: passwordWordsFrom(env),
    secondFactor: secondFactor(env),
    digestHour: digestHour(env),
    uploadLimitBytes: uploadLimitMb(env) * megabyte,
    migrations: migrations(env),
    eventsKeepDays: integer(env, 'EVENTS_KEEP_DAYS', 180, 7),
  };
}

/** Options of a back end for front end from the environment. Throws {@link ConfigurationError}. */
export function bffOptions(env: Environment, name: BffName): BffOptions {
  const options = unitOptions(env, `bff-${name}`, portsFrom(basePort(env)).bffs[name]);
  return name === 'admin' ? { ...options, registry: registryOptions(env) } : options;
}
