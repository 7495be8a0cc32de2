import { brokerName } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { brokerDesk } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useDeleteBroker } from '../../data/brokers.js';

/** Asks, and takes a broker off the lists. */
export function DeleteBroker({ broker, onClose }: { broker: Broker; onClose: () => void }) {
  const remove = useDeleteBroker();
  const notify = useNotify();
  const act = () => remove.mutateAsync(broker.id).then(() => notify.success(screens.successfullyDeleted));
  return (
    <ConfirmCall
      danger
      title={brokerDesk.deleteBroker}
      confirmLabel={brokerDesk.deleteWord}
      failed={brokerDesk.couldNotDeleteBroker}
      act={act}
      onClose={onClose}
    >
      <Text>{fill(brokerDesk.deleteBrokerDetail, { name: brokerName(broker) })}</Text>
    </ConfirmCall>
  );
}
