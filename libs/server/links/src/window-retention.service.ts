import { Inject, Injectable } from '@nestjs/common';
import { MINUTE } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK, Repeated } from '@groundwork/server-service';
import { LetterCountEntity } from './letter-count.entity.js';
import { lettersWindowMs } from './letter-limits.service.js';
import { LinkFailureEntity } from './link-failure.entity.js';
import { linksWindowMs } from './link-throttle.service.js';
import { sweepWindows } from './windows.js';

/** Forgets how many letters went to whom once nobody counts them any more. */
@Injectable()
export class LetterCountRetention extends Repeated {
  protected readonly everyMs = 15 * MINUTE;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  sweep(): Promise<number> {
    return sweepWindows(this.database, LetterCountEntity, this.clock.now(), lettersWindowMs);
  }
}

/** Forgets who tried links in vain once nobody counts them any more. */
@Injectable()
export class LinkFailureRetention extends Repeated {
  protected readonly everyMs = 15 * MINUTE;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  sweep(): Promise<number> {
    return sweepWindows(this.database, LinkFailureEntity, this.clock.now(), linksWindowMs);
  }
}
