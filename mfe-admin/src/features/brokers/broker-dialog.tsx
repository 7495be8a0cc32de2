import { brokerErrors } from '@groundwork/domain-brokers';
import { admin, shared } from '@groundwork/domain-messages';
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
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(toBody(values));
      notify.success(shared.done);
      onClose();
    } catch (error) {
      notify.error(broker ? admin.errorUpdatingBroker : admin.errorSubmittingBroker);
      showProblem(form, error);
    }
  });
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
            {shared.cancel}
          </Button>
          <Button onClick={() => void submit()} loading={save.isPending} loadingText={shared.submitting}>
            {broker ? admin.saveChanges : 'Add Broker'}
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={() => submit()} label={title}>
        <Stack gap="5">
          <BrokerFields />
          <FormAlert />
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
