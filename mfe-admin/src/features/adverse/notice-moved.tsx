import { paperWays } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { meanwhile as words } from '@groundwork/domain-messages-admin';
import { displayDate, formatMonthDayYear } from '@groundwork/domain-time';
import { MovedMeanwhile } from '../../components/moved-meanwhile.js';
import type { AdverseNoticeDetails } from '../../data/api.js';
import { usePersonName } from '../../data/people.js';

function saidOf({ status, sentAt, closedAt, onPaper }: AdverseNoticeDetails, name: string): string {
  const last = onPaper.at(-1);
  if (last)
    return fill(words.noticeOnPaper, {
      name,
      day: formatMonthDayYear(last.sentOn),
      how: paperWays[last.how],
      reference: last.reference || '—',
    });
  if (status === 'sent') return fill(words.noticeSent, { name, day: displayDate(sentAt ?? '') });
  return status === 'closed' ? fill(words.noticeClosed, { day: displayDate(closedAt ?? '') }) : words.changed;
}

/** A notice that somebody else put on record, sent or closed meanwhile. What is on record can be corrected still. */
export function NoticeMoved({ standing, onGoOn }: { standing: AdverseNoticeDetails; onGoOn: () => void }) {
  const { status, sentBy, onPaper } = standing;
  const name = usePersonName(onPaper.at(-1)?.recordedBy ?? sentBy, words.somebody);
  return (
    <MovedMeanwhile
      said={saidOf(standing, name)}
      onGoOn={status === 'due' || onPaper.length > 0 ? onGoOn : undefined}
    />
  );
}
