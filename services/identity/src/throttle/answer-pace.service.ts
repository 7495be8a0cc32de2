import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { OPTIONS } from '@groundwork/server-service';

/** Longer than any of the paths behind it takes, milliseconds. */
export const paceMs = 200;

/** Answers, and refuses, no sooner than the pace: what is found on the way does not show in the time. */
@Injectable()
export class AnswerPace {
  constructor(@Inject(OPTIONS) private readonly options: Pick<ServiceOptions, 'guessing'>) {}

  async hold<T>(work: () => Promise<T>): Promise<T> {
    const pause = sleep(this.options.guessing?.paceMs ?? paceMs);
    try {
      return await work();
    } finally {
      await pause;
    }
  }
}
