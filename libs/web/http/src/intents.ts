import type { ApiProblem } from './api-problem.js';

/**
 * Idempotency keys of commands. A command keeps its key until a final answer, so that what is sent again before is carried out
 * once: no answer, a 5xx and 'still running' leave open how it ended.
 */
export class Intents {
  private readonly keys = new Map<string, string>();

  keyOf(command: string): string {
    const known = this.keys.get(command);
    if (known) return known;
    const key = crypto.randomUUID();
    this.keys.set(command, key);
    return key;
  }

  /** The command was answered; undefined for a good answer. */
  settled(command: string, problem: ApiProblem | undefined): void {
    if (!problem || isFinal(problem)) this.keys.delete(command);
  }
}

export const stillRunning = 'idempotency.in_progress';

const isFinal = ({ status, code }: ApiProblem): boolean => status !== 0 && status < 500 && code !== stillRunning;

let own: Intents | undefined;

/**
 * Calls that `start` makes before it first waits have their keys by method and address alone. Of a form that makes one thing: what
 * is sent again with other values, before it is known how the first attempt ended, is the same intent.
 */
export function withIntents<Result>(intents: Intents, start: () => Result): Result {
  const before = own;
  own = intents;
  try {
    return start();
  } finally {
    own = before;
  }
}

/** Those of the form whose call is being started, if it has its own. */
export const ownIntents = (): Intents | undefined => own;
