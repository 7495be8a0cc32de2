import type { Clock } from '@groundwork/domain-time';
import type { Keys } from './keys.js';
import type { AreaName, BffName, ServiceName } from './names.js';
import type { UnitTls } from './unit-tls.js';

export type DatabaseOptions =
  | { readonly kind: 'sqlite'; readonly file: string }
  | {
      readonly kind: 'mysql';
      readonly url: string;
      readonly database: string;
      /** A server that follows `url`'s: statements whose answer may be late are asked there. */
      readonly replicaUrl?: string | undefined;
      /** So many seconds it may be behind to be read; 0 or none: however many. */
      readonly replicaSeconds?: number | undefined;
      readonly poolSize?: number;
      /** The certificate of the authority that signed the server's (PEM): given, connections are TLS and server and name are checked. */
      readonly authority?: string | undefined;
    };

/** How the broker is met over TLS (PEM); what is left out is as Node has it. */
export interface BrokerTls {
  /** The certificate of the authority that signed the broker's: no other is believed. */
  readonly authority?: string | undefined;
  /** Whom the broker is shown, with its private half. */
  readonly certificate?: string | undefined;
  readonly key?: string | undefined;
}

/** `direct`: each event is posted to its subscribers over HTTP. `rabbitmq`: a topic exchange with confirms. */
export type EventOptions =
  | { readonly kind: 'direct' }
  | {
      readonly kind: 'rabbitmq';
      readonly url: string;
      readonly tls?: BrokerTls | undefined;
      /** How the names of its exchange and queues begin, so that several deployments share a broker. */
      readonly prefix: string;
      /** What of exchange and queues a unit makes: all, or its own queues where its account may no more. All where it is left out. */
      readonly declares?: 'all' | 'own' | undefined;
      /** How often an event is tried before it becomes a dead letter. */
      readonly tries: number;
      /** Of how many aggregates a service handles an event at the same time. */
      readonly atOnce?: number;
    };

export type StorageOptions =
  | { readonly kind: 'disk'; readonly directory: string }
  | {
      readonly kind: 's3';
      readonly endpoint?: string;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/** Who looks into uploads for viruses. `none`: nobody. */
export type ScannerOptions =
  { readonly kind: 'none' } | { readonly kind: 'clamd'; readonly host: string; readonly port: number };

/** `mailbox`: nothing leaves the portal, letters are kept to be read there. `smtp`: letters go out as `from`. */
export type MailOptions =
  { readonly kind: 'mailbox' } | { readonly kind: 'smtp'; readonly url: string; readonly from: string };

/** `mailbox`: kept beside the letters. `http`: a provider sends them, as `from`. `none`: nobody is sent any. */
export type TextOptions =
  | { readonly kind: 'mailbox' }
  | { readonly kind: 'http'; readonly url: string; readonly token: string; readonly from: string }
  | { readonly kind: 'none' };

/** An outside provider: where it answers, and the key that it knows us by, sent as bearer. */
export interface ProviderAddress {
  readonly url: string;
  readonly token: string | undefined;
  /** Longest wait for a call with all its repeats, milliseconds. */
  readonly timeoutMs: number;
}

/** A provider whose widget a browser loads from an origin of its own. */
export interface WidgetProviderAddress extends ProviderAddress {
  /** Address of the widget as browsers reach it; the request code is added as `?code=`. */
  readonly widgetUrl: string;
}

/** The outside providers. One that is left out is off: calls that need it answer `provider.off`. */
export interface ProviderOptions {
  readonly identityCheck?: ProviderAddress | undefined;
  readonly accountVerification?: WidgetProviderAddress | undefined;
  readonly backgroundCheck?: ProviderAddress | undefined;
  readonly propertyDemographics?: ProviderAddress | undefined;
}

/** `demonstration` fills accounts with a known password; `production` never does. */
export type Mode = 'production' | 'demonstration' | 'test';

export interface SessionOptions {
  /** Life of an access token, seconds. */
  readonly accessSeconds: number;
  /** Idle time after which the shell warns, milliseconds (specification, sign-in document, section 9). */
  readonly idleMs: number;
  /** Time after the warning until the session ends, milliseconds. */
  readonly warningMs: number;
  /** Longest life of a session however active it is, seconds. */
  readonly absoluteSeconds: number;
  /** How long a proof of who somebody is counts for what asks again, seconds. A sign-in is one. */
  readonly proofSeconds: number;
}

/** BFFs tell identity of a session's activity at most this often, milliseconds: a session counts as idle only beyond it. */
export const activityStepMs = (idleMs: number): number => Math.min(60_000, idleMs / 4);

export interface RegistryOptions {
  /** The folder in which the registry's folder is, and beside it `remotes.json` where a gateway serves that as a file. */
  readonly data: string;
  readonly isServedAsFile: boolean;
}

export interface UnitOptions {
  readonly host: string;
  readonly port: number;
  readonly mode: Mode;
  readonly keys: Keys;
  /** The one origin that the browser talks to, e.g. `http://localhost:4200`. */
  readonly publicOrigin: string;
  readonly services: Readonly<Record<ServiceName, string>>;
  readonly bffs: Readonly<Record<BffName, string>>;
  readonly remotes: Readonly<Record<AreaName, string>>;
  /** The pair by which services and back ends know each other; left out, they speak in the clear. */
  readonly tls?: UnitTls | undefined;
  readonly logLevel: string;
  /** How long a unit that was told to stop still serves, so that its callers can leave, milliseconds. 0 where it is left out. */
  readonly drainMs?: number | undefined;
  readonly clock?: Clock;
  readonly session: SessionOptions;
  /** Where the unit answers scrapes of Prometheus, on a port of its own that no gateway leads to; left out, nothing is measured. */
  readonly metricsPort?: number | undefined;
  /** Where spans of traces are sent by OTLP over HTTP, and the share of traces that is kept, 0 to 1; left out, none are made. */
  readonly traces?: { readonly endpoint: string; readonly share: number } | undefined;
  /** What it was built from, as those who run the deployment know it again. */
  readonly build?: string | undefined;
  /** Added to the name of a unit's machine, gives the name under which each of its replicas is found; none: its own name does. */
  readonly replicasSuffix?: string | undefined;
  /** Where the versions of the remotes lie, where this deployment lets the administrators' back end say whom which of them is given. */
  readonly registry?: RegistryOptions | undefined;
  /** How long a back end gives a request with all its calls, milliseconds. */
  readonly requestBudgetMs?: number | undefined;
  /** Smallest password length of this deployment: in production 8 where nothing else is said; never below the specification's floor. */
  readonly passwordMinimum: number;
  /** Who may read a back end's OpenAPI document; left out, everybody, and in production who works in its area. */
  readonly apiDocuments?: 'everybody' | 'members' | undefined;
  /** The hosts that it may call beside other units; left out, all. */
  readonly outgoingHosts?: readonly string[] | undefined;
}

/** What makes guessing slow. */
export interface GuessingOptions {
  /** What a hash of a password costs; the hash's own parameters where it is left out. */
  readonly passwordHash?: { readonly memoryCost: number; readonly timeCost: number };
  /** The least time of an answer that must not tell whether an account exists, milliseconds. */
  readonly paceMs?: number;
}

export interface ServiceOptions extends UnitOptions {
  /** Left out by every deployment: tests, which guess a lot, set less. */
  readonly guessing?: GuessingOptions | undefined;
  readonly database: DatabaseOptions;
  readonly events: EventOptions;
  readonly storage: StorageOptions;
  readonly scanner: ScannerOptions;
  readonly mail: MailOptions;
  readonly texts: TextOptions;
  readonly providers: ProviderOptions;
  /** Who knows leaked passwords by ranges of their hashes; nobody where it is left out. */
  readonly passwordRanges?: ProviderAddress | undefined;
  /** The lender's own words, which no password may be. */
  readonly passwordWords?: readonly string[] | undefined;
  /** Who needs a second factor to sign in, at the least; the lender may ask more people for one. */
  readonly secondFactor: 'nobody' | 'administrators' | 'everybody';
  /** The hour, 0 to 23 at UTC-4, from which administrators are sent the day's digest. */
  readonly digestHour: number;
  /** Largest upload, bytes. */
  readonly uploadLimitBytes: number;
  /** Who brings the tables up to date: each start, or a job before it, for which a start waits. A start where it is left out. */
  readonly migrations?: 'start' | 'job' | undefined;
  /** How long events that everybody has can be sent again, days. */
  readonly eventsKeepDays?: number | undefined;
}

export type BffOptions = UnitOptions;

/** A unit that runs: where it answers, and how it stops without failing a request in flight. */
export interface RunningUnit {
  readonly url: string;
  /** Where its metrics are scraped, where they are taken. */
  readonly metricsUrl?: string | undefined;
  close(): Promise<void>;
}

/** Whether a portal keeps its letters to be read in its mailbox: never in production, and not where they go out. */
export const keepsMail = ({ mode, mail }: Pick<ServiceOptions, 'mode' | 'mail'>): boolean =>
  mode !== 'production' && mail.kind === 'mailbox';
