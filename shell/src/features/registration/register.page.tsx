import { registrationErrors, registrationRecord } from '@groundwork/domain-accounts';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { fieldNames, labelsOf } from '@groundwork/domain-records';
import { EmailField, TextField, useRuleForm } from '@groundwork/web-forms';
import { Button, Stack, Text } from '@groundwork/web-ui';
import { goTo } from '../../components/location.js';
import { FailureAlert } from '../../components/failure-alert.js';
import { useFormCommand } from '../../components/failure.js';
import { PageLink } from '../../components/page-link.js';
import { PublicForm } from '../../components/public-form.js';
import { PublicFrame } from '../../components/public-frame.js';
import { useTabDraft } from '../../components/use-tab-draft.js';
import { register } from '../../data/registration.js';

const labels = labelsOf(registrationRecord);

interface RegisterValues {
  firstName: string;
  lastName: string;
  email: string;
}

/** Name and email; the link in the letter leads to the rest. */
export default function RegisterPage() {
  const form = useRuleForm<RegisterValues>({
    defaultValues: { firstName: '', lastName: '', email: '' },
    check: registrationErrors,
  });
  const draft = useTabDraft(form, { key: 'register', fields: fieldNames(registrationRecord) });
  const { submit, failure, busy } = useFormCommand({
    form,
    draft,
    failed: screens.errorSigningUp,
    send: async (values) => {
      await register(values);
      goTo('/confirmationneeded');
    },
    onFailed: (error) => {
      if (isTaken(error)) form.setValue('email', '');
    },
  });
  const taken = failure?.detail !== undefined && isTaken(failure.detail);
  return (
    <PublicFrame title={signIn.register} lead={publicPages.registerLead}>
      <PublicForm form={form} draft={draft} onSubmit={submit} label={signIn.register}>
        <Stack gap="5">
          <TextField<RegisterValues> name="firstName" label={labels.firstName} required autoComplete="given-name" />
          <TextField<RegisterValues> name="lastName" label={labels.lastName} required autoComplete="family-name" />
          <EmailField<RegisterValues> name="email" label={labels.email} required />
          <FailureAlert failure={failure}>
            {taken ? <PageLink to="/forgotPassword">{screens.resetYourPassword}</PageLink> : null}
          </FailureAlert>
          <Button type="submit" size="lg" loading={busy}>
            {signIn.register}
          </Button>
          <Text fontSize="sm">
            {publicPages.haveAccount} <PageLink to="/login">{signIn.signInHeading}</PageLink>
          </Text>
        </Stack>
      </PublicForm>
    </PublicFrame>
  );
}

/** Section 8: a failure whose text has 'taken' in it clears the email and offers a new password. */
const isTaken = (failure: unknown): boolean =>
  /taken/i.test(failure instanceof Error ? failure.message : String(failure));
