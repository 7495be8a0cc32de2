import { waiverStatusLabels } from '@groundwork/domain-draws';
import type { WaiverStatus } from '@groundwork/domain-draws';
import { StatusBadge } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';

const tones: Readonly<Record<WaiverStatus, Tone>> = {
  requested: 'warning',
  sent: 'info',
  handedIn: 'accent',
  signed: 'success',
  refused: 'danger',
  void: 'neutral',
};

export function WaiverStatusBadge({ status }: { status: WaiverStatus }) {
  return <StatusBadge tone={tones[status]}>{waiverStatusLabels[status]}</StatusBadge>;
}
