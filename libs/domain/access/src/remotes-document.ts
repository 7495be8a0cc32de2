import type { RemoteArea } from './access.js';

/** One published version as the history keeps it: enough to point at it again without a build. */
export interface PublishedVersion {
  readonly version: string;
  /** `sha384-…` of the entry script. */
  readonly integrity: string;
  /** `sha384-…` of `mf-manifest.json`. */
  readonly manifestIntegrity: string;
  /** Instant of publication, ISO UTC. */
  readonly publishedAt: string;
  /** Who published it; unknown of versions from before this was remembered. Browsers are not told. */
  readonly publishedBy?: string;
}

/** The last thing that was done with the pointer of a remote. */
export interface LastChange {
  /** Instant, ISO UTC. */
  readonly at: string;
  readonly by: string;
}

/** A version of a remote that is in use: most are given the one that is `default`. */
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
    /** Browsers are not told. */
    readonly changed?: LastChange;
    /** From a server of development: no hash holds for a file that is about to change. */
    readonly live?: boolean;
  };
}

export interface RetiredVersion {
  readonly version: string;
  /** Instant, ISO UTC. */
  readonly since: string;
  /** What is known of it from when it was in use, for who wants to point at it again. */
  readonly published?: PublishedVersion;
}

/** What the registry stores and, without names, gives to browsers (awslabs/frontend-discovery). */
export interface RemotesDocument {
  readonly schema: string;
  readonly microFrontends: Readonly<Partial<Record<`groundwork/${RemoteArea}`, readonly MicroFrontend[]>>>;
}

/** A document as its reader takes it from the wire: nothing in it is sure to be there. */
export type Unchecked<Part> = Part extends readonly (infer One)[]
  ? readonly Unchecked<One>[]
  : Part extends object
    ? { readonly [Key in keyof Part]?: Unchecked<Part[Key]> }
    : Part;
