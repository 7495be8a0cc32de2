import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { brokerRegistrationRecord, brokerReviewErrors } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { fieldNames } from '@groundwork/domain-records';
import { CheckboxField, NewPasswordField, PasswordField, useAskBeforeUnload, useRuleForm } from '@groundwork/web-forms';
import { BrokerContactFields } from '@groundwork/web-lending';
import { Alert, Button, Stack, Text } from '@groundwork/web-ui';
import { FailureAlert } from '../../components/failure-alert.js';
import { useFormCommand } from '../../components/failure.js';
import { PublicForm } from '../../components/public-form.js';
import { useTabDraft } from '../../components/use-tab-draft.js';
import { useWayToSignIn } from '../session/index.js';
import { EsignSection, isUnsigned, signedTerms, useEsignTerms } from '../esign-signature/index.js';
import { BrokerDocuments } from './broker-documents.js';
import { registerBroker } from '../../data/broker-registration.js';
import type { InvitedBroker } from '../../data/broker-registration.js';
import { BusinessFields } from './business-fields.js';
import { detailsOf, reviewValuesOf } from './review-account.values.js';
import type { ReviewValues } from './review-account.values.js';
import { ReviewSection } from './review-section.js';

interface ReviewAccountFormProps {
  code: string;
  broker: InvitedBroker;
  /** The deployment's shortest password. */
  minimum: number;
}

export function ReviewAccountForm({ code, broker, minimum }: ReviewAccountFormProps) {
  const form = useRuleForm<ReviewValues>({
    defaultValues: reviewValuesOf(broker),
    check: (values) =>
      brokerReviewErrors(
        { ...detailsOf(values), password: values.password, confirmPassword: values.confirmPassword },
        minimum,
      ),
  });
  const esign = useEsignTerms();
  const toSignIn = useWayToSignIn(broker.emailAddressA);
  const [uploading, setUploading] = useState(false);
  const draft = useTabDraft(form, { key: `broker.${broker.id}`, fields: fieldNames(brokerRegistrationRecord) });
  const { submit, failure, done, busy } = useFormCommand({
    form,
    draft,
    failed: (error) => (isUnsigned(error) ? shared.errorUpdatingESignAgreement : signIn.errorUpdatingBroker),
    send: async (values) => {
      const { canSendTextMessages, ...details } = detailsOf(values);
      await registerBroker({
        ...details,
        id: broker.id,
        code,
        password: values.password,
        textMessages: canSendTextMessages,
        ...signedTerms(esign, values.signature),
      });
      toSignIn();
    },
    onFailed: (error) => {
      if (!esign.isStale(error)) return;
      form.setValue('esignAccepted', false);
      esign.reload();
    },
  });
  const [firstName, lastName, accepted, password, confirmPassword] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName', 'esignAccepted', 'password', 'confirmPassword'],
  });
  const signed = esign.isSettled(accepted) && password !== '' && password === confirmPassword;
  const obstacle = !signed ? publicPages.brokerSignFirst : uploading ? publicPages.brokerUploading : undefined;
  useAskBeforeUnload(form.formState.isDirty && !done);

  return (
    <PublicForm form={form} draft={draft} onSubmit={submit} label={publicPages.brokerHeading}>
      <Stack gap="6">
        <ReviewSection title={publicPages.personHeading}>
          <BusinessFields />
        </ReviewSection>
        <ReviewSection title={publicPages.contactHeading}>
          <BrokerContactFields />
          <CheckboxField<ReviewValues> name="canSendTextMessages" label={publicPages.brokerTexts} />
        </ReviewSection>
        <ReviewSection title={publicPages.documentsHeading}>
          <BrokerDocuments id={broker.id} code={code} onBusy={setUploading} />
        </ReviewSection>
        <ReviewSection title={publicPages.passwordHeading}>
          <NewPasswordField<ReviewValues>
            name="password"
            label={publicPages.createPassword}
            required
            minimum={minimum}
          />
          <PasswordField<ReviewValues>
            name="confirmPassword"
            label={publicPages.confirmPassword}
            required
            autoComplete="new-password"
          />
        </ReviewSection>
        <ReviewSection title={publicPages.esignHeading}>
          <EsignSection esign={esign} person={{ firstName, lastName }} />
        </ReviewSection>
        <FailureAlert failure={failure} />
        {done ? <Alert tone="success">{publicPages.brokerRegistered}</Alert> : null}
        <Stack gap="2">
          <Button
            type="submit"
            size="lg"
            disabled={obstacle !== undefined}
            loading={busy}
            loadingText={screens.submitting}
            aria-describedby={obstacle ? 'obstacle' : undefined}
          >
            {publicPages.saveAccount}
          </Button>
          <Text id="obstacle" textStyle="small">
            {obstacle}
          </Text>
        </Stack>
      </Stack>
    </PublicForm>
  );
}
