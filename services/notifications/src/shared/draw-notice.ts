import { drawStatus } from '@groundwork/domain-draws';
import type { EventPayloads } from '@groundwork/domain-events';
import { fill } from '@groundwork/domain-messages';
import { notices } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';

type Lines = EventPayloads['draw.decided']['lines'];

const amountOf = (lines: Lines): number => lines.reduce((sum, line) => sum + line.requestedAmount, 0);

/** What is approved of the lines; an event from before lower amounts approves them whole. */
const approvedOf = (lines: Lines): number =>
  lines
    .filter((line) => line.statusId === drawStatus.approved)
    .reduce((sum, line) => sum + (line.approvedAmount ?? line.requestedAmount), 0);

/** What the borrower is told of a decision on a draw. */
export function drawNotice({ statusId, lines }: EventPayloads['draw.decided']): string {
  const amount = formatCents(amountOf(lines));
  const approved = approvedOf(lines);
  if (statusId === drawStatus.approved && approved === amountOf(lines)) return fill(notices.drawApproved, { amount });
  if (statusId === drawStatus.rejected) return fill(notices.drawRejected, { amount });
  if (statusId === drawStatus.hold) return fill(notices.drawOnHold, { amount });
  return [fill(notices.drawMixed, { amount, approved: formatCents(approved) }), ...otherParts(lines)].join(', ');
}

/** What became of the lines that were not approved: two decisions on one draw that approve the same are told apart by it. */
const otherParts = (lines: Lines): string[] =>
  [
    { sentence: notices.drawPartRejected, status: drawStatus.rejected },
    { sentence: notices.drawPartOnHold, status: drawStatus.hold },
    { sentence: notices.drawPartOpen, status: drawStatus.pending },
  ].flatMap(({ sentence, status }) => {
    const part = amountOf(lines.filter(({ statusId }) => statusId === status));
    return part > 0 ? [fill(sentence, { amount: formatCents(part) })] : [];
  });
