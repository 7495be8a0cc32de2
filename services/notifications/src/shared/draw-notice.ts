import { drawStatus } from '@groundwork/domain-draws';
import type { EventPayloads } from '@groundwork/domain-events';
import { fill } from '@groundwork/domain-messages';
import { notices } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';

const amountOf = (lines: EventPayloads['draw.decided']['lines']): number =>
  lines.reduce((sum, line) => sum + line.requestedAmount, 0);

/** What the borrower is told of a decision on a draw. */
export function drawNotice({ statusId, lines }: EventPayloads['draw.decided']): string {
  const amount = formatCents(amountOf(lines));
  if (statusId === drawStatus.approved) return fill(notices.drawApproved, { amount });
  if (statusId === drawStatus.rejected) return fill(notices.drawRejected, { amount });
  if (statusId === drawStatus.hold) return fill(notices.drawOnHold, { amount });
  return fill(notices.drawMixed, {
    amount,
    approved: formatCents(amountOf(lines.filter((line) => line.statusId === drawStatus.approved))),
  });
}
