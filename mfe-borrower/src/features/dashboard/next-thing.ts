import { applicationTitle } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import type { ApplicationSummary } from '../../data/api.js';

/** What waits for the borrower, as the dashboard knows it. */
export interface Waiting {
  /** Places of what the lender rejected and nothing has replaced. */
  readonly rejected: readonly string[];
  readonly awaiting: readonly ApplicationSummary[];
  readonly inClosing: readonly ApplicationSummary[];
  readonly inProgress: readonly ApplicationSummary[];
}

/** The next thing to do, with the way to its very place. */
export interface NextThing {
  readonly text: string;
  readonly to: string;
}

/**
 * The most urgent of what waits for the borrower: what the lender sent back, then what is all that a submitted loan lacks, closing
 * before items, then an application that is not finished, the rejected first. Undefined where nothing waits.
 */
export function nextThing({ rejected, awaiting, inClosing, inProgress }: Waiting): NextThing | undefined {
  const [place] = rejected;
  if (place) return { text: words.nextReplace, to: place };
  const [closing] = inClosing;
  if (closing) return { text: fill(words.nextClosing, { name: applicationTitle(closing) }), to: '/closing' };
  const [items] = awaiting;
  if (items) return { text: fill(words.nextItems, { name: applicationTitle(items) }), to: `/items/${items.id}` };
  const open = inProgress.find(({ rejectedSteps }) => rejectedSteps.length > 0) ?? inProgress[0];
  return open && { text: fill(words.nextFinish, { name: applicationTitle(open) }), to: `/applications/${open.id}` };
}
