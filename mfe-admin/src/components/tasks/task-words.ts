import { taskUrgency } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { desk } from '@groundwork/domain-messages-admin';
import { formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import type { Task } from '../../data/api.js';

/** '03/10/2026', with a word where it asks for somebody: 'overdue', 'today'. */
export function dueText({ dueOn, cause, completed }: Task): string {
  if (dueOn === null) return desk.noDate;
  const date = formatMonthDayYear(dueOn);
  if (completed) return date;
  const urgency = taskUrgency({ dueOn, cause }, today(systemClock));
  if (urgency === 'overdue') return fill(desk.dueWithWord, { date, word: desk.overdue });
  return urgency === 'today' ? fill(desk.dueWithWord, { date, word: desk.dueToday }) : date;
}
