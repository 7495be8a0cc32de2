import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AuditLog } from '../audit/index.js';
import { SessionRepository } from './persistence/session.repository.js';
import type { SessionDto } from './session.dto.js';
import type { ProvedBy } from './session-opening.service.js';
import { SessionTokens } from './session-tokens.service.js';

/** Notes in a session that its user has proved again who it is: the one place that does. */
@Injectable()
export class SessionProofs {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives what a client holds of the session from now on: its access token tells of the proof. */
  async record(actor: Actor, by: ProvedBy, userAgent: string | undefined): Promise<SessionDto> {
    const { account, session } = await this.sessions.current(actor);
    const provedAt = this.clock.now();
    await this.database.transaction(async () => {
      if (!(await this.sessions.update(session.id, { provedAt, activeAt: provedAt })))
        throw new Problem('session.expired');
      await this.audit.record({ kind: 'session.proved', accountId: account.id, actor, userAgent, details: { by } });
    });
    return this.tokens.answer(account, { ...session, provedAt });
  }
}
