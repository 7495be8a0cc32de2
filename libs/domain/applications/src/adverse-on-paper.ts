import { choice, day, record, required, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { fill, shared } from '@groundwork/domain-messages';
import { formatMonthDayYear } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { all, atMost, isBlank, requiredText } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';

/** How a notice goes out on paper. */
export const paperWays = { post: 'By post', courier: 'By courier', hand: 'By hand' } as const;
export type PaperWay = keyof typeof paperWays;
export const paperWayKeys = Object.keys(paperWays) as readonly PaperWay[];

/** A notice of adverse action that went out on paper, beside the portal (12 CFR 1002.9 asks for a written one, not for a way). */
export const noticeOnPaperRecord = record('NoticeOnPaper', {
  sentOn: required(day('Went out on')),
  how: required(choice('How it went out', paperWayKeys, { labels: paperWays })),
  sentByName: required(text('Who sent it', { rule: all(requiredText, atMost(100)) })),
  reference: text('Reference', {
    rule: atMost(100),
    description: 'a number of the post or the courier, or who took it',
  }),
  reason: text('What was wrong', { rule: atMost(200), description: 'of a correction' }),
});
/** That what is on record as sent on paper never went out, or was of another application. */
export const withdrawnOnPaperRecord = record('WithdrawnOnPaper', {
  reason: required(text('Why it is withdrawn', { rule: all(requiredText, atMost(200)) })),
});

export type NoticeOnPaper = RecordOf<typeof noticeOnPaperRecord>;

interface Bounds {
  /** The day of the decision that it is about. */
  readonly decidedOn: CalendarDate;
  readonly today: CalendarDate;
  /** There is an entry that this one puts right. */
  readonly isCorrection: boolean;
}

/** What keeps it from being put on record, by field: a day that cannot be, a correction without its reason. */
export function noticeOnPaperErrors(
  { sentOn, reason }: Pick<NoticeOnPaper, 'sentOn' | 'reason'>,
  { decidedOn, today, isCorrection }: Bounds,
): FieldErrors {
  const errors: Record<string, string> = {};
  if (sentOn > today) errors['sentOn'] = shared.adversePaperLater;
  if (sentOn < decidedOn) errors['sentOn'] = fill(shared.adversePaperEarlier, { date: formatMonthDayYear(decidedOn) });
  if (isCorrection && isBlank(reason)) errors['reason'] = shared.adversePaperReason;
  return errors;
}
