import { resetPasswordErrors } from '@groundwork/domain-accounts';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { NewPasswordField, PasswordField, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { Button, Stack } from '@groundwork/web-ui';
import { FailureAlert } from '../../components/failure-alert.js';
import { useFormCommand } from '../../components/failure.js';
import { useWayToSignIn } from '../session/index.js';
import { notice } from '../notifications/index.js';
import { resetPassword } from '../../data/password-reset.js';
import { resetFailure } from './reset-failure.js';

interface ResetPasswordFormProps {
  id: string;
  code: string;
  /** Of the account. */
  email: string;
  /** The deployment's shortest password. */
  minimum: number;
}

interface ResetValues {
  password: string;
  confirmPassword: string;
}

export function ResetPasswordForm({ id, code, email, minimum }: ResetPasswordFormProps) {
  const form = useRuleForm<ResetValues>({
    defaultValues: { password: '', confirmPassword: '' },
    check: (values) => resetPasswordErrors(values, minimum),
  });
  const toSignIn = useWayToSignIn(email);
  const { submit, failure, busy } = useFormCommand({
    form,
    failed: resetFailure,
    send: async ({ password }) => {
      await resetPassword({ id, resetToken: code, password });
      notice('success', signIn.passwordReset);
      toSignIn();
    },
  });
  return (
    <RuleForm form={form} onSubmit={submit} label={publicPages.resetHeading}>
      <Stack gap="5">
        <NewPasswordField<ResetValues> name="password" label={publicPages.passwordHeading} required minimum={minimum} />
        <PasswordField<ResetValues>
          name="confirmPassword"
          label={publicPages.confirmPassword}
          required
          autoComplete="new-password"
        />
        <FailureAlert failure={failure} />
        <Button type="submit" size="lg" loading={busy} loadingText={screens.submitting}>
          {publicPages.savePassword}
        </Button>
      </Stack>
    </RuleForm>
  );
}
