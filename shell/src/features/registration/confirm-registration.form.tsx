import { useWatch } from 'react-hook-form';
import { confirmationRecord, registrationRecord } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import {
  CheckboxField,
  NewPasswordField,
  PhoneField,
  TextField,
  useAskBeforeUnload,
  useRuleForm,
} from '@groundwork/web-forms';
import { Alert, Button, Card, Heading, Stack, Text } from '@groundwork/web-ui';
import { labelsOf } from '@groundwork/domain-records';
import { FailureAlert } from '../../components/failure-alert.js';
import { useFormCommand } from '../../components/failure.js';
import { PublicForm } from '../../components/public-form.js';
import { useTabDraft } from '../../components/use-tab-draft.js';
import { useWayToSignIn } from '../session/index.js';
import { EsignSection, isUnsigned, signedTerms, useEsignTerms } from '../esign-signature/index.js';
import type { LinkFacts } from '../letter-link/index.js';
import { confirmationComplaints, isUnnamed, valuesOf } from './confirm-registration.values.js';
import type { ConfirmationValues } from './confirm-registration.values.js';
import { confirmRegistration } from '../../data/registration.js';

interface ConfirmRegistrationFormProps {
  id: string;
  code: string;
  facts: LinkFacts;
}

const labels = { ...labelsOf(registrationRecord), ...labelsOf(confirmationRecord) };

/** Of somebody whom the link does not name. */
const names = ['firstName', 'lastName'] as const;

export function ConfirmRegistrationForm({ id, code, facts }: ConfirmRegistrationFormProps) {
  const form = useRuleForm<ConfirmationValues>({
    defaultValues: valuesOf(facts),
    check: (values) => confirmationComplaints(values, facts),
  });
  const unnamed = isUnnamed(facts);
  const esign = useEsignTerms();
  const toSignIn = useWayToSignIn(facts.email);
  const draft = useTabDraft(form, {
    key: `confirmation.${id}`,
    fields: [...(unnamed ? names : []), 'mobile', 'canSendMessages'],
  });
  const { submit, failure, done, busy } = useFormCommand({
    form,
    draft,
    failed: (error) => (isUnsigned(error) ? shared.errorUpdatingESignAgreement : signIn.errorDuringRegistration),
    send: async ({ signature, esignAccepted: _accepted, firstName, lastName, ...values }) => {
      const newNames = unnamed ? { firstName, lastName } : {};
      await confirmRegistration({ id, token: code, ...values, ...newNames, ...signedTerms(esign, signature) });
      toSignIn();
    },
    onFailed: (error) => {
      if (!esign.isStale(error)) return;
      form.setValue('esignAccepted', false);
      esign.reload();
    },
  });
  const [commercial, accepted, firstName, lastName] = useWatch({
    control: form.control,
    name: ['commercialPurpose', 'esignAccepted', 'firstName', 'lastName'],
  });
  const ready = commercial && esign.isSettled(accepted);
  useAskBeforeUnload(form.formState.isDirty && !done);

  return (
    <PublicForm form={form} draft={draft} onSubmit={submit} label={publicPages.confirmHeading}>
      <Stack gap="6">
        <Card>
          <Stack gap="5">
            {unnamed ? (
              <>
                <TextField<ConfirmationValues>
                  name="firstName"
                  label={labels.firstName}
                  required
                  autoComplete="given-name"
                />
                <TextField<ConfirmationValues>
                  name="lastName"
                  label={labels.lastName}
                  required
                  autoComplete="family-name"
                />
              </>
            ) : null}
            <NewPasswordField<ConfirmationValues>
              name="password"
              label={labels.password}
              required
              minimum={facts.passwordMinimum}
            />
            <PhoneField<ConfirmationValues> name="mobile" label={labels.mobile} required />
            <CheckboxField<ConfirmationValues> name="canSendMessages" label={publicPages.textMessages} />
          </Stack>
        </Card>
        <Card as="section" aria-labelledby="esign-heading">
          <Heading as="h2" id="esign-heading" mb="4">
            {publicPages.esignHeading}
          </Heading>
          <EsignSection esign={esign} person={{ firstName, lastName }} />
        </Card>
        <CheckboxField<ConfirmationValues> name="commercialPurpose" label={publicPages.commercialPurpose} />
        <FailureAlert failure={failure} />
        {done ? <Alert tone="success">{publicPages.confirmed}</Alert> : null}
        <Stack gap="2">
          <Button
            type="submit"
            size="lg"
            disabled={!ready}
            loading={busy}
            loadingText={screens.submitting}
            aria-describedby={ready ? undefined : 'not-ready'}
          >
            {publicPages.completeRegistration}
          </Button>
          {ready ? null : (
            <Text id="not-ready" textStyle="small">
              {publicPages.signFirst}
            </Text>
          )}
        </Stack>
      </Stack>
    </PublicForm>
  );
}
