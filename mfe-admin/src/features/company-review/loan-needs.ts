import { numberedName } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { desk } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import type { NeedEntry } from '@groundwork/web-lending/needs';
import type { LoansWaiting, Task } from '../../data/api.js';

/**
 * Lien waivers on paper, approvals that another administrator proposed, changes of budgets, and inspections of which no report
 * came; none of them makes a task.
 */
export function loanNeeds({ waivers, proposals, changes, inspections }: LoansWaiting, userId: string): NeedEntry[] {
  return [
    ...waivers.map(({ drawRequestId, drawNumber, count, since, ...loan }): NeedEntry => ({
      ...waitingSince(since),
      key: `waivers ${drawRequestId}`,
      to: `/loans/${loan.applicationId}?tab=waivers`,
      text: fill(desk.reviewWaivers, { n: drawNumber, count }),
      about: numberedName(loan),
    })),
    ...proposals
      .filter(({ proposedBy }) => proposedBy !== userId)
      .map(({ drawRequestId, approvedAmount, proposedAt, ...loan }): NeedEntry => ({
        ...waitingSince(proposedAt),
        key: `proposal ${drawRequestId}`,
        to: `/draws?draw=${drawRequestId}`,
        text: fill(desk.confirmProposal, { amount: formatCents(approvedAmount) }),
        about: numberedName(loan),
      })),
    ...changes.map(({ id, number, amount, requestedAt, ...loan }): NeedEntry => ({
      ...waitingSince(requestedAt),
      key: `change ${id}`,
      to: `/draws/${loan.applicationId}/changes`,
      text: fill(desk.decideChange, { number, amount: formatCents(amount) }),
      about: numberedName(loan),
    })),
    ...inspections.map(({ id, inspectorName, linkEndedAt, ...loan }): NeedEntry => ({
      ...waitingSince(linkEndedAt),
      key: `inspection ${id}`,
      to: `/inspections/${id}`,
      text: fill(desk.sendInspectionLink, { inspector: inspectorName ?? desk.theInspector }),
      about: numberedName(loan),
    })),
  ];
}

const waitingSince = (since: string) => ({ dueOn: null, reason: 'waiting', since }) as const;

/** The task of a draw says the same as its proposal, and for who proposed it that is done: it waits for another one. */
export const isProposed = ({ cause, about }: Task, { proposals }: Pick<LoansWaiting, 'proposals'>): boolean =>
  cause === 'draw' && proposals.some(({ drawRequestId }) => drawRequestId === about?.id);
