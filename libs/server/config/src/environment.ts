import { join, resolve } from 'node:path';
import { createMissingKeys, loadKeys } from './keys.js';
import type { AreaName, BffName, CallerName, ServiceName } from './names.js';
import { areaNames, bffNames, serviceNames } from './names.js';
import type { BffOptions, DatabaseOptions, EventOptions, MailOptions, Mode, ServiceOptions, StorageOptions, UnitOptions } from './options.js';
import { defaultBasePort, portsFrom } from './ports.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that is wrong: says which one and what it takes. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

function integer(env: Environment, name: string, fallback: number, min = 0): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min) throw new ConfigurationError(`${name} must be a whole number of at least ${min}, not "${text}".`);
  return value;
}

/** Base port of the local block (`PORT`). */
export function basePort(env: Environment): number {
  const port = integer(env, 'PORT', defaultBasePort, 1);
  if (port > 65_000) throw new ConfigurationError(`PORT must leave room for a block of 30 ports, so at most 65000, not ${port}.`);
  return port;
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

function database(env: Environment, service: ServiceName): DatabaseOptions {
  const url = env['DATABASE_URL'];
  if (!url) return { kind: 'sqlite', file: join(dataDirectory(env), 'data', `${service}.sqlite`) };
  if (!/^(mysql|mariadb):\/\//.test(url)) throw new ConfigurationError('DATABASE_URL must begin with mysql:// or mariadb://.');
  const prefix = env['DATABASE_PREFIX'] ?? 'groundwork_';
  return { kind: 'mysql', url, database: `${prefix}${service}`, poolSize: integer(env, 'DATABASE_POOL', 10, 1) };
}

function events(env: Environment): EventOptions {
  const url = env['RABBITMQ_URL'];
  return url ? { kind: 'rabbitmq', url } : { kind: 'direct' };
}

function storage(env: Environment): StorageOptions {
  const bucket = env['S3_BUCKET'];
  if (!bucket) return { kind: 'disk', directory: join(dataDirectory(env), 'files') };
  const accessKeyId = env['S3_ACCESS_KEY_ID'];
  const secretAccessKey = env['S3_SECRET_ACCESS_KEY'];
  if (!accessKeyId || !secretAccessKey) throw new ConfigurationError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.');
  return { kind: 's3', bucket, region: env['S3_REGION'] ?? 'us-east-1', endpoint: env['S3_ENDPOINT'], accessKeyId, secretAccessKey };
}

function mail(env: Environment): MailOptions {
  const url = env['SMTP_URL'];
  if (!url) return { kind: 'mailbox' };
  if (!/^smtps?:\/\//.test(url)) throw new ConfigurationError('SMTP_URL must begin with smtp:// or smtps://.');
  const from = env['MAIL_FROM'];
  if (!from) throw new ConfigurationError('SMTP_URL needs MAIL_FROM as well: the address that letters come from.');
  return { kind: 'smtp', url, from };
}

const addresses = <N extends string>(env: Environment, names: readonly N[], kind: string, ports: Record<N, number>, host: string): Record<N, string> =>
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
    session: {
      accessSeconds: integer(env, 'SESSION_ACCESS_SECONDS', 300, 1),
      idleMs: integer(env, 'SESSION_IDLE_MS', 1_800_000, 1000),
      warningMs: integer(env, 'SESSION_WARNING_MS', 120_000, 1000),
      absoluteSeconds: integer(env, 'SESSION_ABSOLUTE_SECONDS', 43_200, 60),
    },
    passwordMinimum: integer(env, 'PASSWORD_MINIMUM', 8, 5),
  };
}

/** Options of a service from the environment. Throws {@link ConfigurationError} with the setting's name. */
export function serviceOptions(env: Environment, name: ServiceName): ServiceOptions {
  return {
    ...unitOptions(env, `service-${name}`, portsFrom(basePort(env)).services[name]),
    database: database(env, name),
    events: events(env),
    storage: storage(env),
    mail: mail(env),
    uploadLimitBytes: integer(env, 'UPLOAD_LIMIT_MB', 2048, 1) * 1024 * 1024,
  };
}

/** Options of a back end for front end from the environment. Throws {@link ConfigurationError}. */
export function bffOptions(env: Environment, name: BffName): BffOptions {
  return unitOptions(env, `bff-${name}`, portsFrom(basePort(env)).bffs[name]);
}
