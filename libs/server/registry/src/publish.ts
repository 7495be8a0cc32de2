import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedVersion } from '@groundwork/domain-access';
import type { PublishOptions, Registry } from './registry.js';
import type { RemoteName } from './remotes.js';
import { RegistryError } from './remotes.js';

/** `<12 hex of the sources>` or `<12 hex>-<time>`: builds of the same sources can be told apart and recognised. */
const sourcesOf = (version: string): string => version.slice(0, 12);

/** A version name that is new in the registry: the sources' own, or with the time where that is taken. */
export function freshVersion(registry: Registry, remote: RemoteName, sources: string, now: Date): string {
  if (!registry.versions(remote).includes(sources)) return sources;
  return `${sources}-${now.toISOString().replace(/[-:.]/g, '')}`;
}

/** The version that a finished build carries in its container's name; `undefined` when there is no build. */
export function builtVersion(remote: RemoteName, built: string): string | undefined {
  const file = join(built, 'mf-manifest.json');
  if (!existsSync(file)) return undefined;
  const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return name.startsWith(`${remote}_`) ? name.slice(remote.length + 1) : undefined;
}

/**
 * Publishes a finished build unless its sources were published before. A rollback therefore survives the next
 * start: only sources that the registry has never seen move the pointer.
 */
export function publishIfNew(
  registry: Registry,
  remote: RemoteName,
  built: string,
  now: Date,
  { canary, ...options }: PublishOptions = {},
): PublishedVersion | undefined {
  const version = builtVersion(remote, built);
  if (!version) throw new RegistryError(`${remote} is not built; run npm run build first.`);
  const known = registry.versions(remote).some((one) => sourcesOf(one) === sourcesOf(version));
  if (known && registry.current(remote)) return undefined;
  return registry.publish(
    remote,
    built,
    known ? freshVersion(registry, remote, sourcesOf(version), now) : version,
    now,
    // Before anything is published there are no others to compare a canary with.
    registry.current(remote) ? { ...options, canary } : options,
  );
}

/**
 * Builds the remote in `unit` under a version of its own and publishes it. The build goes into a folder beside the
 * registry, so the unit's `dist` and a running portal are not touched. Throws {@link RegistryError} when it fails.
 */
export function buildAndPublish(
  registry: Registry,
  remote: RemoteName,
  unit: string,
  version: string,
  now: Date,
  options: PublishOptions = {},
): PublishedVersion {
  const output = mkdtempSync(join(registry.directory, `.build-${remote}-`));
  try {
    const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
    const build = spawnSync(
      npx,
      ['--no-install', 'webpack', '--config', 'webpack.config.mjs', '--output-path', output],
      {
        cwd: unit,
        env: { ...process.env, REMOTE_VERSION: version },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    if (build.status !== 0) throw new RegistryError(`The build of ${remote} failed; nothing was published.`);
    return registry.publish(remote, output, version, now, options);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
