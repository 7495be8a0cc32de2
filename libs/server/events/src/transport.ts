import type { EventEnvelope } from '@groundwork/domain-events';

/** What became of an event that went with others: its recipient has it, or left it behind one that failed, or why it failed. */
export type Outcome = 'taken' | 'left' | Error;

/** Carries one event to one recipient and returns once the recipient has it for good. Throws where it has not. */
export interface Transport {
  deliver(recipient: string, envelope: string, type: string): Promise<void>;
  /**
   * Carries several in their order by one call. Gives the outcomes of the first of them, of one at the least; undefined where this
   * recipient takes them one by one alone. Throws where it has none of them, as {@link deliver} does. Without it, all go one by one.
   */
  deliverTogether?(recipient: string, envelopes: readonly string[]): Promise<readonly Outcome[] | undefined>;
  /** Begins to receive. `handle` returns once the event is handled, or throws to have it again. */
  subscribe(handle: (envelope: EventEnvelope) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
