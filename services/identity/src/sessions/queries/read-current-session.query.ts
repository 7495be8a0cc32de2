import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { SessionRepository } from '../persistence/session.repository.js';
import { SessionTokens } from '../session-tokens.service.js';
import type { SessionDto } from '../session.dto.js';

/** What a client holds of the session that its call came with. */
@Injectable()
export class ReadCurrentSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
  ) {}

  async execute(actor: Actor): Promise<SessionDto> {
    const { account, session } = await this.sessions.current(actor);
    return this.tokens.answer(account, session);
  }
}
