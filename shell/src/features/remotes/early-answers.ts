import { commandWasSent } from '@groundwork/web-http';
import type { Session } from '../../data/session.types.js';

/** An answer is old after it, and asked for again, milliseconds. */
const freshMs = 20_000;

const answers = new Map<
  string,
  { readonly answer: Promise<Response>; readonly sent: number; readonly userId: string }
>();

/**
 * Sends the first readings of an area's home for who is signed in, while its scripts are on their way: `/api/…/{userId}`, `{companyId}` and
 * `{brokerId}` of the session. A call that names what the session lacks is left out, and so is what is no address of a BFF.
 */
export function askAhead(calls: readonly string[], { user, companyId, brokerId }: Session): void {
  const values: Record<string, string | null | undefined> = {
    userId: user.id,
    companyId,
    brokerId,
  };
  for (const call of calls) {
    const names = [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (!call.startsWith('/api/') || names.some((name) => !values[name])) continue;
    const path = call.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    const answer = fetch(path);
    // Whoever takes the answer is told of its failure.
    answer.catch(() => undefined);
    answers.set(path, { answer, sent: performance.now(), userId: user.id });
  }
}

/**
 * The answer to what {@link askAhead} sent for this user, once, while it is fresh and the shell has changed nothing; an area sees to its
 * own changes itself.
 */
export function takeAnswer(userId: string, path: string): Promise<Response> | undefined {
  const taken = answers.get(path);
  answers.delete(path);
  if (taken?.userId !== userId || commandWasSent() || performance.now() - taken.sent >= freshMs) return undefined;
  return taken.answer;
}
