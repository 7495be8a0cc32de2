import { fill } from '@groundwork/domain-messages';
import { digest } from '@groundwork/domain-messages-letters';
import { formatMonthDayYear } from '@groundwork/domain-time';
import type { LetterEntry, LetterList } from '../../outbound/index.js';
import type { WaitingTask } from '../../tasks/index.js';

/** Most entries under a heading; the rest is a number, and a click away. */
export const MOST_ENTRIES = 10;

const headings = ['draw', 'review', 'inspection', 'file', 'paper', 'overdue'] as const;

function entry({ taskName, dueOn, place }: WaitingTask): LetterEntry {
  const text = dueOn === null ? taskName : fill(digest.due, { matter: taskName, day: formatMonthDayYear(dueOn) });
  return { text, link: place };
}

/** What waits, each kind under its heading; nothing of a kind is no heading. */
export function digestLists(tasks: readonly WaitingTask[]): readonly LetterList[] {
  return headings.flatMap((kind) => {
    const ofKind = tasks.filter(({ cause }) => (cause ?? 'overdue') === kind);
    if (ofKind.length === 0) return [];
    const left = ofKind.length - MOST_ENTRIES;
    const more = left > 0 ? [{ text: fill(digest.more, { count: String(left) }), link: undefined }] : [];
    return [{ heading: digest[kind], entries: [...ofKind.slice(0, MOST_ENTRIES).map(entry), ...more] }];
  });
}
