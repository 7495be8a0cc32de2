import type { MicroFrontend, RemotesDocument } from '@groundwork/domain-access';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import type { RegistryState, Remote, RemoteVersion } from '../../data/api.js';

/** A remote, and what browsers are told of it. */
export interface ShownRemote extends Remote {
  isLive: boolean;
  /** What browsers are told of where that is another version. */
  toldOf: string | undefined;
}

type Served = RemotesDocument['microFrontends'];
const nameOf = (key: string): string => key.replace(/^groundwork\//, '');

/** As the back end has them, and where it has none as browsers are told. */
export function remotesOf({ access, remotes }: RegistryState, served: Served): ShownRemote[] {
  if (access === 'elsewhere') return Object.entries(served).flatMap(([key, entries]) => servedRemote(key, entries));
  return remotes.map((remote) => {
    const [entry] = served[`groundwork/${remote.remote}`] ?? [];
    const isLive = entry?.extras.live === true;
    const told = entry?.metadata.version;
    return { ...remote, isLive, toldOf: isLive || told === remote.current ? undefined : told };
  });
}

function servedRemote(key: string, entries: readonly MicroFrontend[]): ShownRemote[] {
  const entry = entries.find(({ deployment }) => deployment.default) ?? entries[0];
  if (!entry) return [];
  const canary = entries.find((one) => one !== entry);
  return [
    {
      remote: nameOf(key) as Remote['remote'],
      revision: '',
      roles: [...entry.extras.roles] as Remote['roles'],
      current: entry.metadata.version,
      canary: canary
        ? {
            version: canary.metadata.version,
            traffic: canary.deployment.traffic,
            roles: [...canary.extras.roles] as Remote['roles'],
          }
        : null,
      changed: null,
      // What a server of development has is about to change: no version, no hash.
      versions: entry.extras.live ? [] : versionsOf(entry, canary),
      isLive: entry.extras.live === true,
      toldOf: undefined,
    },
  ];
}

/** The newest first. */
function versionsOf(entry: MicroFrontend, canary: MicroFrontend | undefined): RemoteVersion[] {
  const retired = entry.extras.retired ?? [];
  const published = [
    ...entry.extras.history,
    ...(canary?.extras.history ?? []),
    ...retired.flatMap((one) => one.published ?? []),
  ];
  const names = new Set([
    ...[entry, ...(canary ? [canary] : [])].map(({ metadata }) => metadata.version),
    ...published.map(({ version }) => version),
    ...retired.map(({ version }) => version),
  ]);
  const versions = [...names].map((version): RemoteVersion => {
    const known = published.find((one) => one.version === version);
    const used = [entry, canary].find((one) => one?.metadata.version === version);
    return {
      version,
      publishedAt: known?.publishedAt ?? null,
      publishedBy: null,
      hash: (used ? used.metadata.integrity && used.extras.manifestIntegrity : known?.manifestIntegrity) || null,
      hasFiles: true,
    };
  });
  return versions.sort((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''));
}

/** Whom which version is given, in a sentence. */
export const standingText = ({ current, canary }: Pick<Remote, 'current' | 'canary'>): string =>
  canary
    ? fill(words.standsWithCanary, {
        share: canary.traffic,
        roles: canary.roles.join(', '),
        canary: canary.version,
        current,
      })
    : fill(words.stands, { current });

export function whomText({ current, canary }: Remote, version: string): string {
  if (version === current) return canary ? words.others : words.everybody;
  if (version === canary?.version) return fill(words.share, { share: canary.traffic, roles: canary.roles.join(', ') });
  return words.nobody;
}

/** Whether a version is from before the one that everybody is given. */
export function isOlder({ versions, current }: Remote, { publishedAt }: RemoteVersion): boolean {
  const used = versions.find(({ version }) => version === current)?.publishedAt;
  return Boolean(publishedAt && used && publishedAt < used);
}
