import { fill } from '@groundwork/domain-messages';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { daysBetween, displayDate, formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { StatusBadge } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';
import type { AdverseNotice } from '../data/api.js';

/** Days before its last day from which a notice is to be looked at. */
const SOON = 7;

function standing({ status, dueOn, sentAt, sentOn, closedAt }: AdverseNotice): readonly [Tone, string] {
  if (sentOn) return ['success', fill(words.sentOnPaper, { date: formatMonthDayYear(sentOn) })];
  if (status === 'sent') return ['success', fill(words.sentOn, { date: displayDate(sentAt ?? '') })];
  if (status === 'closed') return ['neutral', fill(words.closedOn, { date: displayDate(closedAt ?? '') })];
  const days = daysBetween(today(systemClock), dueOn);
  if (days < 0) return ['danger', days === -1 ? words.overdueOne : fill(words.overdue, { n: -days })];
  if (days === 0) return ['danger', words.dueToday];
  return [days <= SOON ? 'warning' : 'info', days === 1 ? words.leftOne : fill(words.left, { n: days })];
}

/** Where a notice stands: how long it may take yet, that it is late, or when it was sent or closed. */
export function NoticeState({ notice }: { notice: AdverseNotice }) {
  const [tone, text] = standing(notice);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}
