import { areaOf } from '@groundwork/domain-access';
import type { Role } from '@groundwork/domain-access';
import { homeOf } from '@groundwork/domain-accounts';
import { developerOrigin, noteDeveloperVersion } from './developer-version.js';
import { earlySession } from '../../data/early-session.js';
import { rememberForSession } from '../../components/session-memory.js';
import { askAhead } from './early-answers.js';
import { keyOfKnown, knownScripts, opensAt, preload, scriptsOf } from './known-scripts.js';
import type { KnownScripts } from './known-scripts.js';
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
  void readHomeAhead({ id, role });
  const remote = readRegistry(area, { id, role });
  begun = { id, role, remote };
  try {
    const published = await remote;
    const entry = readManifest(area, published, 0);
    entries.set(published, entry);
    const known = knownOf(await entry, role);
    const isFetched = (url: string) => [...document.head.querySelectorAll('link')].some(({ href }) => href === url);
    for (const script of scriptsOf(known)) if (!isFetched(script.url)) preload(script);
  } catch {
    // Said where it is needed.
  }
}

/** Sends what the home reads first, as its last manifest said, where it is this user who is signed in and the page opens there. */
async function readHomeAhead(user: User): Promise<void> {
  const known = knownScripts();
  if (!known || !opensAt(known.home)) return;
  const session = await earlySession();
  if (session?.user.id === user.id && session.role === user.role) askAhead(known.calls, session);
}

/** What {@link goAhead} reads of the registry for this user, once; undefined where it reads nothing for him. */
export function registryAhead({ id, role }: User): Promise<PublishedRemote> | undefined {
  const taken = begun?.id === id && begun.role === role ? begun.remote : undefined;
  begun = undefined;
  return taken;
}

/**
 * {@link readManifest}, for the version that was read ahead without asking again. What it names is fetched at once when the page starts
 * the next time, until the session ends.
 */
export async function manifestAhead(role: Role, remote: PublishedRemote, attempt: number): Promise<RemoteEntry> {
  const entry = await ((attempt === 0 && entries.get(remote)) || readManifest(areaOf(role), remote, attempt));
  if (attempt === 0 && !remote.live) rememberForSession(keyOfKnown, JSON.stringify(knownOf(entry, role)));
  return entry;
}

const knownOf = (
  { entryUrl, entryIntegrity, firstScripts, homeScripts, homeCalls }: RemoteEntry,
  role: Role,
): KnownScripts => ({
  home: homeOf(role),
  first: [{ url: entryUrl, integrity: entryIntegrity }, ...firstScripts],
  further: homeScripts,
  calls: homeCalls,
});
