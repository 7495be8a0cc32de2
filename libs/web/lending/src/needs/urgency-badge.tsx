import type { NeedUrgency } from '@groundwork/domain-accounts';
import { needs as words } from '@groundwork/domain-messages-screens';
import { StatusBadge } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';

const tones: Readonly<Record<NeedUrgency, Tone>> = {
  overdue: 'danger',
  today: 'warning',
  returned: 'danger',
  soon: 'warning',
  waiting: 'info',
  later: 'neutral',
};

/** How soon something asks for somebody, in a word. */
export const UrgencyBadge = ({ urgency }: { urgency: NeedUrgency }) => (
  <StatusBadge tone={tones[urgency]}>{words.urgency[urgency]}</StatusBadge>
);
