import type { Area } from '@groundwork/domain-access';
import type { Registry, RemoteName } from '@groundwork/server-registry';
import type { BodyLimits } from './bodies.js';
import type { PartHealth } from './health.js';

/** What a browser may know before anybody signed in; served at `/config.json`. */
export interface PublicConfig {
  /** Demonstration accounts are listed on the sign-in page. */
  readonly demonstration: boolean;
  /** Letters and text messages are kept to be read at /mailbox; never in production. */
  readonly mailbox?: boolean;
  /** Largest file that is taken, in MB of 1024 * 1024 bytes. */
  readonly uploadLimitMb: number;
  /** Origin of the widget in which accounts are verified, the only one that pages may frame; left out where that is off. */
  readonly accountVerificationOrigin?: string;
  /** Units make traces: browsers say which calls belong together. */
  readonly traces?: boolean;
  readonly accounts?: readonly { readonly email: string; readonly role: string; readonly password: string }[];
}

/** A unit of the browser's side that a server of development holds (`npm run dev`); never in production. */
export interface LiveUnit {
  /** The remote that is served as it is being written; none where it is the shell. */
  readonly remote?: RemoteName;
  /** Where pages hear of changes: `ws://localhost:4201`. */
  readonly socketOrigin: string;
}

/**
 * Addresses and networks of proxies in front whose word on the caller's address is taken (`10.0.0.0/8`). A count of hops is
 * not offered: it would also believe who reaches the gateway past the proxy.
 */
export type TrustedProxies = readonly string[];

export interface GatewayOptions {
  readonly host: string;
  readonly port: number;
  /** The one origin that the browser talks to, e.g. `http://localhost:4200`. */
  readonly publicOrigin: string;
  /** Folder of the built shell. */
  readonly shellDirectory: string;
  readonly registry: Registry;
  /** Origins of the remotes as the browser reaches them. */
  readonly remotes: Readonly<Record<RemoteName, string>>;
  /** Addresses of the back ends for front ends. */
  readonly bffs: Readonly<Record<Area, string>>;
  /** Every unit that `/health` asks for its `/ready`, by name. */
  readonly units: Readonly<Record<string, string>>;
  readonly config: PublicConfig;
  readonly live?: LiveUnit;
  /** Further parts of the whole that are no units, e.g. data that are still being filled in. */
  readonly furtherParts?: () => readonly PartHealth[];
  readonly logLevel?: string;
  /** Longest wait for the head of an answer, milliseconds. */
  readonly upstreamTimeoutMs?: number;
  /** None where it is left out: the caller is who the connection comes from. */
  readonly trustedProxies?: TrustedProxies;
  /** Origins from which who is signed in may have an area loaded that is being worked on; never in production. */
  readonly developerOrigins?: readonly string[];
  /** In place of the usual {@link BodyLimits}. */
  readonly bodies?: Partial<BodyLimits>;
}

export interface RemoteOriginOptions {
  readonly name: RemoteName;
  readonly host: string;
  readonly port: number;
  /** Folder of the remote's versions. */
  readonly directory: string;
  /** The one origin whose pages may read from here. */
  readonly shellOrigin: string;
  readonly logLevel?: string;
  /** Where scrapes are answered; nothing is measured where it is left out. */
  readonly metricsPort?: number | undefined;
}

/** A part that runs: where it answers, and how it stops without failing a request in flight. */
export interface RunningPart {
  readonly url: string;
  close(): Promise<void>;
}
