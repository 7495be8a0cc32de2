import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DAY } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { LessThan } from 'typeorm';
import { ApplicationDraftEntity } from './application-draft.entity.js';

/** A draft that nobody came back to is forgotten after so long. */
export const draftKeptFor = 60 * DAY;
const every = DAY / 24;

/** Forgets drafts that nobody came back to. */
@Injectable()
export class DraftSweeper implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = new Logger(DraftSweeper.name);

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.sweep().catch((error: unknown) => this.log.error(error)), every);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Gives how many were forgotten. */
  async sweep(): Promise<number> {
    const old = LessThan(new Date(this.clock.now().getTime() - draftKeptFor));
    const { affected } = await this.database.statement((manager) =>
      manager.delete(ApplicationDraftEntity, { typedAt: old }),
    );
    return affected ?? 0;
  }
}
