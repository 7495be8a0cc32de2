import { signIn } from '@groundwork/domain-messages';
import { EmailField, PasswordField, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { Alert, Button, Stack, TextLink } from '@groundwork/web-ui';
import { DemonstrationAccounts } from './demonstration-accounts.js';
import { useSignIn } from './use-sign-in.js';
import type { Credentials } from './use-sign-in.js';

export function SignInForm() {
  const form = useRuleForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { busy, complaint, offersReset, submit } = useSignIn();
  return (
    <>
      <RuleForm form={form} onSubmit={submit} label={signIn.signInHeading}>
        <Stack gap="5">
          <EmailField name="email" label="Email" disabled={busy} />
          <PasswordField name="password" label="Password" disabled={busy} />
          {complaint ? <Alert tone="danger">{complaint}</Alert> : null}
          <Button type="submit" size="lg" loading={busy} loadingText={signIn.loggingIn}>
            {signIn.signInHeading}
          </Button>
          {offersReset ? <TextLink href="/forgotPassword">{signIn.resetYourPassword}</TextLink> : null}
        </Stack>
      </RuleForm>
      <DemonstrationAccounts
        onChoose={({ email, password }) => {
          form.setValue('email', email);
          form.setValue('password', password);
        }}
      />
    </>
  );
}
