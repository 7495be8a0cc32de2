/** A letter or a text message on its way, opened. */
export interface Outgoing {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Letters alone. */
  readonly html: string | null;
}

/**
 * What is known after a failure. `away`: nobody answers, nothing else needs to be tried now. `later`: this one may be taken
 * another time. `never`: refused for good. `unclear`: it may have been taken.
 */
export type Outcome = 'away' | 'later' | 'never' | 'unclear';

export class NotSent extends Error {
  override readonly name = 'NotSent';
  constructor(
    readonly outcome: Outcome,
    reason: string,
  ) {
    super(reason);
  }
}

/** Hands one message over. */
export interface Sender {
  /**
   * @param beforeHandingOver awaited at the last moment at which nothing can have arrived; where it rejects, nothing is sent.
   * Throws {@link NotSent}.
   */
  send(message: Outgoing, beforeHandingOver: () => Promise<void>): Promise<void>;
  close(): void;
}
