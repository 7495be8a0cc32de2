import type { SessionOptions } from '@groundwork/server-config';
import { idleCutoff } from './idle-cutoff.js';
import type { SessionEntity } from './persistence/session.entity.js';

/** Calls that set out together with the old pair reach identity within this time, milliseconds. */
const meetingMs = 10_000;

/** Why a session that nobody ended is over by now; undefined while it stands. */
export function whyOver(
  session: Pick<SessionEntity, 'activeAt' | 'createdAt'>,
  now: Date,
  options: SessionOptions,
): 'idle' | 'expired' | undefined {
  if (session.activeAt < idleCutoff(now, options)) return 'idle';
  return now.getTime() - session.createdAt.getTime() > options.absoluteSeconds * 1000 ? 'expired' : undefined;
}

/** Whether the session went on from this generation just now, by a call that set out together with this one. */
export function isJustRenewed(
  session: Pick<SessionEntity, 'endedAt' | 'generation' | 'rotatedAt'>,
  from: number,
  now: Date,
): boolean {
  return !session.endedAt && session.generation === from + 1 && now.getTime() - session.rotatedAt.getTime() < meetingMs;
}
