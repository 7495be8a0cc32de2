import { brokerErrors } from '@groundwork/domain-brokers';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { FormAlert, RuleForm, showProblem, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Button, Dialog, Stack } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useSaveBroker } from '../../data/brokers.js';
import { BrokerFields } from './broker-fields.js';
import { toBody, toValues } from './broker-values.js';
import type { BrokerValues } from './broker-values.js';

/** The form of a broker, new or known. */
export function BrokerDialog({ broker, onClose }: { broker?: Broker; onClose: () => void }) {
  const form = useRuleForm<BrokerValues>({
    defaultValues: toValues(broker),
    check: (values) => brokerErrors(toBody(values)),
  });
  const save = useSaveBroker(broker);
  const notify = useNotify();
  const store = async (values: BrokerValues) => {
    try {
      await save.mutateAsync(toBody(values));
      notify.success(screens.done);
      onClose();
    } catch (error) {
      notify.error(broker ? admin.errorUpdatingBroker : admin.errorSubmittingBroker);
      showProblem(form, error);
    }
  };
  const submit = form.handleSubmit(store);
  const title = broker ? 'Edit Broker' : admin.addNewBroker;
  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={save.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={save.isPending}>
            {screens.cancel}
          </Button>
          <Button onClick={() => void submit()} loading={save.isPending} loadingText={screens.submitting}>
            {broker ? admin.saveChanges : 'Add Broker'}
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={title}>
        <Stack gap="5">
          <BrokerFields />
          <FormAlert />
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
