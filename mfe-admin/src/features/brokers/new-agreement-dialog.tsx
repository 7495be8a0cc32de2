import { ADMIN_TITLE, brokerName } from '@groundwork/domain-brokers';
import { admin, broker as brokerSentences, shared } from '@groundwork/domain-messages';
import { systemClock, today } from '@groundwork/domain-time';
import { FormAlert, RuleForm, showProblem, useRuleForm } from '@groundwork/web-forms';
import { agreementBody, AgreementFields, agreementFormErrors, newAgreementValues } from '@groundwork/web-lending';
import type { AgreementValues } from '@groundwork/web-lending';
import { useNotify } from '@groundwork/web-mount';
import { Button, Dialog, Stack } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useCreateAgreement } from '../../data/agreements.js';

/** An agreement that an administrator enters for a broker, on the broker's version of the ICCA. */
export function NewAgreementDialog({ broker, onClose }: { broker: Broker; onClose: () => void }) {
  const form = useRuleForm<AgreementValues>({
    defaultValues: newAgreementValues(today(systemClock), broker.iccaVersion),
    check: agreementFormErrors,
  });
  const create = useCreateAgreement();
  const notify = useNotify();
  const submit = form.handleSubmit(async (values) => {
    try {
      await create.mutateAsync({ ...agreementBody(values), brokerId: broker.id, adminTitle: ADMIN_TITLE });
      notify.success(brokerSentences.agreementCreated);
      onClose();
    } catch (error) {
      notify.error(admin.errorWithThisBrokerAgreement);
      showProblem(form, error);
    }
  });
  return (
    <Dialog
      open
      size="md"
      title={`${admin.addNewAgreement} for ${brokerName(broker)}`}
      onClose={create.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={create.isPending}>
            {shared.cancel}
          </Button>
          <Button onClick={() => void submit()} loading={create.isPending} loadingText={shared.submitting}>
            Create Agreement
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={() => submit()} label={admin.addNewAgreement}>
        <Stack gap="5">
          <AgreementFields />
          <FormAlert />
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
