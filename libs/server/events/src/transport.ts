import type { EventEnvelope } from '@groundwork/domain-events';

/** Carries one event to one recipient and returns once the recipient has it for good. Throws where it has not. */
export interface Transport {
  deliver(recipient: string, envelope: string, type: string): Promise<void>;
  /** Begins to receive. `handle` returns once the event is handled, or throws to have it again. */
  subscribe(handle: (envelope: EventEnvelope) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
