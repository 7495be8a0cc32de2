import { Inject, Injectable } from '@nestjs/common';
import { DAY, HOUR } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK, Repeated } from '@groundwork/server-service';
import { LessThan } from 'typeorm';
import { ApplicationDraftEntity } from './application-draft.entity.js';

/** A draft that nobody came back to is forgotten after so long. */
export const draftKeptFor = 60 * DAY;

/** Forgets drafts that nobody came back to. */
@Injectable()
export class DraftSweeper extends Repeated {
  protected readonly everyMs = HOUR;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
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
