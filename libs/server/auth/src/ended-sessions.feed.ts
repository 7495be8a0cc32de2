import type { EndedSessions } from './ended-sessions.js';
import { internalPaths } from './internal-paths.js';
import type { ServiceClient } from './service-client.js';

const everyMs = 15_000;

export interface EndedSession {
  readonly sessionId: string;
  /** Epoch milliseconds after which no token of the session can be valid any more. */
  readonly until: number;
}

/**
 * Asks identity for the sessions that ended lately: when the unit starts, and then regularly, in case identity could not
 * reach it when they ended.
 */
export class EndedSessionsFeed {
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly ended: EndedSessions,
    private readonly identity: ServiceClient,
    private readonly token: () => string,
  ) {}

  async refresh(): Promise<void> {
    const list = await this.identity
      .call<readonly EndedSession[]>('GET', internalPaths.endedSessions, { token: this.token(), timeoutMs: 2_000 })
      .catch(() => undefined);
    for (const session of list ?? []) this.ended.add(session.sessionId, session.until);
    if (this.closed) return;
    this.timer = setTimeout(() => void this.refresh(), list ? everyMs : 1_000);
    this.timer.unref();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
