import { fill } from '@groundwork/domain-messages';
import { admin, brokerDesk } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
import type { AgreementDetails } from '../../data/api.js';
import { useDeleteAgreement } from '../../data/agreements.js';

interface DeleteAgreementProps {
  agreement: AgreementDetails;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks, and takes an agreement off the lists before it was decided. */
export function DeleteAgreement({ agreement, onDeleted, onClose }: DeleteAgreementProps) {
  const remove = useDeleteAgreement();
  const notify = useNotify();
  const act = async () => {
    await remove.mutateAsync(agreement.id);
    notify.success(screens.successfullyDeleted);
    onDeleted();
  };
  return (
    <ConfirmCall
      danger
      title={brokerDesk.deleteAgreement}
      confirmLabel={brokerDesk.deleteWord}
      failed={admin.couldNotDeleteBrokerAgreement}
      act={act}
      onClose={onClose}
    >
      <Text>{fill(brokerDesk.deleteAgreementDetail, { name: agreement.clientName })}</Text>
    </ConfirmCall>
  );
}
