import type { EventEnvelope } from '@groundwork/domain-events';
import { loggedProblem } from '@groundwork/server-http';
import type { Inbox } from './inbox.js';
import type { Outcome } from './transport.js';

/** Events of one call at the most, and characters of their envelopes. */
const mostTogether = { events: 20, characters: 200_000 } as const;
/** How long events of one call are worked off before the rest is left to the next one, milliseconds. */
const mostMs = 5_000;
const [taken, behindAFailure, away] = [204, 424, 503];

/** As many of them, from the first on, as go by one call. */
export function together<T extends { readonly envelope: string }>(events: readonly T[]): readonly T[] {
  const one: T[] = [];
  let characters = 0;
  for (const event of events.slice(0, mostTogether.events)) {
    characters += event.envelope.length;
    if (one.length > 0 && characters > mostTogether.characters) break;
    one.push(event);
  }
  return one;
}

/**
 * Handles events that came by one call, one after the other. Gives for each the status that it would have been answered alone, 424 for one
 * behind an earlier one of its aggregate that failed. Ends with one whose handler found a database or a service away, and when they have
 * taken long: then there are fewer statuses than events.
 */
export async function receiveTogether(
  inbox: Pick<Inbox, 'receive'>,
  events: readonly EventEnvelope[],
): Promise<number[]> {
  const until = performance.now() + mostMs;
  const held = new Set<string>();
  const statuses: number[] = [];
  for (const event of events) {
    const aggregate = `${event.aggregate}:${event.aggregateId}`;
    const status = held.has(aggregate) ? behindAFailure : await statusOf(inbox.receive(event));
    if (status !== taken) held.add(aggregate);
    statuses.push(status);
    if (status === away || performance.now() > until) break;
  }
  return statuses;
}

const statusOf = (handling: Promise<void>): Promise<number> =>
  handling.then(
    () => taken,
    (error: unknown) => loggedProblem(error).status,
  );

/** What the recipient's statuses say of the events that were sent; undefined for what is no such answer. */
export function outcomesOf(
  answer: string,
  sent: number,
  refusal: (status: number) => Error,
): readonly Outcome[] | undefined {
  const statuses = statusesIn(answer);
  if (!statuses || statuses.length === 0 || statuses.length > sent) return undefined;
  return statuses.map((status) => (status === taken ? 'taken' : status === behindAFailure ? 'left' : refusal(status)));
}

function statusesIn(answer: string): number[] | undefined {
  try {
    const { statuses } = JSON.parse(answer) as { statuses?: unknown };
    return Array.isArray(statuses) && statuses.every(Number.isInteger) ? (statuses as number[]) : undefined;
  } catch {
    return undefined;
  }
}
