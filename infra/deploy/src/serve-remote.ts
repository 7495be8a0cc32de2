import { join } from 'node:path';
import { startRemoteOrigin } from '@groundwork/gateway';
import { Registry, remoteNamed } from '@groundwork/server-registry';
import { metricsPort } from '@groundwork/server-config';

/** The origin of one remote in a process of its own: its published versions, for pages of `PUBLIC_ORIGIN`. */
const name = remoteNamed(process.env['REMOTE_NAME']);
const shellOrigin = process.env['PUBLIC_ORIGIN'];
if (!shellOrigin) throw new Error('Set PUBLIC_ORIGIN to the origin of the portal.');
const registry = new Registry(join(process.env['GROUNDWORK_DATA'] ?? '/srv/data', 'registry'));
const origin = await startRemoteOrigin({
  name,
  host: process.env['GROUNDWORK_HOST'] ?? '127.0.0.1',
  port: Number(process.env['REMOTE_PORT']),
  directory: registry.remoteDirectory(name),
  shellOrigin,
  metricsPort: metricsPort(process.env),
  logLevel: process.env['LOG_LEVEL'] || 'info',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void origin.close().then(() => process.exit(0)));
