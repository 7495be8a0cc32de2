import type { EndedSessions } from './ended-sessions.js';
import { internalPaths } from './internal-paths.js';
import type { ServiceClient } from './service-client.js';

/** Identity holds a call for so long until a session ends. A way that is dead without a word is noticed a little later. */
const waitMs = 10_000;
const timeoutMs = waitMs + 2_000;
/** After news: what ends meanwhile comes together. */
const restMs = 200;
/** After a failure, and where an identity answers at once although there is nothing. */
const againMs = 1_000;

export interface EndedSession {
  readonly sessionId: string;
  /** Epoch milliseconds after which no token of the session can be valid any more. */
  readonly until: number;
}

/**
 * Reads from identity which sessions ended, when the unit starts and from then on: a call waits for the next end after the place where
 * this unit has read to. The place belongs to the table of identity, so that any of its replicas can be asked, and again after a failure.
 */
export class EndedSessionsFeed {
  private timer: NodeJS.Timeout | undefined;
  private place: string | undefined;
  private closed = false;

  constructor(
    private readonly ended: EndedSessions,
    private readonly identity: Pick<ServiceClient, 'call'>,
    private readonly token: () => string,
  ) {}

  /** What ended lately is known when this returns, or identity is away and asked until it is back. */
  async start(): Promise<void> {
    this.goOnIn((await this.read({}, 2_000)) === undefined ? againMs : restMs);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async await(): Promise<void> {
    const begun = Date.now();
    const hasMoved = await this.read({ waitMs: String(waitMs) }, timeoutMs);
    const hasWaited = hasMoved !== undefined && Date.now() - begun > againMs;
    this.goOnIn(hasMoved || hasWaited ? restMs : againMs);
  }

  /** Gives whether the place moved on; undefined where identity did not answer. */
  private async read(query: Readonly<Record<string, string>>, limitMs: number): Promise<boolean | undefined> {
    const search = new URLSearchParams({ ...query, ...(this.place === undefined ? {} : { after: this.place }) });
    const path = search.size > 0 ? `${internalPaths.endedSessions}?${search.toString()}` : internalPaths.endedSessions;
    const list = await this.identity
      .call<readonly (EndedSession & { readonly cursor?: string })[]>('GET', path, {
        token: this.token(),
        timeoutMs: limitMs,
        // A connection of its own: no call waits for one that waits.
        way: 'streams',
      })
      .catch(() => undefined);
    if (!list) return undefined;
    for (const { sessionId, until } of list) this.ended.add(sessionId, until);
    const before = this.place;
    this.place = list.at(-1)?.cursor ?? before;
    return this.place !== before;
  }

  private goOnIn(ms: number): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.await(), ms);
    this.timer.unref();
  }
}
