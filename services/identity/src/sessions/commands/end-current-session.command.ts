import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { SessionRepository } from '../persistence/session.repository.js';
import { SessionEnding } from '../session-ending.service.js';

/** Signs out: ends the session that the call came with. */
@Injectable()
export class EndCurrentSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly ending: SessionEnding,
  ) {}

  async execute(actor: Actor): Promise<void> {
    const { session } = await this.sessions.current(actor);
    await this.ending.end([session], 'logout', actor);
  }
}
