import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import type { MailName } from '@groundwork/domain-messages-letters';

/**
 * An address that the event itself tells, a user or a broker whose address an earlier event told, or every administrator (but one,
 * whose own doing it was).
 */
export type Addressee =
  | { readonly address: string }
  | { readonly recipientId: string }
  | { readonly administratorsBut: string }
  | 'administrators';

/** A letter that an event causes. Whom earlier events told is greeted by the name that they told. */
export interface LetterOrder {
  readonly to: Addressee;
  readonly name: MailName;
  readonly values: Readonly<Record<string, string>>;
  /** A path of the portal. */
  readonly path?: string;
  /** Until when its link works. */
  readonly expiresAt?: string | undefined;
}

/** What each event causes; an event that is not in the table causes no letter. */
export type LettersOf = {
  readonly [T in EventType]?: (event: EventEnvelope<T>) => LetterOrder | readonly LetterOrder[] | undefined;
};
