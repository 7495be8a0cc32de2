import { areaOf } from '@groundwork/domain-access';
import type { RemoteArea, Role } from '@groundwork/domain-access';
import { homeOf } from '@groundwork/domain-accounts';
import { developerOrigin, noteDeveloperVersion } from './developer-version.js';
import { readManifest, readRegistry } from './remote-address.js';
import type { PublishedRemote, RemoteEntry } from './remote-address.js';

interface User {
  readonly id: string;
  readonly role: Role;
}

let begun: (User & { readonly remote: Promise<PublishedRemote> }) | undefined;
const entries = new WeakMap<PublishedRemote, Promise<RemoteEntry>>();

/**
 * Reads the registry and the manifest of a user's area and fetches its first scripts, those of its home with them where the page opens
 * there, while it is still asked whether that user is signed in. What fails here fails where it is needed, and is read again when the
 * user tries again.
 */
export async function goAhead({ id, role }: User): Promise<void> {
  const area = areaOf(role);
  noteDeveloperVersion();
  if (developerOrigin(area) !== undefined) return;
  const remote = readRegistry(area, { id, role });
  begun = { id, role, remote };
  try {
    const published = await remote;
    const entry = readManifest(area, published, 0);
    entries.set(published, entry);
    const { entryUrl, entryIntegrity, firstScripts, homeScripts } = await entry;
    const further = opensAtHome(role) ? homeScripts : [];
    for (const script of [{ url: entryUrl, integrity: entryIntegrity }, ...firstScripts, ...further]) preload(script);
  } catch {
    // Said where it is needed.
  }
}

/** What {@link goAhead} reads of the registry for this user, once; undefined where it reads nothing for him. */
export function registryAhead({ id, role }: User): Promise<PublishedRemote> | undefined {
  const taken = begun?.id === id && begun.role === role ? begun.remote : undefined;
  begun = undefined;
  return taken;
}

/** {@link readManifest}, for the version that was read ahead without asking again. */
export function manifestAhead(area: RemoteArea, remote: PublishedRemote, attempt: number): Promise<RemoteEntry> {
  return (attempt === 0 && entries.get(remote)) || readManifest(area, remote, attempt);
}

/** Whether the page was opened where who is signed in is led to first. */
const opensAtHome = (role: Role): boolean => ['/', '/login', homeOf(role)].includes(location.pathname);

function preload({ url, integrity }: { url: string; integrity?: string }): void {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'preload',
    as: 'script',
    href: url,
    crossOrigin: 'anonymous',
    integrity: integrity ?? '',
  });
  document.head.append(link);
}
