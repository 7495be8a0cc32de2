import { paperWays } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { meanwhile as words } from '@groundwork/domain-messages-admin';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { MovedMeanwhile } from '../../components/moved-meanwhile.js';
import type { AdverseNoticeDetails } from '../../data/api.js';
import { usePersonName } from '../../data/people.js';

function saidOf({ status, sentAt, sentOn, closedAt, onPaper }: AdverseNoticeDetails, name: string): string {
  const last = onPaper.at(-1);
  if (last?.withdraws && status === 'due') return fill(words.noticeWithdrawn, { name, reason: last.reason ?? '' });
  if (last && sentOn)
    return fill(words.noticeOnPaper, {
      name,
      day: formatMonthDayYear(last.sentOn),
      how: paperWays[last.how],
      reference: last.reference || '—',
    });
  if (status === 'sent') return fill(words.noticeSent, { name, day: displayDate(sentAt ?? '') });
  return status === 'closed' ? fill(words.noticeClosed, { day: displayDate(closedAt ?? '') }) : words.changed;
}

interface NoticeMovedProps {
  standing: AdverseNoticeDetails;
  /** What was asked for can be done still, as it stands. */
  canGoOn: boolean;
  onGoOn: () => void;
}

/** A notice that somebody else put on record, withdrew, sent or closed meanwhile. */
export function NoticeMoved({ standing, canGoOn, onGoOn }: NoticeMovedProps) {
  const { sentAt, sentBy, onPaper } = standing;
  const name = usePersonName((sentAt ? null : onPaper.at(-1)?.recordedBy) ?? sentBy, words.somebody);
  return <MovedMeanwhile said={saidOf(standing, name)} onGoOn={canGoOn ? onGoOn : undefined} />;
}
