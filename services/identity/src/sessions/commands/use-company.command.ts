import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { NO_COMPANY } from '../domain/company-in-use.js';
import { SessionRepository } from '../persistence/session.repository.js';
import { SessionTokens } from '../session-tokens.service.js';
import type { SessionDto } from '../session.dto.js';

/** Puts another of the user's companies in use, or none ('', to set up a new one); the answer carries the tokens that say so. */
@Injectable()
export class UseCompany {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<SessionDto> {
    const { account, session } = await this.sessions.current(actor);
    const answer = await this.tokens.answer(account, { ...session, companyId });
    if ((answer.companyId ?? NO_COMPANY) !== companyId) throw new Problem('access.denied');
    await this.sessions.update(session.id, { companyId, activeAt: this.clock.now() });
    return answer;
  }
}
