import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { idleCutoff } from '../idle-cutoff.js';
import { SessionRepository } from '../persistence/session.repository.js';
import type { DeviceDto } from '../session.dto.js';

/** Where somebody is signed in: the one that asks comes first, then the latest used. */
@Injectable()
export class ListDevices {
  constructor(
    private readonly sessions: SessionRepository,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor): Promise<DeviceDto[]> {
    const cutoff = idleCutoff(this.clock.now(), this.options.session);
    const rows = (await this.sessions.openOf(actor))
      .filter((session) => session.activeAt > cutoff)
      .map((session) => ({
        id: session.id,
        current: session.id === actor.sessionId,
        address: session.address,
        userAgent: session.userAgent,
        signedInAt: session.createdAt.toISOString(),
        activeAt: session.activeAt.toISOString(),
      }));
    return [...rows.filter((row) => row.current), ...rows.filter((row) => !row.current)];
  }
}
