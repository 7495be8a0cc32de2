import { adminRegistrationErrors, normaliseEmail } from '@groundwork/domain-accounts';
import { publicPages, shared, signIn } from '@groundwork/domain-messages';
import { EmailField, NewPasswordField, RuleForm, TextField, useRuleForm } from '@groundwork/web-forms';
import { Alert, Button, Stack } from '@groundwork/web-ui';
import { registerAdmin } from '../../data/registration.js';
import { FailureAlert } from '../../components/failure-alert.js';
import { useFormCommand } from '../../components/failure.js';
import { useWayToSignIn } from '../session/index.js';
import type { LinkFacts } from '../letter-link/index.js';

interface AdminValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function RegisterAdminForm({ code, facts }: { code: string; facts: LinkFacts }) {
  const { passwordMinimum, email, firstName, lastName } = facts;
  const form = useRuleForm<AdminValues>({
    defaultValues: { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', password: '' },
    check: (values) => {
      const complaints = adminRegistrationErrors(values, passwordMinimum);
      // The link's holder knows the address already; the server takes no other.
      const isInvited = normaliseEmail(values.email) === normaliseEmail(email);
      return isInvited ? complaints : { email: signIn.invitedAddress, ...complaints };
    },
  });
  const toSignIn = useWayToSignIn();
  const { submit, failure, done, busy } = useFormCommand({
    form,
    failed: signIn.errorRegisteringAdmin,
    send: async (values) => {
      await registerAdmin({ ...values, email: values.email.trim(), token: code });
      toSignIn();
    },
  });
  return (
    <RuleForm form={form} onSubmit={submit} label={publicPages.adminHeading}>
      <Stack gap="5">
        <TextField<AdminValues> name="firstName" label="First name" required autoComplete="given-name" />
        <TextField<AdminValues> name="lastName" label="Last name" required autoComplete="family-name" />
        <EmailField<AdminValues> name="email" label="Email" required />
        <NewPasswordField<AdminValues> name="password" label="Password" required minimum={passwordMinimum} />
        <FailureAlert failure={failure} />
        {done ? <Alert tone="success">{publicPages.adminRegistered}</Alert> : null}
        <Button type="submit" size="lg" loading={busy} loadingText={shared.submitting}>
          {signIn.register}
        </Button>
      </Stack>
    </RuleForm>
  );
}
