import { fill } from '@groundwork/domain-messages';
import { admin, admin as sentences, brokerDesk } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { KeptFormDialog, useKeptForm } from '@groundwork/web-forms';
import {
  agreementBody,
  AgreementFields,
  agreementFormErrors,
  agreementLabels,
  agreementValues,
} from '@groundwork/web-lending';
import type { AgreementValues } from '@groundwork/web-lending';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Alert } from '@groundwork/web-ui';
import type { AgreementDetails, IccaMaster } from '../../data/api.js';
import { useUpdateAgreement } from '../../data/agreements.js';

interface EditAgreementProps {
  agreement: AgreementDetails;
  /** The version that it follows. */
  master: IccaMaster;
  onClose: () => void;
}

/** How it stands: also what a conflict answers with. */
const stored = (agreement: AgreementDetails) => ({
  values: agreementValues(agreement),
  version: agreement.revision,
});

/** The terms of an agreement that waits for a decision, as an administrator changes them. */
export function EditAgreement({ agreement, master, onClose }: EditAgreementProps) {
  const { id, revision, clientName, brokerSignature } = agreement;
  const { user } = useArea();
  const update = useUpdateAgreement();
  const notify = useNotify();
  const store = async (values: AgreementValues, over = revision) => {
    const { version: _version, standardFee: _share, ...terms } = agreementBody(values);
    await update.mutateAsync({ ...terms, id, revision: over });
    notify.success(brokerSignature ? sentences.brokerAgreementUpdated : sentences.agreementUpdated);
  };
  const keptForm = useKeptForm<AgreementValues>({
    draftKey: `${user.id}.${id}.terms`,
    ...stored(agreement),
    check: agreementFormErrors,
    save: store,
    failed: screens.errorWithThisBrokerAgreement,
    current: (record) => stored(record as AgreementDetails),
  });
  const submit = async () => {
    if (await keptForm.submit()) onClose();
  };
  const title = fill(brokerDesk.editOf, { name: clientName });
  return (
    <KeptFormDialog
      title={title}
      keptForm={keptForm}
      labels={agreementLabels}
      onSubmit={submit}
      submitLabel={admin.saveChanges}
      onClose={onClose}
      lead={brokerSignature ? <Alert tone="warning">{brokerDesk.signatureEnds}</Alert> : null}
    >
      <AgreementFields rates={master} isShareFixed />
    </KeptFormDialog>
  );
}
