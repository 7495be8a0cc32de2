import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { SessionEnding } from '../session-ending.service.js';

/** Signs out everywhere but here. */
@Injectable()
export class EndOtherDevices {
  constructor(private readonly ending: SessionEnding) {}

  async execute(actor: Actor): Promise<void> {
    await this.ending.endAllOf(actor.userId ?? '', 'device', actor);
  }
}
