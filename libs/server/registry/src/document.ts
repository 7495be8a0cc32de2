import { createHash } from 'node:crypto';
import type {
  LastChange,
  MicroFrontend,
  PublishedVersion,
  RemotesDocument,
  RetiredVersion,
} from '@groundwork/domain-access';
import type { RemoteName } from './remotes.js';
import { remoteNames, rolesOf } from './remotes.js';

/** The schema of awslabs/frontend-discovery that the pointer document follows. */
export const discoverySchema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** A version that a part of the users is given, always the same ones. */
export interface Canary {
  readonly published: PublishedVersion;
  /** Share of the users in percent, 1 to 99. */
  readonly traffic: number;
  readonly roles: readonly string[];
}

/** How a remote stands: what the document says of it. */
export interface RemoteStanding {
  readonly history: readonly PublishedVersion[];
  readonly current: PublishedVersion;
  readonly canary?: Canary;
  readonly keepDays: number;
  readonly retired: readonly RetiredVersion[];
  readonly changed?: LastChange;
}

export const emptyDocument: RemotesDocument = { schema: discoverySchema, microFrontends: {} };

export const keyOf = (remote: RemoteName) => `groundwork/${remote}` as const;

/** The entry of a remote that most are given, `undefined` before its first publication. */
export function entryOf(document: RemotesDocument, remote: RemoteName): MicroFrontend | undefined {
  const entries = document.microFrontends[keyOf(remote)];
  return entries?.find((one) => one.deployment.default) ?? entries?.[0];
}

/** Days that files stay where the registry says nothing else. */
export const defaultKeepDays = 30;

/** How the document says that a remote stands, `undefined` before its first publication. */
export function standingOf(document: RemotesDocument, remote: RemoteName): RemoteStanding | undefined {
  const entry = entryOf(document, remote);
  const current = entry?.extras.history.find((one) => one.version === entry.metadata.version);
  if (!entry || !current) return undefined;
  const other = document.microFrontends[keyOf(remote)]?.find((one) => one !== entry);
  const published = other?.extras.history[0];
  return {
    history: entry.extras.history,
    current,
    canary: other && published && { published, traffic: other.deployment.traffic, roles: other.extras.roles },
    keepDays: entry.extras.keepDays ?? defaultKeepDays,
    retired: entry.extras.retired ?? [],
    changed: entry.extras.changed,
  };
}

/** Names how a remote stands: another one where anything of it was changed. Empty before its first publication. */
export function revisionOf(document: RemotesDocument, remote: RemoteName): string {
  const entries = document.microFrontends[keyOf(remote)];
  return entries ? createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16) : '';
}

/** Path of a version's manifest from the registry's root. */
export const manifestPath = (remote: RemoteName, version: string): string => `${remote}/${version}/mf-manifest.json`;

/** The document with a remote standing as `standing` says; `roles` are the area's. */
export function withStanding(
  document: RemotesDocument,
  remote: RemoteName,
  roles: readonly string[],
  standing: RemoteStanding,
): RemotesDocument {
  const { history, current, canary, keepDays, retired, changed } = standing;
  const fallback = history[history.findIndex((one) => one.version === current.version) - 1] ?? current;
  const entry = (version: PublishedVersion, instead: PublishedVersion) => ({
    url: manifestPath(remote, version.version),
    fallbackUrl: manifestPath(remote, instead.version),
    metadata: { version: version.version, integrity: version.integrity },
  });
  const entries: MicroFrontend[] = [
    {
      ...entry(current, fallback),
      deployment: { traffic: 100 - (canary?.traffic ?? 0), default: true },
      extras: { roles, manifestIntegrity: current.manifestIntegrity, history, keepDays, retired, changed },
    },
  ];
  if (canary)
    entries.push({
      ...entry(canary.published, current),
      deployment: { traffic: canary.traffic, default: false },
      extras: {
        roles: canary.roles,
        manifestIntegrity: canary.published.manifestIntegrity,
        history: [canary.published],
      },
    });
  return { schema: discoverySchema, microFrontends: { ...document.microFrontends, [keyOf(remote)]: entries } };
}

/**
 * The document with a remote that a server of development holds at the root of its origin: it has no versions, and no
 * hash holds for a file that is about to change.
 */
export function withLiveRemote(document: RemotesDocument, remote: RemoteName, origin: string): RemotesDocument {
  const url = `${origin.replace(/\/$/, '')}/mf-manifest.json`;
  const live: MicroFrontend = {
    url,
    fallbackUrl: url,
    metadata: { version: 'live', integrity: '' },
    deployment: { traffic: 100, default: true },
    extras: { roles: rolesOf(remote), manifestIntegrity: '', history: [], live: true },
  };
  return { ...document, microFrontends: { ...document.microFrontends, [keyOf(remote)]: [live] } };
}

/**
 * The document as browsers get it: every relative address made absolute on the remote's own origin. The origins
 * are given when serving, because the block of ports may move between two starts. Anybody reads it: who did what is not in it.
 */
export function servedDocument(
  document: RemotesDocument,
  origins: Readonly<Record<RemoteName, string>>,
): RemotesDocument {
  const microFrontends: Partial<Record<`groundwork/${RemoteName}`, readonly MicroFrontend[]>> = {};
  for (const remote of remoteNames) {
    const entries = document.microFrontends[keyOf(remote)];
    if (!entries) continue;
    const resolved = (path: string): string => `${origins[remote].replace(/\/$/, '')}/${path.slice(remote.length + 1)}`;
    microFrontends[keyOf(remote)] = entries.map((entry) => ({
      ...entry,
      url: resolved(entry.url),
      fallbackUrl: resolved(entry.fallbackUrl),
      extras: withoutNames(entry.extras),
    }));
  }
  return { schema: document.schema, microFrontends };
}

function withoutNames({ changed: _, ...extras }: MicroFrontend['extras']): MicroFrontend['extras'] {
  const unnamed = ({ publishedBy: _by, ...published }: PublishedVersion): PublishedVersion => published;
  return {
    ...extras,
    history: extras.history.map(unnamed),
    ...(extras.retired && {
      retired: extras.retired.map((one) => (one.published ? { ...one, published: unnamed(one.published) } : one)),
    }),
  };
}
