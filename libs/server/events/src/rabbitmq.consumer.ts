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
    return typeof event.id === 'string' && typeof event.type === 'string' ? event : undefined;
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
 * Works off the messages of one channel, one at a time in the order of the queue. One that its handler cannot take waits with the later
 * ones of its aggregate, and the others pass it; after its tries it is put aside. Whose database or neighbour is away does not try: it
 * waits.
 */
export class RabbitMqConsumer {
  /** Taken and not done with, in the order of the queue. */
  private readonly taken: Taken[] = [];
  private working: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly outlet: Outlet,
    private readonly patience: Patience,
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

  /** Ends after the message that is under way. The others go back to the queue with the channel. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.working;
  }

  /** The first message that is due and waits for no earlier one of its aggregate. */
  private next(): void {
    if (this.closed || this.working) return;
    clearTimeout(this.timer);
    const now = Date.now();
    const waiting = new Set<string>();
    let soonest = Infinity;
    for (const one of this.taken) {
      if (waiting.has(one.lane)) continue;
      if (one.due <= now) {
        this.working = this.work(one).finally(() => {
          this.working = undefined;
          this.next();
        });
        return;
      }
      waiting.add(one.lane);
      soonest = Math.min(soonest, one.due);
    }
    if (soonest === Infinity) return;
    this.timer = setTimeout(() => this.next(), soonest - now);
    this.timer.unref();
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
      if (one.tries < this.patience.tries) return;
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
    const { firstPauseMs, longestPauseMs } = this.patience;
    one.due = Date.now() + Math.min(firstPauseMs * 2 ** Math.min(one.turns, 20), longestPauseMs);
    one.turns += 1;
  }
}
