import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './integer.js';

/** Every setting whose address a unit calls that is no unit's. Webhooks, whose address is said at the portal, ask {@link mayBeCalled}. */
export const outgoingSettings = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'RABBITMQ_URL',
  'S3_ENDPOINT',
  'CLAMD_URL',
  'SMTP_URL',
  'SMS_URL',
  'PASSWORD_RANGES_URL',
  'IDENTITY_CHECK_URL',
  'ACCOUNT_VERIFICATION_URL',
  'BACKGROUND_CHECK_URL',
  'PROPERTY_DEMOGRAPHICS_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const;

/** Whether a unit may call a host: where nothing is said (`hosts` undefined) it may call all. `*.example.com` is every name below it. */
export const mayBeCalled = (hosts: readonly string[] | undefined, url: string): boolean =>
  hosts === undefined || hosts.some((one) => isOf(one, hostOf(url)));

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '');
const isOf = (one: string, host: string): boolean =>
  one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one;

/**
 * The hosts that a unit may call beside other units (`OUTGOING_HOSTS`, with commas between them); undefined where nothing is said. Throws
 * {@link ConfigurationError} for a setting that leads to another one.
 */
export function outgoingHosts(env: Environment): readonly string[] | undefined {
  const text = env['OUTGOING_HOSTS'] || undefined;
  const hosts = text?.split(',').map((host) => host.trim().toLowerCase());
  if (!hosts) return undefined;
  for (const host of hosts)
    if (!/^(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*$|^\[[0-9a-f:.]+\]$/.test(host))
      throw new ConfigurationError(
        `OUTGOING_HOSTS must be hosts such as db.example.com or *.example.com, not "${host}".`,
      );
  const refuse = (name: string, url: string): void => {
    if (!mayBeCalled(hosts, url))
      throw new ConfigurationError(`${name} leads to "${hostOf(url)}", which OUTGOING_HOSTS does not name.`);
  };
  for (const name of outgoingSettings) {
    const url = env[name];
    if (url) refuse(name, url);
  }
  if (env['S3_BUCKET'] && !env['S3_ENDPOINT'])
    refuse('S3_BUCKET', `https://s3.${env['S3_REGION'] ?? 'us-east-1'}.amazonaws.com`);
  return hosts;
}
