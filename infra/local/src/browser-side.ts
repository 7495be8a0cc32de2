import { join } from 'node:path';
import { startGateway, startRemoteOrigin } from '@groundwork/gateway';
import type { PartHealth, PublicConfig, RunningPart } from '@groundwork/gateway';
import { publishIfNew, Registry, remoteNames } from '@groundwork/server-registry';
import { bffNames, serviceNames } from '@groundwork/server-config';
import { needsSandbox } from './settings.js';
import type { LocalSettings } from './settings.js';

/** Listens on both loopback addresses: browsers take `localhost` for the one or the other. */
const host = 'localhost';

export const registryOf = (data: string): Registry => new Registry(join(data, 'registry'));

/** Publishes every built remote whose sources the registry has never seen. Gives what was done. */
export function publishBuilds(registry: Registry, root: string): string {
  const published = remoteNames.filter((name) =>
    publishIfNew(registry, name, join(root, `mfe-${name}`, 'dist'), new Date(), { by: 'npm start' }),
  );
  return published.length > 0 ? `published ${published.join(', ')}` : 'as published';
}

/** The gateway and the origins of the remotes. */
export async function startBrowserSide(
  settings: LocalSettings,
  root: string,
  config: PublicConfig,
  furtherParts: () => readonly PartHealth[],
): Promise<RunningPart> {
  const { ports, shared, live } = settings;
  const registry = registryOf(settings.data);
  const parts: RunningPart[] = [];
  for (const name of remoteNames.filter((one) => one !== live))
    parts.push(
      await startRemoteOrigin({
        name,
        host,
        port: ports.remotes[name],
        directory: registry.remoteDirectory(name),
        shellOrigin: shared.publicOrigin,
        logLevel: shared.logLevel,
      }),
    );
  const units = Object.fromEntries([
    ...serviceNames.map((name) => [`service-${name}`, shared.services[name]] as const),
    ...bffNames.map((name) => [`bff-${name}`, shared.bffs[name]] as const),
    ...remoteNames.map((name) => [`remote-${name}`, shared.remotes[name]] as const),
    ...(needsSandbox(settings) ? [['sandbox', `http://${host}:${ports.sandbox}`] as const] : []),
  ]);
  const gateway = await startGateway({
    host,
    port: ports.gateway,
    publicOrigin: shared.publicOrigin,
    // Beside what is live runs a shell that was built for development: its React takes new components.
    shellDirectory: live ? join(settings.data, 'live', 'shell') : join(root, 'shell', 'dist'),
    registry,
    remotes: shared.remotes,
    bffs: shared.bffs,
    units,
    config,
    live: live && {
      remote: live === 'shell' ? undefined : live,
      socketOrigin: `ws://${host}:${live === 'shell' ? ports.development : ports.remotes[live]}`,
    },
    furtherParts,
    trustedProxies: settings.trustedProxies,
    developerOrigins: settings.developerOrigins,
    logLevel: shared.logLevel,
  });
  return {
    url: gateway.url,
    async close() {
      await gateway.close();
      await Promise.all(parts.map((part) => part.close()));
    },
  };
}
