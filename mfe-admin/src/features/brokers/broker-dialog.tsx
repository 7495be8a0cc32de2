import { brokerErrors } from '@groundwork/domain-brokers';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { KeptFormDialog, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import type { Broker } from '../../data/api.js';
import { useSaveBroker } from '../../data/brokers.js';
import { BrokerFields } from './broker-fields.js';
import { toBody, toValues } from './broker-values.js';
import type { BrokerValues } from './broker-values.js';

/** The form of a broker, new or known. */
export function BrokerDialog({ broker, onClose }: { broker?: Broker; onClose: () => void }) {
  const { user } = useArea();
  const save = useSaveBroker(broker);
  const notify = useNotify();
  const keptForm = useKeptForm<BrokerValues>({
    draftKey: `${user.id}.broker.${broker?.id ?? 'new'}`,
    values: toValues(broker),
    check: (values) => brokerErrors(toBody(values)),
    save: (values) => save.mutateAsync(toBody(values)),
    failed: broker ? admin.errorUpdatingBroker : admin.errorSubmittingBroker,
  });
  const submit = async () => {
    if (!(await keptForm.submit())) return;
    notify.success(screens.done);
    onClose();
  };
  return (
    <KeptFormDialog
      title={broker ? 'Edit Broker' : admin.addNewBroker}
      keptForm={keptForm}
      onSubmit={submit}
      submitLabel={broker ? admin.saveChanges : 'Add Broker'}
      onClose={onClose}
    >
      <BrokerFields />
    </KeptFormDialog>
  );
}
