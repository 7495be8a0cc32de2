import { remoteAreaNames } from '@groundwork/domain-access';
import type { RemoteArea } from '@groundwork/domain-access';
import { fill } from '@groundwork/domain-messages';
import { remotes } from '@groundwork/domain-messages-shell';
import { publicConfig } from '../../data/public-config.js';
import type { PublishedRemote } from './remote-address.js';
import { RemoteRefused } from './remote-refused.js';

/** Of this tab alone, and gone with it. */
const key = 'groundwork.developer-version';
/** `?remote=borrower@http://localhost:4201`; `?remote=` ends it. */
const parameter = 'remote';

/** Takes up what the address says, and takes it out of the address. */
export function noteDeveloperVersion(): void {
  const address = new URL(location.href);
  const text = address.searchParams.get(parameter);
  if (text === null) return;
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
}

/** Where a developer has this tab take an area from; nothing where the portal's own versions are shown. */
export function developerOrigin(area: RemoteArea): string | undefined {
  const [name, origin] = (sessionStorage.getItem(key) ?? '').split('@');
  return name === area && remoteAreaNames.includes(area) ? origin : undefined;
}

export const endDeveloperVersion = (): void => sessionStorage.removeItem(key);

/** The area as it is being worked on. Throws {@link RemoteRefused} for an origin that this portal does not allow. */
export async function readDeveloperVersion(origin: string): Promise<PublishedRemote> {
  const { developerOrigins = [] } = await publicConfig();
  if (!developerOrigins.includes(origin)) throw new RemoteRefused(fill(remotes.notOfThisPortal, { origin }));
  return { version: `live ${origin}`, manifestUrl: `${origin}/mf-manifest.json`, live: true };
}
