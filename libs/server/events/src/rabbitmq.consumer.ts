import { secretsOf } from '@groundwork/domain-events';
import type { EventEnvelope } from '@groundwork/domain-events';
import { asProblem, Problem } from '@groundwork/server-http';
import type { ConsumeMessage } from 'amqplib';
import type { Logger } from 'pino';

/** How many messages are taken at a time: so many may wait for their next try before the queue stands still. */
export const takenAtATime = 50;
const longestReason = 200;

export interface Patience {
  /** How often a message is tried before it is put aside. */
  readonly tries: number;
  /** Pause after the first failed try, which doubles with each, milliseconds. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

/** How a consumer works. */
export interface Pace extends Patience {
  /** Of how many aggregates it handles a message at the same time. */
  readonly atOnce: number;
}

/** What a consumer does with the messages that it has taken. */
export interface Outlet {
  handle(event: EventEnvelope): Promise<void>;
  done(message: ConsumeMessage): void;
  /** Puts a message aside for good. Rejects where that could not be done yet. */
  bury(message: ConsumeMessage, reason: string, tries: number): Promise<void>;
}

interface Taken {
  readonly message: ConsumeMessage;
  readonly event: EventEnvelope | undefined;
  /** Messages of one lane, an aggregate, keep their order. */
  readonly lane: string;
  turns: number;
  /** Turns that count: not those that met a database or a service that is away. */
  tries: number;
  /** When it may be tried next, on the clock of the timers. */
  due: number;
  /** Why it is to be put aside. */
  dead?: string;
}

function parsed(message: ConsumeMessage): EventEnvelope | undefined {
  try {
    const event = JSON.parse(message.content.toString('utf8')) as EventEnvelope;
    const traceparent: unknown = message.properties.headers?.['traceparent'];
    const isWhole = typeof event.id === 'string' && typeof event.type === 'string';
    // Who may publish what is said by keys: an event is none that came under the key of another.
    return isWhole && message.fields.routingKey.split('.').slice(2).join('.') === event.type
      ? { ...event, ...(typeof traceparent === 'string' && { traceparent }) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Why a handler failed, in words that hold no secret of the event: a handler has it open, and may say anything of it. */
function reasonOf(error: unknown, event: EventEnvelope): string {
  if (error instanceof Problem) return error.code;
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  const kind = [name ?? 'Error', code].filter(Boolean).join(' ');
  return secretsOf(event.type).length > 0 ? kind : `${kind}: ${message ?? String(error)}`.slice(0, longestReason);
}

/**
 * Works off the messages of one channel in the order of the queue: some at a time, of each aggregate one. One that its handler cannot
 * take waits with the later ones of its aggregate, and the others pass it; after its tries it is put aside. Whose database or neighbour
 * is away does not try: it waits.
 */
export class RabbitMqConsumer {
  /** Taken and not done with, in the order of the queue. */
  private readonly taken: Taken[] = [];
  /** By lane. */
  private readonly underWay = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly outlet: Outlet,
    private readonly pace: Pace,
    private readonly log: Logger,
  ) {}

  take(message: ConsumeMessage): void {
    const event = parsed(message);
    this.taken.push({
      message,
      event,
      lane: event ? `${event.aggregate}:${event.aggregateId}` : '',
      turns: 0,
      tries: 0,
      due: 0,
    });
    this.next();
  }

  /** Ends after the messages that are under way. The others go back to the queue with the channel. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await Promise.all(this.underWay.values());
  }

  /** Begins with the first messages that are due and wait for no earlier one of their aggregate, as far as there are places. */
  private next(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const now = Date.now();
    const waiting = new Set(this.underWay.keys());
    let soonest = Infinity;
    for (const one of this.taken) {
      // Whoever is done looks on.
      if (this.underWay.size >= this.pace.atOnce) return;
      if (waiting.has(one.lane)) continue;
      waiting.add(one.lane);
      if (one.due <= now) this.begin(one);
      else soonest = Math.min(soonest, one.due);
    }
    if (soonest === Infinity) return;
    this.timer = setTimeout(() => this.next(), soonest - now);
    this.timer.unref();
  }

  private begin(one: Taken): void {
    const work = this.work(one).finally(() => {
      this.underWay.delete(one.lane);
      this.next();
    });
    this.underWay.set(one.lane, work);
  }

  private work(one: Taken): Promise<void> {
    return one.event && one.dead === undefined
      ? this.attempt(one, one.event)
      : this.putAside(one, one.dead ?? 'not an event');
  }

  private async attempt(one: Taken, event: EventEnvelope): Promise<void> {
    try {
      await this.outlet.handle(event);
      this.remove(one);
    } catch (error) {
      const { status } = asProblem(error);
      if (status !== 503 && status !== 504) one.tries += 1;
      this.log.error({ err: error, type: event.type, event: event.id, tries: one.tries }, 'event not handled yet');
      this.putOff(one);
      if (one.tries < this.pace.tries) return;
      one.dead = reasonOf(error, event);
      await this.putAside(one, one.dead);
    }
  }

  private async putAside(one: Taken, reason: string): Promise<void> {
    try {
      await this.outlet.bury(one.message, reason, one.tries);
      this.remove(one);
    } catch {
      this.putOff(one);
    }
  }

  private remove(one: Taken): void {
    this.taken.splice(this.taken.indexOf(one), 1);
    this.outlet.done(one.message);
  }

  private putOff(one: Taken): void {
    const { firstPauseMs, longestPauseMs } = this.pace;
    one.due = Date.now() + Math.min(firstPauseMs * 2 ** Math.min(one.turns, 20), longestPauseMs);
    one.turns += 1;
  }
}
