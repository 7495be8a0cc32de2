import type { SessionOptions } from '@groundwork/server-config';

/** BFFs tell of activity at most this often, milliseconds; a session is idle only beyond that. */
export const activityStepMs = (options: Pick<SessionOptions, 'idleMs'>): number => Math.min(60_000, options.idleMs / 4);

/** A session that was last active before this instant is over: the idle time and the warning have passed. */
export function idleCutoff(now: Date, options: Pick<SessionOptions, 'idleMs' | 'warningMs'>): Date {
  return new Date(now.getTime() - options.idleMs - options.warningMs - activityStepMs(options));
}
