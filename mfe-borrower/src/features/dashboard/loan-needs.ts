import { numberedName } from '@groundwork/domain-applications';
import { fileTypes } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import type { NeedEntry } from '@groundwork/web-lending/needs';
import type { EndingPaper, WaitingWaivers } from '../../data/api.js';

/** A paper that ends and is to be handed in anew. */
export interface Renewal extends EndingPaper {
  /** What was handed in was rejected. */
  readonly isRejected: boolean;
}

interface LoansWaiting {
  readonly waivers: readonly WaitingWaivers[];
  readonly renewals: readonly Renewal[];
}

/** What waits of loans that run, beside their draws. */
export const loanNeeds = ({ waivers, renewals }: LoansWaiting): NeedEntry[] => [
  ...waivers.map(waiverNeed),
  ...renewals.map(paperNeed),
];

const waiverWords: Readonly<Record<WaitingWaivers['state'], string>> = {
  missing: words.needWaivers,
  returned: words.needWaiversAgain,
  linkEnded: words.needWaiversUnsigned,
  handedIn: words.needWaivers,
};

/** The waivers of a draw are sent from one place, together. */
const waiverNeed = ({ drawRequestId, drawNumber, state, count, since, ...loan }: WaitingWaivers): NeedEntry => ({
  key: `waivers ${drawRequestId} ${state}`,
  dueOn: null,
  reason: state === 'missing' ? 'waiting' : 'returned',
  since,
  to: `/loans/${loan.applicationId}?tab=waivers`,
  text: fill(waiverWords[state], { n: drawNumber, count }),
  about: numberedName(loan),
});

const paperNeed = ({ paper, expiresOn, writtenAt, isRejected, ...loan }: Renewal): NeedEntry => ({
  key: `paper ${loan.applicationId} ${paper}`,
  dueOn: expiresOn,
  reason: isRejected ? 'returned' : 'waiting',
  since: writtenAt,
  to: `/loans/${loan.applicationId}?tab=documents`,
  text: fill(words.needPaper, { paper: fileTypes[paper].label }),
  about: numberedName(loan),
});
