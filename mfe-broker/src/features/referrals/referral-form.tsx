import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ADMIN_TITLE, agreementData } from '@groundwork/domain-brokers';
import { admin, broker as sentences, shared } from '@groundwork/domain-messages';
import { systemClock, today } from '@groundwork/domain-time';
import { FormAlert, RuleForm, showProblem, UnsavedGuard, useRuleForm } from '@groundwork/web-forms';
import {
  agreementBody,
  AgreementFields,
  agreementFormErrors,
  AgreementText,
  newAgreementValues,
} from '@groundwork/web-lending';
import type { AgreementValues } from '@groundwork/web-lending';
import { useNotify } from '@groundwork/web-mount';
import { Button, Card, Flex, Heading, Hint, Stack } from '@groundwork/web-ui';
import type { Broker, IccaMaster } from '../../data/api.js';
import { useSubmitReferral } from '../../data/referrals.js';
import { ReferralSignature } from './referral-signature.js';
import { useOpenReferral } from './use-open-referral.js';

/** The agreement form with its text as it will be signed. It can be submitted once it is ready and signed. */
export function ReferralForm({ broker, master }: { broker: Broker; master: IccaMaster }) {
  const date = today(systemClock);
  const form = useRuleForm<AgreementValues>({
    defaultValues: newAgreementValues(date, master.version),
    check: agreementFormErrors,
  });
  const values = useWatch({ control: form.control }) as AgreementValues;
  const [signed, setSigned] = useState({ png: '', terms: '' });
  const [, open] = useOpenReferral();
  const submit = useSubmitReferral();
  const notify = useNotify();
  const { isDirty, isSubmitting } = form.formState;

  const ready = Object.keys(agreementFormErrors(values)).length === 0;
  // A signature stands for the terms that it was given under: changed terms are signed anew.
  const terms = JSON.stringify(values);
  const brokerSignature = signed.terms === terms ? signed.png : '';
  const agreement = { ...values, brokerSignature, adminTitle: ADMIN_TITLE };

  const store = async (entered: AgreementValues) => {
    try {
      await submit.mutateAsync({
        ...agreementBody(entered),
        brokerId: broker.id,
        brokerSignature,
        adminTitle: ADMIN_TITLE,
      });
      notify.success(sentences.brokerAgreementCreated);
      open('');
    } catch (error) {
      notify.error(admin.errorWithThisBrokerAgreement);
      showProblem(form, error);
    }
  };

  return (
    <RuleForm form={form} onSubmit={store} label={sentences.submitNewReferral}>
      <Stack gap="5">
        <Card>
          <AgreementFields />
        </Card>
        <Card as="section" aria-label="Agreement text">
          <Heading as="h2" mb="3">
            Agreement
          </Heading>
          <AgreementText
            template={master.content}
            data={agreementData({ agreement, broker, date, version: master.version })}
            maxHeight="520px"
          />
        </Card>
        <ReferralSignature png={brokerSignature} ready={ready} onSigned={(png) => setSigned({ png, terms })} />
        <FormAlert />
        <Flex gap="3" flexWrap="wrap" justifyContent="flex-end" alignItems="center">
          {ready && brokerSignature ? null : <Hint flex="1">{sentences.signatureRequired}</Hint>}
          <Button variant="outline" onClick={() => open('')} disabled={isSubmitting}>
            {shared.close}
          </Button>
          <Button
            type="submit"
            disabled={!ready || !brokerSignature}
            loading={isSubmitting}
            loadingText={shared.submitting}
          >
            Submit
          </Button>
        </Flex>
      </Stack>
      <UnsavedGuard when={isDirty && !isSubmitting} withQuery question={sentences.agreementNotSaved} />
    </RuleForm>
  );
}
