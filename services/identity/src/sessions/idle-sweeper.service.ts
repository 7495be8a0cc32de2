import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { activityStepMs } from '@groundwork/server-config';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { IsNull, LessThan } from 'typeorm';
import { idleCutoff } from './idle-cutoff.js';
import { SessionEntity } from './persistence/session.entity.js';
import { SessionEnding } from './session-ending.service.js';

/** Ends sessions that nobody uses, whether or not a browser is still there to ask. */
@Injectable()
export class IdleSweeper implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = new Logger(IdleSweeper.name);

  constructor(
    private readonly database: Database,
    private readonly ending: SessionEnding,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const every = Math.min(30_000, activityStepMs(this.options.session.idleMs));
    this.timer = setInterval(() => void this.sweep().catch((error: unknown) => this.log.error(error)), every);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
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
