import { Inject, Injectable } from '@nestjs/common';
import { MINUTE } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK, Repeated } from '@groundwork/server-service';
import type { EntityTarget } from 'typeorm';
import { LetterCountEntity } from './letter-count.entity.js';
import { lettersWindowMs } from './letter-limits.service.js';
import { LinkFailureEntity } from './link-failure.entity.js';
import { linksWindowMs } from './link-throttle.service.js';
import { sweepWindows } from './windows.js';
import type { Windowed } from './windows.js';

/** Forgets counts once their window is over, at whichever replica. */
@Injectable()
abstract class WindowRetention extends Repeated {
  protected readonly everyMs = 15 * MINUTE;
  protected abstract readonly entity: EntityTarget<Windowed>;
  protected abstract readonly windowMs: number;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  sweep(): Promise<number> {
    return sweepWindows(this.database, this.entity, this.clock.now(), this.windowMs);
  }
}

/** How many letters went to whom. */
@Injectable()
export class LetterCountRetention extends WindowRetention {
  protected readonly entity = LetterCountEntity;
  protected readonly windowMs = lettersWindowMs;
}

/** Who tried links in vain. */
@Injectable()
export class LinkFailureRetention extends WindowRetention {
  protected readonly entity = LinkFailureEntity;
  protected readonly windowMs = linksWindowMs;
}
