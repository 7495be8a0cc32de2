import { fill } from '@groundwork/domain-messages';
import { admin, brokerDesk } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { ConfirmDialog, Text } from '@groundwork/web-ui';
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
  const confirm = () =>
    remove.mutateAsync(agreement.id).then(
      () => {
        notify.success(screens.successfullyDeleted);
        onDeleted();
      },
      (error: unknown) => {
        notify.error(`${admin.couldNotDeleteBrokerAgreement}: ${sentenceFor(error)}`);
        onClose();
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={brokerDesk.deleteAgreement}
      confirmLabel={brokerDesk.deleteWord}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Text>{fill(brokerDesk.deleteAgreementDetail, { name: agreement.clientName })}</Text>
    </ConfirmDialog>
  );
}
