import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { EndedSessions } from '@groundwork/server-auth';
import type { Actor, EndedSession } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull, MoreThan } from 'typeorm';
import { Account } from '../accounts/persistence/account.entity.js';
import { NO_COMPANY } from './domain/company-in-use.js';
import { Session } from './persistence/session.entity.js';
import { SessionEnding } from './session-ending.js';
import { SessionTokens } from './session-tokens.js';
import type { SessionAnswer } from './session.dto.js';

/** What a signed-in user asks and tells of the session that the call came with. */
@Injectable()
export class CurrentSession implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly tokens: SessionTokens,
    private readonly ending: SessionEnding,
    private readonly ended: EndedSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Other units ask identity when they start; identity asks its own table. */
  async onModuleInit(): Promise<void> {
    for (const session of await this.endedLately()) this.ended.add(session.sessionId, session.until);
  }

  async read(actor: Actor): Promise<SessionAnswer> {
    const { account, session } = await this.find(actor);
    return this.tokens.answer(account, session);
  }

  async touch(actor: Actor): Promise<void> {
    await this.database.transaction((manager) =>
      manager.update(Session, { id: actor.sessionId ?? '', endedAt: IsNull() }, { activeAt: this.clock.now() }),
    );
  }

  async end(actor: Actor): Promise<void> {
    const { session } = await this.find(actor);
    await this.ending.end([session], 'logout', actor);
  }

  /** Puts another of the user's companies in use, or none ('', to set up a new one); the answer carries the tokens that say so. */
  async useCompany(actor: Actor, companyId: string): Promise<SessionAnswer> {
    const { account, session } = await this.find(actor);
    const answer = await this.tokens.answer(account, { ...session, companyId });
    if ((answer.companyId ?? NO_COMPANY) !== companyId) throw new Problem('access.denied');
    await this.database.transaction((manager) =>
      manager.update(Session, { id: session.id }, { companyId, activeAt: this.clock.now() }),
    );
    return answer;
  }

  /** Sessions that ended so lately that a token of theirs could still be valid. */
  async endedLately(): Promise<EndedSession[]> {
    const now = this.clock.now();
    const span = this.ending.until(now) - now.getTime();
    const rows = await this.database.manager.find(Session, {
      select: { id: true, endedAt: true },
      where: { endedAt: MoreThan(new Date(now.getTime() - span)) },
    });
    return rows.map((row) => ({ sessionId: row.id, until: this.ending.until(row.endedAt ?? now) }));
  }

  private async find(actor: Actor): Promise<{ account: Account; session: Session }> {
    const session = await this.database.manager.findOneBy(Session, { id: actor.sessionId ?? '' });
    const account =
      session && !session.endedAt ? await this.database.manager.findOneBy(Account, { id: session.accountId }) : null;
    if (!session || !account) throw new Problem('session.expired');
    return { account, session };
  }
}
