import { ADMIN_TITLE, brokerName } from '@groundwork/domain-brokers';
import { admin, admin as brokerSentences } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { systemClock, today } from '@groundwork/domain-time';
import { KeptFormView, useKeptForm } from '@groundwork/web-forms';
import { agreementBody, AgreementFields, agreementFormErrors, newAgreementValues } from '@groundwork/web-lending';
import type { AgreementValues } from '@groundwork/web-lending';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Button, Dialog } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { useCreateAgreement } from '../../data/agreements.js';

/** An agreement that an administrator enters for a broker, on the broker's version of the ICCA. */
export function NewAgreementDialog({ broker, onClose }: { broker: Broker; onClose: () => void }) {
  const { user } = useArea();
  const create = useCreateAgreement();
  const notify = useNotify();
  const store = async (values: AgreementValues) => {
    try {
      await create.mutateAsync({
        ...agreementBody(values),
        // What was typed earlier may name the text of then.
        version: broker.iccaVersion,
        brokerId: broker.id,
        adminTitle: ADMIN_TITLE,
      });
    } catch (error) {
      notify.error(screens.errorWithThisBrokerAgreement);
      throw error;
    }
    notify.success(brokerSentences.agreementCreated);
  };
  const keptForm = useKeptForm<AgreementValues>({
    draftKey: `${user.id}.${broker.id}.agreement`,
    values: newAgreementValues(today(systemClock), broker.iccaVersion),
    check: agreementFormErrors,
    save: store,
  });
  const submit = async () => {
    if (await keptForm.submit()) onClose();
  };
  const cancel = () => {
    // What was typed earlier and is only offered yet stays for the next time.
    if (!keptForm.offer) keptForm.discard();
    onClose();
  };
  return (
    <Dialog
      open
      size="md"
      title={`${admin.addNewAgreement} for ${brokerName(broker)}`}
      onClose={keptForm.saving ? undefined : cancel}
      footer={
        <>
          <Button variant="outline" onClick={cancel} disabled={keptForm.saving}>
            {screens.cancel}
          </Button>
          <Button
            onClick={() => void submit()}
            disabled={keptForm.offer !== undefined}
            loading={keptForm.saving}
            loadingText={screens.submitting}
          >
            Create Agreement
          </Button>
        </>
      }
    >
      <KeptFormView keptForm={keptForm} label={admin.addNewAgreement} onSubmit={submit}>
        <AgreementFields />
      </KeptFormView>
    </Dialog>
  );
}
