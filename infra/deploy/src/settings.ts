import { areaNames } from '@groundwork/server-config';
import type { AreaName, ServiceName } from '@groundwork/server-config';
import { gatewayInTheClear, unitTlsName } from './unit-tls.js';
import type { Unit } from './units.js';
import { internalAddresses, units } from './units.js';

/** A setting of the environment that a deployment may give. */
export interface Setting {
  readonly name: string;
  /** Who reads it: every service and back end, the services alone, or those services by name. */
  readonly of: 'all' | 'services' | readonly ServiceName[];
  /** Rests in a Secret (or the operator's `.env`), never in a manifest. */
  readonly secret?: true;
  /** A production unit does not start, or must not, without it. */
  readonly required?: true;
  /** What stands in the manifests, for the operator to replace. */
  readonly example?: string;
}

const provider = (name: string, service: ServiceName): Setting[] => [
  { name: `${name}_URL`, of: [service] },
  { name: `${name}_TOKEN`, of: [service], secret: true },
];

/** What every service and back end is given, whatever the operator says. */
export const fixed = {
  GROUNDWORK_MODE: 'production',
  GROUNDWORK_HOST: '0.0.0.0',
  GROUNDWORK_KEYS: '/run/keys',
  DRAIN_SECONDS: '5',
} as const;

/** What a unit's name and this together name is found at the address of each replica. */
export const replicasSuffix = '-each';

/** Where the manifests let units answer scrapes: a port of its own, which no Service and no Ingress names. */
export const metricsPort = 9464;

/** Where published remotes lie, and uploads where there is no bucket. */
export const dataDirectory = '/srv/data';

/**
 * Lays the registry open to the administrators' back end, which changes then whom which version of an area is given. Compose, one
 * machine, does so; in a cluster the operator decides (docs/deploy.md).
 */
export const registryMount = { REGISTRY_DATA: dataDirectory } as const;

export const publicHost = 'portal.example.com';
export const remoteOrigins = Object.fromEntries(
  areaNames.map((name) => [name, `https://${name}.${publicHost}`]),
) as Readonly<Record<AreaName, string>>;

/** What is called in the clear in a cluster, where units know each other by certificates. */
const linesInClear = 'CLAMD_URL';
/** The same where a mesh encrypts what leaves a pod. */
export const linesBelowMesh = ['units', linesInClear].join(', ');
/** The same in compose, all of whose containers are on one machine. */
export const linesOfOneMachine = ['units', 'DATABASE_URL', 'RABBITMQ_URL', linesInClear].join(', ');

/** Everything an operator may say; a test holds it against what the units read. */
export const settings: readonly Setting[] = [
  { name: 'PUBLIC_ORIGIN', of: 'all', required: true, example: `https://${publicHost}` },
  ...areaNames.map((name): Setting => ({
    name: `REMOTE_${name.toUpperCase()}_URL`,
    of: 'all',
    required: true,
    example: remoteOrigins[name],
  })),
  { name: 'LOG_LEVEL', of: 'all' },
  { name: 'GROUNDWORK_BUILD', of: 'all' },
  { name: 'REQUEST_BUDGET_MS', of: 'all' },
  { name: 'OUTGOING_HOSTS', of: 'all' },
  // The one that speaks no TLS.
  { name: 'PLAIN_LINES', of: 'all', example: linesInClear },
  { name: 'METRICS_PORT', of: 'all', example: String(metricsPort) },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', of: 'all' },
  { name: 'OTEL_TRACES_SAMPLER_ARG', of: 'all' },
  { name: 'PASSWORD_MINIMUM', of: 'all', example: '8' },
  { name: 'SESSION_ACCESS_SECONDS', of: 'all' },
  { name: 'SESSION_IDLE_MS', of: 'all' },
  { name: 'SESSION_WARNING_MS', of: 'all' },
  { name: 'SESSION_ABSOLUTE_SECONDS', of: 'all' },
  { name: 'SESSION_PROOF_SECONDS', of: 'all' },
  { name: 'API_DOCUMENTS', of: 'all' },
  { name: 'DATABASE_URL', of: 'services', secret: true, required: true },
  { name: 'DATABASE_REPLICA_URL', of: 'services', secret: true },
  { name: 'DATABASE_REPLICA_SECONDS', of: 'services' },
  { name: 'DATABASE_CA', of: 'services' },
  { name: 'DATABASE_PREFIX', of: 'services' },
  { name: 'DATABASE_POOL', of: 'services' },
  { name: 'RABBITMQ_URL', of: 'services', secret: true, required: true },
  { name: 'RABBITMQ_CA', of: 'services' },
  { name: 'RABBITMQ_CERT', of: 'services', secret: true },
  { name: 'RABBITMQ_KEY', of: 'services', secret: true },
  { name: 'EVENTS_PREFIX', of: 'services' },
  { name: 'EVENTS_DECLARE', of: 'services', example: 'own' },
  { name: 'EVENTS_TRIES', of: 'services' },
  { name: 'EVENTS_AT_ONCE', of: 'services' },
  { name: 'EVENTS_KEEP_DAYS', of: 'services' },
  { name: 'UPLOAD_LIMIT_MB', of: ['files'], example: '100' },
  { name: 'S3_BUCKET', of: ['files'] },
  { name: 'S3_REGION', of: ['files'] },
  { name: 'S3_ENDPOINT', of: ['files'] },
  { name: 'S3_ACCESS_KEY_ID', of: ['files'], secret: true },
  { name: 'S3_SECRET_ACCESS_KEY', of: ['files'], secret: true },
  { name: 'CLAMD_URL', of: ['files'], example: 'tcp://clamd:3310' },
  { name: 'SMTP_URL', of: ['notifications'], secret: true, required: true },
  { name: 'MAIL_FROM', of: ['notifications'], required: true, example: `portal@${publicHost}` },
  { name: 'SMS_URL', of: ['notifications'] },
  { name: 'SMS_FROM', of: ['notifications'] },
  { name: 'SMS_TOKEN', of: ['notifications'], secret: true },
  { name: 'DIGEST_HOUR', of: ['notifications'] },
  { name: 'SECOND_FACTOR', of: ['identity'], example: 'everybody' },
  { name: 'PASSWORD_RANGES_URL', of: ['identity'] },
  { name: 'PASSWORD_WORDS', of: ['identity'] },
  ...provider('IDENTITY_CHECK', 'identity'),
  ...provider('ACCOUNT_VERIFICATION', 'companies'),
  { name: 'ACCOUNT_VERIFICATION_WIDGET_URL', of: ['companies'] },
  ...provider('BACKGROUND_CHECK', 'companies'),
  ...provider('PROPERTY_DEMOGRAPHICS', 'applications'),
  { name: 'PROVIDER_TIMEOUT_MS', of: ['identity', 'companies', 'applications'] },
];

/** What the manifests say of themselves (unit-tls.ts), and the operator of another kind of deployment. */
export const ofOverlays: readonly string[] = [unitTlsName];

/** Settings of the local start, which no deployment gives. */
export const localOnly: readonly string[] = ['PORT', 'UNIT_PORT', 'NODE_ENV', 'TRUSTED_PROXIES'];

/** The settings that a unit is given. */
export function settingsOf(unit: Unit): readonly Setting[] {
  if (unit.kind === 'remote')
    return settings.filter(({ name }) => /^(PUBLIC_ORIGIN|LOG_LEVEL|METRICS_PORT|REMOTE_.*)$/.test(name));
  if (unit.kind === 'gateway') return [];
  return settings.filter(
    ({ of }) => of === 'all' || (unit.kind === 'service' && (of === 'services' || of.includes(unit.of))),
  );
}

/** What a unit is given beside the operator's settings: it follows from the units alone. */
export function environmentOf(unit: Unit): Readonly<Record<string, string>> {
  switch (unit.kind) {
    case 'service':
      return {
        ...fixed,
        ...internalAddresses,
        MIGRATIONS: 'job',
        ...(unit.of === 'files' ? { GROUNDWORK_DATA: dataDirectory } : {}),
      };
    case 'bff':
      return {
        ...fixed,
        ...internalAddresses,
        ...(unit.of === 'admin' ? { REPLICAS_SUFFIX: replicasSuffix } : {}),
      };
    case 'remote':
      return {
        GROUNDWORK_HOST: fixed.GROUNDWORK_HOST,
        GROUNDWORK_DATA: dataDirectory,
        REMOTE_NAME: unit.of,
        REMOTE_PORT: String(unit.port),
      };
    case 'gateway':
      return {
        ...Object.fromEntries(
          units.flatMap((one) =>
            one.kind === 'bff' ? [[`BFF_${one.of.toUpperCase()}`, `${one.name}:${one.port}`]] : [],
          ),
        ),
        ...gatewayInTheClear,
        NGINX_ENVSUBST_FILTER:
          '^(BFF_[A-Z]+|SERVER_NAME|UNIT_SCHEME|UNIT_TLS|REMOTE_ORIGINS|ACCOUNT_VERIFICATION_ORIGIN|UPLOAD_LIMIT_MB|BODY_LIMIT|TRUSTED_PROXIES|OTEL_EXPORTER_OTLP_ENDPOINT)$',
      };
  }
}

/** Settings of the gateway that may be empty. */
export const mayBeEmpty: readonly string[] = [
  'ACCOUNT_VERIFICATION_ORIGIN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'TRUSTED_PROXIES',
];

/** The operator's part of the gateway's template. `BODY_LIMIT` is `UPLOAD_LIMIT_MB` and room for the form around the file. */
export const gatewaySettings: Readonly<Record<string, string>> = {
  SERVER_NAME: publicHost,
  REMOTE_ORIGINS: Object.values(remoteOrigins).join(' '),
  ACCOUNT_VERIFICATION_ORIGIN: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  UPLOAD_LIMIT_MB: '100',
  BODY_LIMIT: '101m',
  TRUSTED_PROXIES: '',
};
