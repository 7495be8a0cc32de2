import { inspectionStatusLabels } from '@groundwork/domain-draws';
import type { InspectionStatus } from '@groundwork/domain-draws';
import { StatusBadge } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';

const tones: Readonly<Record<InspectionStatus, Tone>> = {
  requested: 'info',
  scheduled: 'accent',
  done: 'warning',
  returned: 'danger',
  accepted: 'success',
  cancelled: 'neutral',
};

export function InspectionStatusBadge({ status }: { status: InspectionStatus }) {
  return <StatusBadge tone={tones[status]}>{inspectionStatusLabels[status]}</StatusBadge>;
}
