import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { readSession } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { AccountEntity } from '../../accounts/index.js';
import { isJustRenewed, whyOver } from '../life-of-session.js';
import { isGenuine, readRefreshToken } from '../domain/tokens.js';
import type { EndReason, SessionEntity } from '../persistence/session.entity.js';
import { SessionRepository } from '../persistence/session.repository.js';
import { SessionEnding } from '../session-ending.service.js';
import { SessionTokens } from '../session-tokens.service.js';
import type { SessionDto, TokenPairDto } from '../session.dto.js';

export interface RenewalManner {
  /** On the way of another call: who comes just after a renewal is given its result instead of being taken for a thief. */
  readonly onTheWay: boolean;
  /** Polling: the session does not count as used. */
  readonly background: boolean;
}

/** Gives the next pair of tokens. A refresh token is good once; a second use ends the whole family. */
@Injectable()
export class RenewSession {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly ending: SessionEnding,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(pair: TokenPairDto, manner: RenewalManner): Promise<SessionDto> {
    const { refreshKey } = this.tokens;
    const parts = readRefreshToken(pair.refreshToken);
    const claims = readSession(pair.token, this.options.keys.session, Infinity);
    const session = parts && claims?.sid === parts.sessionId ? await this.sessions.find(parts.sessionId) : null;
    if (!session || !parts || session.endedAt || !isGenuine(pair.refreshToken, parts, session.secret, refreshKey))
      throw new Problem('session.invalid');
    const now = this.clock.now();
    const over = whyOver(session, now, this.options.session);
    if (over) return this.end(session, over);
    const account = await this.database.manager.findOneBy(AccountEntity, { id: session.accountId });
    if (!account?.active) return this.end(session, 'account');

    const active = manner.background ? {} : { activeAt: now };
    const rotated =
      parts.generation === session.generation && (await this.sessions.rotate(session, { ...active, rotatedAt: now }));
    // Read anew: what was proved or chosen meanwhile stands in the new tokens, too.
    const current = await this.sessions.find(session.id);
    // Whoever signed out meanwhile stays signed out.
    if (!current || current.endedAt) throw new Problem('session.invalid');
    if (rotated || (manner.onTheWay && isJustRenewed(current, parts.generation, now)))
      return this.tokens.answer(account, current);
    return this.end(session, 'reuse');
  }

  private async end(session: SessionEntity, reason: EndReason): Promise<never> {
    await this.ending.end([session], reason);
    throw new Problem(reason === 'reuse' ? 'session.reused' : 'session.expired');
  }
}
