import { agreementChips, agreementStatus, agreementStatusOf } from '@groundwork/domain-brokers';
import type { AgreementStatus } from '@groundwork/domain-brokers';
import { StatusBadge } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';

const tones: Record<AgreementStatus, Tone> = {
  [agreementStatus.pending]: 'warning',
  [agreementStatus.rejected]: 'danger',
  [agreementStatus.accepted]: 'success',
};

/** The chip of a referral agreement: Accepted, Rejected or Pending Review. */
export function AgreementBadge({ status }: { status: string | null | undefined }) {
  const known = agreementStatusOf(status);
  return <StatusBadge tone={tones[known]}>{agreementChips[known]}</StatusBadge>;
}
