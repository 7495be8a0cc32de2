import { broker } from '@groundwork/domain-messages-broker';
import { screens } from '@groundwork/domain-messages-screens';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
import type { AgreementDetails } from '../../data/api.js';
import { useDeleteReferral } from '../../data/referrals.js';
import { useOpenReferral } from './use-open-referral.js';

/** Asks, and takes a pending referral back; the lender keeps its record. */
export function DeleteReferral({ agreement, onClose }: { agreement: AgreementDetails; onClose: () => void }) {
  const [, open] = useOpenReferral();
  const remove = useDeleteReferral(agreement.id);
  const notify = useNotify();
  const act = async () => {
    await remove.mutateAsync(undefined);
    notify.success(screens.successfullyDeleted);
    open('');
  };
  return (
    <ConfirmCall
      danger
      title="Delete this referral?"
      confirmLabel="Delete"
      failed={broker.errorDeletingAgreement}
      act={act}
      onClose={onClose}
    >
      <Text>The agreement with {agreement.clientName} is taken back before it was decided.</Text>
    </ConfirmCall>
  );
}
