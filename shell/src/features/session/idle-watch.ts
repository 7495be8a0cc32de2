export type IdleState = { phase: 'active' } | { phase: 'warned'; remainingMs: number } | { phase: 'over' };

interface IdleLimits {
  /** Without activity for so long the user is warned. */
  timeoutMs: number;
  /** After the warning there is so much time to continue. */
  warningMs: number;
}

/**
 * Where a session stands, from the time of the last activity in any tab (specification, sign-in 4). Computed from
 * the clock and not counted by a timer: timers of hidden tabs and of sleeping machines stand still.
 */
export function idleStateAt(now: number, lastActivity: number, { timeoutMs, warningMs }: IdleLimits): IdleState {
  const idle = now - lastActivity;
  if (idle < timeoutMs) return { phase: 'active' };
  const remainingMs = timeoutMs + warningMs - idle;
  return remainingMs > 0 ? { phase: 'warned', remainingMs } : { phase: 'over' };
}

/** Seconds as '1:05'. */
export function countdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
