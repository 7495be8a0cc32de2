import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { SessionRepository } from '../persistence/session.repository.js';
import { SessionEnding } from '../session-ending.service.js';

/** Signs out on one device. Another's session and one that is over are alike: not found. */
@Injectable()
export class EndDevice {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly ending: SessionEnding,
  ) {}

  async execute(actor: Actor, id: string): Promise<void> {
    const open = await this.sessions.openOf(actor);
    const session = found(
      open.find((candidate) => candidate.id === id),
      'The device',
    );
    await this.ending.end([session], 'device', actor);
  }
}
