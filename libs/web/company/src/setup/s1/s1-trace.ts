import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { displayInstant } from '@groundwork/domain-time';
import type { Schemas } from '../../records.js';

/** That an owner was asked to sign the S-1 by a link. */
export type S1Request = Schemas['S1RequestDto'];

/** Whether the link can still be signed by. */
export const isOpenLink = ({ signedAt, revokedAt, expiresAt }: S1Request, now: number): boolean =>
  signedAt === null && revokedAt === null && Date.parse(expiresAt) > now;

/** What became of a link: sent, opened, signed, taken back or ended, each with its time. */
export function s1Trace(request: S1Request, now: number): string {
  const { email, sentAt, openedAt, signedAt, revokedAt, expiresAt } = request;
  const at = (sentence: string, instant: string) => fill(sentence, { date: displayInstant(instant), email });
  const end = () => {
    if (signedAt !== null) return at(companySetup.s1TraceSigned, signedAt);
    if (revokedAt !== null) return at(companySetup.s1TraceTakenBack, revokedAt);
    return at(isOpenLink(request, now) ? companySetup.s1TraceEnds : companySetup.s1TraceEnded, expiresAt);
  };
  const opened = openedAt === null ? [] : [at(companySetup.s1TraceOpened, openedAt)];
  return [at(companySetup.s1TraceSent, sentAt), ...opened, end()].join(', ');
}
