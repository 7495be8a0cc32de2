import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ADMIN_TITLE } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { broker as sentences } from '@groundwork/domain-messages-broker';
import { screens } from '@groundwork/domain-messages-screens';
import { systemClock, today } from '@groundwork/domain-time';
import { whatIsRead } from '@groundwork/domain-validation';
import { KeptFormView, useKeptForm } from '@groundwork/web-forms';
import {
  agreementBody,
  AgreementFields,
  agreementFormErrors,
  AgreementText,
  newAgreementValues,
} from '@groundwork/web-lending';
import type { AgreementValues } from '@groundwork/web-lending';
import { QueryState, useArea, useNotify } from '@groundwork/web-mount';
import { Button, Card, Flex, Heading, Hint, Stack } from '@groundwork/web-ui';
import type { GivenSignature } from '@groundwork/web-ui';
import type { Broker, IccaMaster } from '../../data/api.js';
import { useAgreementPreview, useSubmitReferral } from '../../data/referrals.js';
import { ReferralSignature } from './referral-signature.js';
import { useOpenReferral } from './use-open-referral.js';

/** The agreement form with its text as it will be signed. It can be submitted once it is ready and signed. */
export function ReferralForm({ broker, master }: { broker: Broker; master: IccaMaster }) {
  const date = today(systemClock);
  const { user } = useArea();
  const [signed, setSigned] = useState<{ signature: GivenSignature; text: string }>();
  const [, open] = useOpenReferral();
  const submit = useSubmitReferral();
  const notify = useNotify();
  const store = async (entered: AgreementValues) => {
    await submit.mutateAsync({
      ...agreementBody(entered),
      version: master.version,
      brokerId: broker.id,
      brokerSignature: signature?.png,
      signedName: signature?.name,
      textHash: text?.contentHash,
      adminTitle: ADMIN_TITLE,
    });
    notify.success(sentences.brokerAgreementCreated);
    open('');
  };
  // The signature is not kept: it is given to the terms as they read now.
  const keptForm = useKeptForm<AgreementValues>({
    draftKey: `${user.id}.${broker.id}.referral`,
    values: newAgreementValues(date, master),
    check: agreementFormErrors,
    save: store,
    failed: screens.errorWithThisBrokerAgreement,
  });
  const { form, saving, offer } = keptForm;
  // What was typed earlier may name an older text: it is the one below that is signed.
  const typed = { ...(useWatch({ control: form.control }) as AgreementValues), version: master.version };
  const values = whatIsRead(typed);

  const ready = Object.keys(agreementFormErrors(values)).length === 0;
  const preview = useAgreementPreview({ ...agreementBody(values), version: master.version, brokerId: broker.id });
  const text = preview.current ? preview.query.data : undefined;
  // A signature stands for the text that it was given under: changed terms are signed anew.
  const signature = signed && signed.text === text?.contentHash ? signed.signature : undefined;

  return (
    <KeptFormView
      keptForm={keptForm}
      label={sentences.submitNewReferral}
      onSubmit={keptForm.submit}
      question={sentences.agreementNotSaved}
      withQuery
      footer={
        <Flex mt="5" gap="3" flexWrap="wrap" justifyContent="flex-end" alignItems="center">
          {ready && signature ? null : <Hint flex="1">{shared.signatureRequired}</Hint>}
          <Button variant="outline" onClick={() => open('')} disabled={saving}>
            {screens.close}
          </Button>
          <Button
            type="submit"
            disabled={!ready || !signature || offer !== undefined}
            loading={saving}
            loadingText={screens.submitting}
          >
            Submit
          </Button>
        </Flex>
      }
    >
      <Stack gap="5">
        <Card>
          <AgreementFields rates={master} isProposal />
        </Card>
        <Card as="section" aria-label="Agreement text">
          <Heading as="h2" mb="3">
            Agreement
          </Heading>
          <QueryState query={preview.query} failed={screens.errorWithThisBrokerAgreement}>
            {(read) => <AgreementText text={read} maxHeight="520px" />}
          </QueryState>
        </Card>
        <ReferralSignature
          png={signature?.png ?? ''}
          ready={ready}
          text={ready ? text : undefined}
          onSigned={(signature) => setSigned(signature && text ? { signature, text: text.contentHash } : undefined)}
        />
      </Stack>
    </KeptFormView>
  );
}
