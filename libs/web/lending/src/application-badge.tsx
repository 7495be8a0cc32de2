import { applicationStatusLabels } from '@groundwork/domain-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { StatusBadge } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';

const tones: Record<ApplicationStatus, Tone> = {
  in_progress: 'info',
  awaiting: 'warning',
  submitted: 'accent',
  in_closing: 'accent',
  approved: 'success',
  rejected: 'danger',
};

/** The status of an application in words with its tone. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <StatusBadge tone={tones[status]}>{applicationStatusLabels[status]}</StatusBadge>;
}
