import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { activityStepMs } from '@groundwork/server-config';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { CLOCK, OPTIONS, Repeated } from '@groundwork/server-service';
import { IsNull, LessThan } from 'typeorm';
import { idleCutoff } from './idle-cutoff.js';
import { SessionEntity } from './persistence/session.entity.js';
import { SessionEnding } from './session-ending.service.js';

/** Ends sessions that nobody uses, whether or not a browser is still there to ask. */
@Injectable()
export class IdleSweeper extends Repeated {
  protected readonly everyMs: number;

  constructor(
    private readonly database: Database,
    private readonly ending: SessionEnding,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
    this.everyMs = Math.min(30_000, activityStepMs(options.session.idleMs));
  }

  /** Gives how many were ended. */
  async sweep(): Promise<number> {
    const idle = await this.database.manager.find(SessionEntity, {
      where: { endedAt: IsNull(), activeAt: LessThan(idleCutoff(this.clock.now(), this.options.session)) },
      take: 500,
    });
    await this.ending.end(idle, 'idle');
    return idle.length;
  }
}
