import { join, resolve } from 'node:path';
import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './integer.js';
import { integer } from './integer.js';
import type { ServiceName } from './names.js';
import type { BrokerTls, DatabaseOptions, EventOptions } from './options.js';
import { refusePlainSettings } from './plain-lines.js';

/** Folder of everything that the local portal keeps (`GROUNDWORK_DATA`, default `.groundwork`). */
export function dataDirectory(env: Environment): string {
  return resolve(env['GROUNDWORK_DATA'] ?? '.groundwork');
}

/** A setting that is the text of a certificate or of a private key. Throws {@link ConfigurationError}. */
function pem(env: Environment, name: string, what: 'CERTIFICATE' | 'PRIVATE KEY'): string | undefined {
  const text = env[name] || undefined;
  if (text !== undefined && !new RegExp(`-----BEGIN ([A-Z]+ )?${what}-----`).test(text))
    throw new ConfigurationError(
      `${name} must be the text of a ${what.toLowerCase()}, from -----BEGIN ${what}----- on.`,
    );
  return text;
}

/** How the broker is met over TLS (`RABBITMQ_CA`, `RABBITMQ_CERT`, `RABBITMQ_KEY`). Throws {@link ConfigurationError}. */
function brokerTls(env: Environment, url: string): BrokerTls | undefined {
  const authority = pem(env, 'RABBITMQ_CA', 'CERTIFICATE');
  const certificate = pem(env, 'RABBITMQ_CERT', 'CERTIFICATE');
  const key = pem(env, 'RABBITMQ_KEY', 'PRIVATE KEY');
  if ((certificate === undefined) !== (key === undefined))
    throw new ConfigurationError('RABBITMQ_CERT and RABBITMQ_KEY are a pair: say both or none.');
  const tls = { authority, certificate, key };
  if (Object.values(tls).every((text) => text === undefined)) return undefined;
  // Said, and sent in the clear all the same: nobody means that.
  if (!url.startsWith('amqps:'))
    throw new ConfigurationError('RABBITMQ_CA, RABBITMQ_CERT and RABBITMQ_KEY need a RABBITMQ_URL of amqps://.');
  return tls;
}

/** Where a service keeps its rows: SQLite in the data folder, or `DATABASE_URL`. Throws {@link ConfigurationError}. */
export function databaseOptions(env: Environment, service: ServiceName): DatabaseOptions {
  const url = env['DATABASE_URL'];
  if (!url) return { kind: 'sqlite', file: join(dataDirectory(env), 'data', `${service}.sqlite`) };
  const replicaUrl = env['DATABASE_REPLICA_URL'] || undefined;
  for (const [name, one] of Object.entries({ DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl }))
    if (one !== undefined && !/^(mysql|mariadb):\/\//.test(one))
      throw new ConfigurationError(`${name} must begin with mysql:// or mariadb://.`);
  // The job that migrates reads nothing else.
  refusePlainSettings(env, ['DATABASE_URL', 'DATABASE_REPLICA_URL']);
  const prefix = env['DATABASE_PREFIX'] ?? 'groundwork_';
  const authority = pem(env, 'DATABASE_CA', 'CERTIFICATE');
  return {
    kind: 'mysql',
    url,
    ...(replicaUrl === undefined ? {} : { replicaUrl, replicaSeconds: integer(env, 'DATABASE_REPLICA_SECONDS', 5) }),
    database: `${prefix}${service}`,
    poolSize: integer(env, 'DATABASE_POOL', 10, 1),
    authority,
  };
}

/** How events travel (`RABBITMQ_URL` and `EVENTS_…`). Throws {@link ConfigurationError}. */
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
  const declares = env['EVENTS_DECLARE'] || 'all';
  if (declares !== 'all' && declares !== 'own')
    throw new ConfigurationError(`EVENTS_DECLARE must be all or own, not "${declares}".`);
  return {
    kind: 'rabbitmq',
    url,
    tls: brokerTls(env, url),
    prefix,
    declares,
    tries: integer(env, 'EVENTS_TRIES', 8, 1),
    atOnce: integer(env, 'EVENTS_AT_ONCE', 4, 1),
  };
}
