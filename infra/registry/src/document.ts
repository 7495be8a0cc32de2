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
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: {
    readonly roles: readonly string[];
    readonly manifestIntegrity: string;
    /** Versions that may be pointed at, oldest first; the one in use is among them. */
    readonly history: readonly PublishedVersion[];
  };
}

export interface RemotesDocument {
  readonly schema: string;
  readonly microFrontends: Readonly<Partial<Record<`groundwork/${RemoteName}`, readonly MicroFrontend[]>>>;
}

export const emptyDocument: RemotesDocument = { schema: discoverySchema, microFrontends: {} };

export const keyOf = (remote: RemoteName) => `groundwork/${remote}` as const;

/** The entry of a remote in the document, `undefined` before its first publication. */
export function entryOf(document: RemotesDocument, remote: RemoteName): MicroFrontend | undefined {
  return document.microFrontends[keyOf(remote)]?.[0];
}

/** Path of a version's manifest from the registry's root. */
export const manifestPath = (remote: RemoteName, version: string): string => `${remote}/${version}/mf-manifest.json`;

/** The document with a remote's entry pointing at one of its versions; `fallback` names the version to fall back on. */
export function pointedAt(
  document: RemotesDocument,
  remote: RemoteName,
  roles: readonly string[],
  history: readonly PublishedVersion[],
  current: PublishedVersion,
): RemotesDocument {
  const at = history.findIndex((one) => one.version === current.version);
  const fallback = history[at - 1] ?? current;
  const entry: MicroFrontend = {
    url: manifestPath(remote, current.version),
    fallbackUrl: manifestPath(remote, fallback.version),
    metadata: { version: current.version, integrity: current.integrity },
    deployment: { traffic: 100, default: true },
    extras: { roles, manifestIntegrity: current.manifestIntegrity, history },
  };
  return { schema: discoverySchema, microFrontends: { ...document.microFrontends, [keyOf(remote)]: [entry] } };
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
    extras: { roles: rolesOf(remote), manifestIntegrity: '', history: [] },
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
