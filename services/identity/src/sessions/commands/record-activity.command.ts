import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { CLOCK } from '@groundwork/server-service';
import { SessionRepository } from '../persistence/session.repository.js';

/** The session that a call came with is in use. */
@Injectable()
export class RecordActivity {
  constructor(
    private readonly sessions: SessionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor): Promise<void> {
    await this.sessions.update(actor.sessionId ?? '', { activeAt: this.clock.now() });
  }
}
