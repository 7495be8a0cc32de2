import { brokerName } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { brokerDesk } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { ConfirmDialog, Text } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useDeleteBroker } from '../../data/brokers.js';

/** Asks, and takes a broker off the lists. */
export function DeleteBroker({ broker, onClose }: { broker: Broker; onClose: () => void }) {
  const remove = useDeleteBroker();
  const notify = useNotify();
  const confirm = () =>
    remove
      .mutateAsync(broker.id)
      .then(
        () => notify.success(screens.successfullyDeleted),
        (error: unknown) => notify.error(`${brokerDesk.couldNotDeleteBroker}: ${sentenceFor(error)}`),
      )
      .finally(onClose);
  return (
    <ConfirmDialog
      open
      danger
      title={brokerDesk.deleteBroker}
      confirmLabel={brokerDesk.deleteWord}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Text>{fill(brokerDesk.deleteBrokerDetail, { name: brokerName(broker) })}</Text>
    </ConfirmDialog>
  );
}
