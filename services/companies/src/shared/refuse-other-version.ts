import { Problem } from '@groundwork/server-http';

/** Refuses a change that was made on another version than the present one. The row as it is now goes with the answer. */
export async function refuseOtherVersion(sent: number | undefined, now: number, current: () => unknown): Promise<void> {
  if (sent !== undefined && sent !== now) throw Problem.conflict(await current());
}
