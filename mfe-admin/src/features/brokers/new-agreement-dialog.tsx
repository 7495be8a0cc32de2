import { ADMIN_TITLE, brokerName } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { admin, admin as brokerSentences } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { systemClock, today } from '@groundwork/domain-time';
import { KeptFormDialog, useKeptForm } from '@groundwork/web-forms';
import { agreementBody, AgreementFields, agreementFormErrors, newAgreementValues } from '@groundwork/web-lending';
import type { AgreementValues } from '@groundwork/web-lending';
import { QueryState, useArea, useNotify } from '@groundwork/web-mount';
import { Dialog } from '@groundwork/web-ui';
import type { Broker, IccaMaster } from '../../data/api.js';
import { useCreateAgreement, useMasterOf } from '../../data/agreements.js';

/** An agreement that an administrator enters for a broker, on the broker's version of the ICCA. */
export function NewAgreementDialog({ broker, onClose }: { broker: Broker; onClose: () => void }) {
  const master = useMasterOf(broker.iccaVersion);
  if (master.data) return <NewAgreement broker={broker} master={master.data} onClose={onClose} />;
  return (
    <Dialog open size="md" title={admin.addNewAgreement} onClose={onClose}>
      <QueryState query={master} failed={shared.noIcca}>
        {() => null}
      </QueryState>
    </Dialog>
  );
}

interface NewAgreementProps {
  broker: Broker;
  master: IccaMaster;
  onClose: () => void;
}

function NewAgreement({ broker, master, onClose }: NewAgreementProps) {
  const { user } = useArea();
  const create = useCreateAgreement();
  const notify = useNotify();
  const store = async (values: AgreementValues) => {
    await create.mutateAsync({
      ...agreementBody(values),
      // What was typed earlier may name the text of then.
      version: master.version,
      brokerId: broker.id,
      adminTitle: ADMIN_TITLE,
    });
    notify.success(brokerSentences.agreementCreated);
  };
  const keptForm = useKeptForm<AgreementValues>({
    draftKey: `${user.id}.${broker.id}.agreement`,
    values: newAgreementValues(today(systemClock), master),
    check: agreementFormErrors,
    save: store,
    failed: screens.errorWithThisBrokerAgreement,
  });
  const submit = async () => {
    if (await keptForm.submit()) onClose();
  };
  return (
    <KeptFormDialog
      title={`${admin.addNewAgreement} for ${brokerName(broker)}`}
      label={admin.addNewAgreement}
      keptForm={keptForm}
      onSubmit={submit}
      submitLabel="Create Agreement"
      onClose={onClose}
    >
      <AgreementFields rates={master} />
    </KeptFormDialog>
  );
}
