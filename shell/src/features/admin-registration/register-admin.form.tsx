import { adminRegistrationErrors, adminRegistrationRecord, normaliseEmail } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { labelsOf } from '@groundwork/domain-records';
import { EmailField, NewPasswordField, TextField, useRuleForm } from '@groundwork/web-forms';
import { Alert, Button, Stack } from '@groundwork/web-ui';
import { registerAdmin } from '../../data/registration.js';
import { FailureAlert } from '../../components/failure-alert.js';
import { useFormCommand } from '../../components/failure.js';
import { PublicForm } from '../../components/public-form.js';
import { useTabDraft } from '../../components/use-tab-draft.js';
import { useWayToSignIn } from '../session/index.js';
import type { LinkFacts } from '../letter-link/index.js';

interface AdminValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

interface RegisterAdminFormProps {
  id: string;
  code: string;
  facts: LinkFacts;
}

const labels = labelsOf(adminRegistrationRecord);

export function RegisterAdminForm({ id, code, facts }: RegisterAdminFormProps) {
  const { passwordMinimum, email, firstName, lastName } = facts;
  const form = useRuleForm<AdminValues>({
    defaultValues: { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '', password: '' },
    check: (values) => {
      const complaints = adminRegistrationErrors(values, passwordMinimum);
      // The link's holder knows the address already; the server takes no other.
      const isInvited = normaliseEmail(values.email) === normaliseEmail(email);
      return isInvited ? complaints : { email: shared.invitedAddress, ...complaints };
    },
  });
  const toSignIn = useWayToSignIn(facts.email);
  const draft = useTabDraft(form, { key: `admin.${id}`, fields: ['firstName', 'lastName', 'email'] });
  const { submit, failure, done, busy } = useFormCommand({
    form,
    draft,
    failed: signIn.errorRegisteringAdmin,
    send: async (values) => {
      await registerAdmin({ ...values, email: values.email.trim(), token: code });
      toSignIn();
    },
  });
  return (
    <PublicForm form={form} draft={draft} onSubmit={submit} label={publicPages.adminHeading}>
      <Stack gap="5">
        <TextField<AdminValues> name="firstName" label={labels.firstName} required autoComplete="given-name" />
        <TextField<AdminValues> name="lastName" label={labels.lastName} required autoComplete="family-name" />
        <EmailField<AdminValues> name="email" label={labels.email} required />
        <NewPasswordField<AdminValues> name="password" label={labels.password} required minimum={passwordMinimum} />
        <FailureAlert failure={failure} />
        {done ? <Alert tone="success">{publicPages.adminRegistered}</Alert> : null}
        <Button type="submit" size="lg" loading={busy} loadingText={screens.submitting}>
          {signIn.register}
        </Button>
      </Stack>
    </PublicForm>
  );
}
