import type { RemoteArea } from '@groundwork/domain-access';
import { fetchJson } from './fetch-json.js';

/** The version of a remote that the registry points at. */
export interface PublishedRemote {
  version: string;
  manifestUrl: string;
  entryIntegrity?: string;
  manifestIntegrity?: string;
}

/** What has to be loaded for it. */
export interface RemoteEntry {
  /** Name of the container, unique to the version. */
  container: string;
  globalName: string;
  entryUrl: string;
  entryIntegrity?: string;
}

interface RegistryDocument {
  microFrontends?: Record<string, RegistryEntry[] | undefined>;
}

interface RegistryEntry {
  url: string;
  metadata?: { version?: string; integrity?: string };
  deployment?: { default?: boolean };
  extras?: { manifestIntegrity?: string };
}

interface Manifest {
  name?: string;
  metaData?: { globalName?: string; remoteEntry?: { name?: string; path?: string } };
}

const timeoutMs = 3_500;

/** Reads the registry (awslabs/frontend-discovery), fresh at each entry of an area. */
export async function readRegistry(area: RemoteArea): Promise<PublishedRemote> {
  const document = (await fetchJson('/remotes.json', { timeoutMs })) as RegistryDocument;
  const entries = document.microFrontends?.[`groundwork/${area}`] ?? [];
  const entry = entries.find((one) => one.deployment?.default) ?? entries[0];
  if (!entry?.url) throw new Error(`The registry has no remote for the area ${area}`);
  return {
    version: entry.metadata?.version ?? entry.url,
    manifestUrl: new URL(entry.url, location.origin).href,
    entryIntegrity: entry.metadata?.integrity,
    manifestIntegrity: entry.extras?.manifestIntegrity,
  };
}

/**
 * Reads a remote's manifest. From the second attempt on every address carries `?retry=n`: the browser does not ask
 * again for an address whose first request still hangs.
 */
export async function readManifest(remote: PublishedRemote, attempt: number): Promise<RemoteEntry> {
  const url = withRetry(remote.manifestUrl, attempt);
  const manifest = (await fetchJson(url, { timeoutMs, integrity: remote.manifestIntegrity })) as Manifest;
  const file = manifest.metaData?.remoteEntry;
  if (!manifest.name || !file?.name) throw new Error(`${url} is not the manifest of a remote`);
  const path = [file.path, file.name].filter(Boolean).join('/');
  return {
    container: manifest.name,
    globalName: manifest.metaData?.globalName ?? manifest.name,
    entryUrl: withRetry(new URL(path, remote.manifestUrl).href, attempt),
    entryIntegrity: remote.entryIntegrity,
  };
}

export function withRetry(url: string, attempt: number): string {
  if (attempt === 0) return url;
  const changed = new URL(url);
  changed.searchParams.set('retry', String(attempt));
  return changed.href;
}
