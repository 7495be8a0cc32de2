import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { EndedSessions, InternalTokens } from '@groundwork/server-auth';
import type { CallerName, ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { In, IsNull } from 'typeorm';
import { fetch } from 'undici';
import type { EndReason } from './persistence/session.entity.js';
import { Session } from './persistence/session.entity.js';

/** A unit that does not answer within this time learns of the end when it asks again, milliseconds. */
const patienceMs = 1500;

/**
 * Ends sessions and tells every unit before it returns, so that the very next call with an old cookie or bearer is
 * refused, at a service too.
 */
@Injectable()
export class SessionEnding {
  private readonly log = new Logger(SessionEnding.name);

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly ended: EndedSessions,
    private readonly tokens: InternalTokens,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async end(sessions: readonly Pick<Session, 'id' | 'accountId'>[], reason: EndReason): Promise<void> {
    if (sessions.length === 0) return;
    const endedAt = this.clock.now();
    await this.database.transaction(async (manager) => {
      await manager.update(Session, { id: In(sessions.map((session) => session.id)), endedAt: IsNull() }, { endedAt, endReason: reason });
      for (const session of sessions)
        await this.outbox.add(manager, { type: 'session.ended', aggregateId: session.id, payload: { userId: session.accountId, familyId: session.id, reason } });
    });
    await this.tell(sessions.map((session) => ({ sessionId: session.id, until: this.until(endedAt) })));
  }

  /** No token of a session that ended then can be valid after this, epoch milliseconds. */
  until(endedAt: Date): number {
    return endedAt.getTime() + (this.options.session.accessSeconds + 120) * 1000;
  }

  private async tell(sessions: readonly { sessionId: string; until: number }[]): Promise<void> {
    for (const session of sessions) this.ended.add(session.sessionId, session.until);
    const units: [CallerName, string][] = [
      ...Object.entries(this.options.services).map(([name, url]): [CallerName, string] => [`service-${name}` as CallerName, url]),
      ...Object.entries(this.options.bffs).map(([name, url]): [CallerName, string] => [`bff-${name}` as CallerName, url]),
    ];
    const body = JSON.stringify({ sessions });
    await Promise.all(units.filter(([unit]) => unit !== 'service-identity').map(([unit, url]) => this.post(unit, url, body)));
  }

  private async post(unit: CallerName, url: string, body: string): Promise<void> {
    // A service checks its own name as the audience, a BFF its calling name.
    const audience = unit.startsWith('service-') ? (unit.slice('service-'.length) as keyof ServiceOptions['services']) : unit;
    try {
      const response = await fetch(`${url}/internal/sessions/ended`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.tokens.system(audience)}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.arrayBuffer();
      if (!response.ok) this.log.warn(`${unit} answered ${response.status} to ended sessions`);
    } catch {
      this.log.warn(`${unit} is away and will ask for ended sessions itself`);
    }
  }
}
