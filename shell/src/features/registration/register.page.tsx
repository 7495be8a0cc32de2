import { registrationErrors } from '@groundwork/domain-accounts';
import { publicPages, signIn } from '@groundwork/domain-messages';
import { EmailField, RuleForm, TextField, useRuleForm } from '@groundwork/web-forms';
import { Button, Stack, Text } from '@groundwork/web-ui';
import { goTo } from '../../components/location.js';
import { FailureAlert } from '../../components/failure-alert.js';
import { useFormCommand } from '../../components/failure.js';
import { PageLink } from '../../components/page-link.js';
import { PublicFrame } from '../../components/public-frame.js';
import { register } from '../../data/registration.js';

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
  const { submit, failure, busy } = useFormCommand({
    form,
    failed: signIn.errorSigningUp,
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
      <RuleForm form={form} onSubmit={submit} label={signIn.register}>
        <Stack gap="5">
          <TextField<RegisterValues> name="firstName" label="First name" required autoComplete="given-name" />
          <TextField<RegisterValues> name="lastName" label="Last name" required autoComplete="family-name" />
          <EmailField<RegisterValues> name="email" label="Email" required />
          <FailureAlert failure={failure}>
            {taken ? <PageLink to="/forgotPassword">{signIn.resetYourPassword}</PageLink> : null}
          </FailureAlert>
          <Button type="submit" size="lg" loading={busy}>
            {signIn.register}
          </Button>
          <Text fontSize="sm">
            {publicPages.haveAccount} <PageLink to="/login">{signIn.signInHeading}</PageLink>
          </Text>
        </Stack>
      </RuleForm>
    </PublicFrame>
  );
}

/** Section 8: a failure whose text has 'taken' in it clears the email and offers a new password. */
const isTaken = (failure: unknown): boolean =>
  /taken/i.test(failure instanceof Error ? failure.message : String(failure));
