import type { RemoteArea, Role } from '@groundwork/domain-access';
import { publishedOf, revisionOf, rolesOf, standingOf } from '@groundwork/server-registry';
import type { Registry } from '@groundwork/server-registry';
import type { RemoteAnswer, RemoteVersionAnswer } from './registry.dto.js';

/** How a remote stands; null before its first publication. */
export function remoteOf(registry: Registry, remote: RemoteArea): RemoteAnswer | null {
  const document = registry.read();
  const standing = standingOf(document, remote);
  if (!standing) return null;
  const { current, canary, changed, history } = standing;
  const there = registry.versions(remote);
  const versions = [...new Set([...history.map(({ version }) => version), ...there])].map(
    (version): RemoteVersionAnswer => {
      const published = publishedOf(standing, version);
      return {
        version,
        publishedAt: published?.publishedAt ?? null,
        publishedBy: published?.publishedBy ?? null,
        hash: published?.manifestIntegrity ?? null,
        hasFiles: there.includes(version),
      };
    },
  );
  return {
    remote,
    revision: revisionOf(document, remote),
    roles: [...rolesOf(remote)],
    current: current.version,
    canary: canary
      ? { version: canary.published.version, traffic: canary.traffic, roles: [...canary.roles] as Role[] }
      : null,
    changed: changed ?? null,
    versions: versions.sort((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '')),
  };
}
