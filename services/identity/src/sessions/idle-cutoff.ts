import { activityStepMs } from '@groundwork/server-config';
import type { SessionOptions } from '@groundwork/server-config';

/** A session that was last active before this instant is over: the idle time and the warning have passed. */
export function idleCutoff(now: Date, options: Pick<SessionOptions, 'idleMs' | 'warningMs'>): Date {
  return new Date(now.getTime() - options.idleMs - options.warningMs - activityStepMs(options.idleMs));
}
