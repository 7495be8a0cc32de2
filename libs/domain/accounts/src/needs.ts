import { daysBetween } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';

/** How soon something asks for somebody, the most urgent first. */
const needUrgencies = ['overdue', 'today', 'returned', 'soon', 'waiting', 'later'] as const;
export type NeedUrgency = (typeof needUrgencies)[number];

/** Days before its due date from which something is due soon. */
const DUE_SOON_DAYS = 3;

/**
 * Why it is there: somebody sent it back and it stands still until it is mended, somebody else waits for it, or it is one's own to
 * go on with.
 */
export type NeedReason = 'returned' | 'waiting' | 'own';

/** Something that waits for who is signed in. */
export interface Need {
  /** Names the matter: what has the same key is the same matter. */
  readonly key: string;
  readonly dueOn: CalendarDate | null;
  readonly reason: NeedReason;
  /** ISO instant since which it waits; '' where nobody knows. */
  readonly since: string;
}

/** A date that is near or past decides first; without one counts whether it was sent back, and whether somebody waits for it. */
export function needUrgency({ dueOn, reason }: Pick<Need, 'dueOn' | 'reason'>, today: CalendarDate): NeedUrgency {
  const days = dueOn === null ? undefined : daysBetween(today, dueOn);
  if (days !== undefined && days < 0) return 'overdue';
  if (days === 0) return 'today';
  if (reason === 'returned') return 'returned';
  if (days !== undefined) return days <= DUE_SOON_DAYS ? 'soon' : 'later';
  return reason === 'waiting' ? 'waiting' : 'later';
}

const lastDay: CalendarDate = '9999-12-31';

/** Of days and instants. Not by `localeCompare`: its first use reads the alphabet of a language, which takes as long as a section. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The order of a day's work: by urgency, within it what is due first, then what waits the longest. */
export function compareNeeds(today: CalendarDate): (one: Omit<Need, 'key'>, other: Omit<Need, 'key'>) => number {
  const rank = (need: Omit<Need, 'key'>): number => needUrgencies.indexOf(needUrgency(need, today));
  return (one, other) =>
    rank(one) - rank(other) || compare(one.dueOn ?? lastDay, other.dueOn ?? lastDay) || compare(one.since, other.since);
}

/** What waits, each matter once, the most urgent first. Of two with the same key the more urgent stands. */
export function needsInOrder<Entry extends Need>(needs: readonly Entry[], today: CalendarDate): Entry[] {
  const keys = new Set<string>();
  return [...needs].sort(compareNeeds(today)).filter(({ key }) => !keys.has(key) && Boolean(keys.add(key)));
}
