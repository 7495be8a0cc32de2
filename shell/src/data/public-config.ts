/** What an installation tells before anybody signed in (`/config.json`). */
export interface PublicConfig {
  demonstration?: boolean;
  /** Letters and text messages are kept to be read at /mailbox. */
  mailbox?: boolean;
  /** Largest upload, MB of 1024 * 1024 bytes. */
  uploadLimitMb?: number;
  /** Calls are to be part of traces. */
  traces?: boolean;
  /** Origins from which who is signed in may have an area loaded that is being worked on; never in production. */
  developerOrigins?: readonly string[];
  accounts?: readonly { readonly email: string; readonly password: string; readonly role: string }[];
}

let fetched: Promise<PublicConfig> | undefined;
let known: PublicConfig = {};

/** Asked once a page; an installation that tells nothing has nothing of it. */
export function publicConfig(): Promise<PublicConfig> {
  fetched ??= fetch('/config.json', { cache: 'no-store' })
    .then((answer) => (answer.ok ? (answer.json() as Promise<PublicConfig>) : {}))
    .then((config: PublicConfig) => {
      if (config.traces) void import('./traced-calls.js');
      return (known = config);
    })
    .catch(() => {
      fetched = undefined;
      return {};
    });
  return fetched;
}

/** The largest upload in bytes, once it is told. */
export function uploadLimitBytes(): number | undefined {
  return known.uploadLimitMb === undefined ? undefined : known.uploadLimitMb * 1024 * 1024;
}
