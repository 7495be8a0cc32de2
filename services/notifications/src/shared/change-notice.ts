import type { EventPayloads } from '@groundwork/domain-events';
import { fill } from '@groundwork/domain-messages';
import { notices } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';

/** What the other side is told of a change that is asked for. */
export const changeRequest = ({
  number,
  name,
  amount,
}: Pick<EventPayloads['budget.change_requested'], 'number' | 'name' | 'amount'>): string =>
  fill(notices.changeRequested, { number, name, amount: formatCents(amount) });

/** What the borrower is told of the decision on a change of the budget. */
export const changeNotice = ({
  status,
  number,
  name,
  note,
}: Pick<EventPayloads['budget.change_decided'], 'status' | 'number' | 'name' | 'note'>): string =>
  status === 'approved'
    ? fill(notices.changeApproved, { number, name })
    : fill(notices.changeRejected, { number, name, note });
