import type { EventPayloads, EventType } from '@groundwork/domain-events';
import type { Audience } from './audience.js';

/** A line of the bell, before it is stored. `link` is a path in the reader's area. */
export interface Notice {
  readonly to: Audience;
  readonly message: string;
  readonly link: string | null;
  /** A user of the audience who is not told: whose own doing it was. */
  readonly except?: string;
}

export const notice = (to: Audience, message: string, link: string | null = null): Notice => ({ to, message, link });

/** The same to everybody of the audience but one. */
export const noticeToOthers = (to: Audience, except: string, message: string, link: string): Notice => ({
  to,
  message,
  link,
  except,
});

export type NoticesOf = { readonly [T in EventType]?: (payload: EventPayloads[T]) => readonly Notice[] };
