import { fill } from '@groundwork/domain-messages';
import { meanwhile as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import type { ListedFunding } from '../../data/api.js';

/** How a payment stands that somebody moved meanwhile, in words; `name` is who did it. */
export function fundingStands(funding: ListedFunding, name: string): string {
  const { stage, fundedOn, reversedOn, endedAt, batchNumber, exportedAt, reference, reason } = funding;
  const day = formatMonthDayYear;
  if (stage === 'funded')
    return fill(words.funded, {
      name,
      day: day(fundedOn ?? ''),
      amount: formatCents(funding.netAmount),
      reference: reference ?? '—',
    });
  if (stage === 'reversed') return fill(words.reversed, { name, day: day(reversedOn ?? ''), reason: reason ?? '—' });
  if (stage === 'cancelled')
    return fill(words.cancelled, { name, day: displayDate(endedAt ?? ''), amount: formatCents(funding.amount) });
  return batchNumber === null || exportedAt === null
    ? words.changed
    : fill(words.exported, { number: String(batchNumber), day: displayDate(exportedAt) });
}
