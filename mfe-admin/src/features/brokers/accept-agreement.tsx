import { useState } from 'react';
import { ADMIN_TITLE, brokerName, brokerStatus, brokerStatusOf } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { AgreementRemarks, AgreementText, SignAs } from '@groundwork/web-lending';
import { QueryState, useArea, useAttempt, useNotify } from '@groundwork/web-mount';
import { ActionDialog, Alert, Stack } from '@groundwork/web-ui';
import type { GivenSignature } from '@groundwork/web-ui';
import type { AgreementDetails, Broker } from '../../data/api.js';
import { useAcceptAgreement, useTextToAccept } from '../../data/agreements.js';

interface AcceptAgreementProps {
  agreement: AgreementDetails;
  broker: Broker;
  onClose: () => void;
}

/** The administrator reads the text as it will be kept, and signs it in the own name. */
export function AcceptAgreement({ agreement, broker, onClose }: AcceptAgreementProps) {
  const { user } = useArea();
  const [signature, setSignature] = useState<GivenSignature>();
  const text = useTextToAccept(agreement.id);
  const accept = useAcceptAgreement();
  const notify = useNotify();
  const { attempt, failure } = useAttempt({ failed: admin.errorWithThisAgreement });

  const submit = async () => {
    if (!signature || !text.data) return;
    const { contentHash: textHash } = text.data;
    const done = await attempt(() =>
      accept.mutateAsync({
        id: agreement.id,
        adminSignature: signature.png,
        adminTitle: ADMIN_TITLE,
        signedName: signature.name,
        textHash,
      }),
    );
    if (!done) return void text.refetch();
    notify.success(admin.agreementAccepted);
    onClose();
  };

  return (
    <ActionDialog
      size="lg"
      title="Accept this agreement?"
      failure={failure}
      actionLabel="Accept Agreement"
      onAct={submit}
      disabled={!signature || !text.data}
      busy={accept.isPending}
      onClose={onClose}
    >
      <Stack gap="4">
        {brokerStatusOf(broker.status) === brokerStatus.activated ? null : (
          <Alert tone="warning">{fill(admin.brokerNotActive, { name: brokerName(broker) })}</Alert>
        )}
        <AgreementRemarks agreement={agreement} />
        <QueryState query={text} failed={admin.errorWithThisAgreement}>
          {(read) => <AgreementText text={read} toSign />}
        </QueryState>
        <SignAs signer={user} label="Administrator's signature" onChange={setSignature} />
      </Stack>
    </ActionDialog>
  );
}
