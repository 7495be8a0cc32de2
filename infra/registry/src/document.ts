import type { RemoteName } from './remotes.js';
import { remoteNames, rolesOf } from './remotes.js';

/** The schema of awslabs/frontend-discovery that the pointer document follows. */
export const discoverySchema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** One published version as the history keeps it: enough to point at it again without a build. */
export interface PublishedVersion {
  readonly version: string;
  /** `sha384-…` of the entry script. */
  readonly integrity: string;
  /** `sha384-…` of `mf-manifest.json`. */
  readonly manifestIntegrity: string;
  /** Instant of publication, ISO UTC. */
  readonly publishedAt: string;
}

export interface MicroFrontend {
  /** Manifest of the version in use. Relative to the registry's root where stored, absolute where served. */
  readonly url: string;
  /** The version before it, or the same one where there is none. */
  readonly fallbackUrl: string;
  readonly metadata: { readonly version: string; readonly integrity: string };
  /** `traffic`: its share of the users in percent. A canary is the entry that is not `default`. */
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: {
    /** Who may be given it: a canary's roles may be fewer than the area's. */
    readonly roles: readonly string[];
    readonly manifestIntegrity: string;
    /** Versions that may be pointed at, oldest first; the one in use is among them. Of a canary: itself. */
    readonly history: readonly PublishedVersion[];
    /** Days that the files of a version stay after it went out of use: as long as a page may be open with it. */
    readonly keepDays?: number;
    /** Versions whose files are there though nobody is pointed at them, and since when. */
    readonly retired?: readonly RetiredVersion[];
    /** From a server of development: no hash holds for a file that is about to change. */
    readonly live?: boolean;
  };
}

export interface RetiredVersion {
  readonly version: string;
  /** Instant, ISO UTC. */
  readonly since: string;
}

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
}

export interface RemotesDocument {
  readonly schema: string;
  readonly microFrontends: Readonly<Partial<Record<`groundwork/${RemoteName}`, readonly MicroFrontend[]>>>;
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
  };
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
  const { history, current, canary, keepDays, retired } = standing;
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
      extras: { roles, manifestIntegrity: current.manifestIntegrity, history, keepDays, retired },
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
 * are given when serving, because the block of ports may move between two starts.
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
    }));
  }
  return { schema: document.schema, microFrontends };
}
