import type { RemoteArea, RemotesDocument, Role, Unchecked } from '@groundwork/domain-access';
import { fill } from '@groundwork/domain-messages';
import { remotes } from '@groundwork/domain-messages-shell';
import { fetchJson } from './fetch-json.js';
import type { Script } from './known-scripts.js';
import { RemoteRefused } from './remote-refused.js';
import { entryFor } from './remote-choice.js';
import { lentVersions } from './lent-versions.js';
import { unmetNeed } from './unmet-need.js';

/** The version of a remote that the registry points this user at. */
export interface PublishedRemote {
  version: string;
  manifestUrl: string;
  entryIntegrity?: string;
  manifestIntegrity?: string;
  /** From a server of development: no hash holds. */
  live: boolean;
}

/** What has to be loaded for it. */
export interface RemoteEntry {
  /** Name of the container, unique to the version. */
  container: string;
  globalName: string;
  entryUrl: string;
  entryIntegrity?: string;
  /** `sha384-…` of each of its scripts by file name; none of a live one. */
  integrity?: Readonly<Record<string, string>>;
  /** The scripts that the entry loads next, with their hashes. */
  firstScripts: readonly Script[];
  /** Those that its home is loaded with, where its build says so. */
  homeScripts: readonly Script[];
  /** What that reads first: '/api/borrower/company/byId/{companyId}'. */
  homeCalls: readonly string[];
}

interface Manifest {
  name?: string;
  metaData?: { globalName?: string; remoteEntry?: { name?: string; path?: string } };
  shared?: readonly { name: string; requiredVersion?: string | false }[];
  integrity?: Readonly<Record<string, string>>;
  home?: readonly string[];
  homeCalls?: readonly string[];
  exposes?: readonly { assets?: { js?: { sync?: readonly string[] } } }[];
}

const timeoutMs = 3_500;

/**
 * Reads the registry (awslabs/frontend-discovery), fresh at each entry of an area. Throws {@link RemoteRefused} for a
 * version whose hashes it does not give.
 */
export async function readRegistry(
  area: RemoteArea,
  user: { readonly id: string; readonly role: Role },
): Promise<PublishedRemote> {
  const document = (await fetchJson('/remotes.json', { timeoutMs })) as Unchecked<RemotesDocument>;
  const entry = entryFor(document.microFrontends?.[`groundwork/${area}`] ?? [], user);
  if (!entry?.url) throw new Error(`The registry has no remote for the area ${area}`);
  const live = entry.extras?.live === true;
  const entryIntegrity = entry.metadata?.integrity;
  const manifestIntegrity = entry.extras?.manifestIntegrity;
  if (!live && !(entryIntegrity && manifestIntegrity)) throw new RemoteRefused(remotes.withoutHashes);
  return {
    version: entry.metadata?.version ?? entry.url,
    manifestUrl: new URL(entry.url, location.origin).href,
    entryIntegrity,
    manifestIntegrity,
    live,
  };
}

/**
 * Reads a remote's manifest. From the second attempt on every address carries `?retry=n`: the browser does not ask
 * again for an address whose first request still hangs. Throws {@link RemoteRefused} for what is no version of this area
 * that can run in this shell.
 */
export async function readManifest(area: RemoteArea, remote: PublishedRemote, attempt: number): Promise<RemoteEntry> {
  const url = withRetry(remote.manifestUrl, attempt);
  const manifest = (await fetchJson(url, { timeoutMs, integrity: remote.manifestIntegrity })) as Manifest;
  const file = manifest.metaData?.remoteEntry;
  if (!manifest.name || !file?.name) throw new Error(`${url} is not the manifest of a remote`);
  if (!manifest.name.startsWith(`${area}_`)) throw new RemoteRefused(remotes.ofAnotherArea);
  const need = unmetNeed(manifest.shared ?? [], lentVersions);
  if (need) throw new RemoteRefused(fill(remotes.needsOther, need));
  if (!remote.live && !manifest.integrity?.[file.name]) throw new RemoteRefused(remotes.withoutHashes);
  const script = (name: string): Script => ({
    url: new URL(name, remote.manifestUrl).href,
    integrity: remote.live ? undefined : manifest.integrity?.[name],
  });
  const path = [file.path, file.name].filter(Boolean).join('/');
  return {
    container: manifest.name,
    globalName: manifest.metaData?.globalName ?? manifest.name,
    entryUrl: withRetry(new URL(path, remote.manifestUrl).href, attempt),
    entryIntegrity: remote.entryIntegrity,
    integrity: remote.live ? undefined : manifest.integrity,
    firstScripts: (manifest.exposes ?? []).flatMap((one) => one.assets?.js?.sync ?? []).map(script),
    homeScripts: (manifest.home ?? []).map(script),
    homeCalls: manifest.homeCalls ?? [],
  };
}

export function withRetry(url: string, attempt: number): string {
  if (attempt === 0) return url;
  const changed = new URL(url);
  changed.searchParams.set('retry', String(attempt));
  return changed.href;
}
