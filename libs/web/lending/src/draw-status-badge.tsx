import { drawStatus, drawStatusLabel } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { StatusBadge } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';

const tones: Record<DrawStatusId, Tone> = {
  [drawStatus.pending]: 'info',
  [drawStatus.hold]: 'warning',
  [drawStatus.approved]: 'success',
  [drawStatus.rejected]: 'danger',
};

/** The status of a draw request or of a line; `changed` marks one that is not submitted yet. */
export function DrawStatusBadge({ statusId, changed = false }: { statusId: DrawStatusId; changed?: boolean }) {
  const label = drawStatusLabel(statusId);
  return <StatusBadge tone={tones[statusId]}>{changed ? `${label} *` : label}</StatusBadge>;
}
