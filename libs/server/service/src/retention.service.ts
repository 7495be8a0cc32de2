import { Inject, Injectable } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { HOUR } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { sweepEvents } from '@groundwork/server-events';
import { CLOCK, sweepKeys } from '@groundwork/server-idempotency';
import { OPTIONS } from './options.token.js';
import { Repeated } from './repeated.js';

/** Where a deployment says nothing else. */
const defaultKeepDays = 180;

/** Deletes the answers of commands that nobody can repeat any more. */
@Injectable()
export class KeyRetention extends Repeated {
  protected readonly everyMs = HOUR;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  sweep(): Promise<number> {
    return sweepKeys(this.database, this.clock.now());
  }
}

/** Deletes events that are too old to be sent again. */
@Injectable()
export class EventRetention extends Repeated {
  protected readonly everyMs = 6 * HOUR;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {
    super();
  }

  sweep(): Promise<number> {
    return sweepEvents(this.database, this.clock.now(), this.options.eventsKeepDays ?? defaultKeepDays);
  }
}
