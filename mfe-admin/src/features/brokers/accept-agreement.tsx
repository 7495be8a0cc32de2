import { useState } from 'react';
import { renderTemplate } from '@groundwork/domain-agreements';
import { ADMIN_TITLE, agreementData } from '@groundwork/domain-brokers';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDay, systemClock } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Button, Dialog, SignaturePad, Stack, Text } from '@groundwork/web-ui';
import type { AgreementDetails, Broker, IccaMaster } from '../../data/api.js';
import { useAcceptAgreement } from '../../data/agreements.js';

interface AcceptAgreementProps {
  agreement: AgreementDetails;
  broker: Broker;
  master: IccaMaster;
  onClose: () => void;
}

/** The administrator signs; the text with both signatures goes along and is kept as evidence. */
export function AcceptAgreement({ agreement, broker, master, onClose }: AcceptAgreementProps) {
  const { user } = useArea();
  const [adminSignature, setSignature] = useState('');
  const accept = useAcceptAgreement();
  const notify = useNotify();

  const submit = () => {
    const signed = {
      ...agreement,
      adminSignature,
      adminTitle: ADMIN_TITLE,
      acceptedDate: systemClock.now().toISOString(),
    };
    const data = agreementData({
      agreement: signed,
      broker,
      admin: user,
      date: displayDay(agreement.createdAt),
      version: master.version,
    });
    return accept
      .mutateAsync({
        id: agreement.id,
        adminSignature,
        adminTitle: ADMIN_TITLE,
        file: renderTemplate(master.content, data),
      })
      .then(
        () => {
          notify.success(admin.agreementAccepted);
          onClose();
        },
        (error: unknown) => notify.error(`${admin.errorWithThisAgreement}: ${sentenceFor(error)}`),
      );
  };

  return (
    <Dialog
      open
      size="sm"
      title="Accept this agreement?"
      onClose={accept.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={accept.isPending}>
            {screens.cancel}
          </Button>
          <Button
            disabled={!adminSignature}
            loading={accept.isPending}
            loadingText={screens.submitting}
            onClick={() => void submit()}
          >
            Accept Agreement
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          You sign as {user.firstName} {user.lastName}, {ADMIN_TITLE}.
        </Text>
        <SignaturePad label="Administrator's signature" onChange={setSignature} />
      </Stack>
    </Dialog>
  );
}
