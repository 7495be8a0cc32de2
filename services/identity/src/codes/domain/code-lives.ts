import { DAY, HOUR } from '@groundwork/domain-time';

/** How long a link of each kind opens its page, milliseconds. */
export const codeLives = {
  /** Whoever registers on a Friday may read the letter on Monday. */
  confirmation: 3 * DAY,
  /** Somebody waits for it; what is left lying in a mailbox must not stay a key to the account. */
  reset: HOUR,
  /** It gives the most rights there are, and can be sent again. */
  admin: 3 * DAY,
  /** Colleagues are invited ahead of their work, as brokers are. */
  company: 14 * DAY,
} as const;

export type CodeKind = keyof typeof codeLives;

/** Codes that ended so long ago are deleted, milliseconds: nobody can ask about them any more. */
export const endedCodesStayFor = 30 * DAY;
