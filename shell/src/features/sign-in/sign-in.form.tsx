import { lazy, Suspense, useEffect, useRef } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { signIn } from '@groundwork/domain-messages-shell';
import { EmailField, PasswordField, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { Alert, Button, Flex, LoadingState, Stack, Text } from '@groundwork/web-ui';
import { PageLink } from '../../components/page-link.js';
import { MailboxLink } from '../mailbox/index.js';
import { DemonstrationAccounts } from './demonstration-accounts.js';
import { useSignIn } from './use-sign-in.js';
import type { Credentials } from './use-sign-in.js';

const SecondStep = lazy(() => import('./second-step.js'));

export interface SignInFormProps {
  /** Fetches what follows the sign-in, while the user waits anyway. */
  fetchPortal: () => Promise<unknown>;
}

export function SignInForm({ fetchPortal }: SignInFormProps) {
  const form = useRuleForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { busy, complaint, offersReset, due, submit, arrive, startOver } = useSignIn(fetchPortal);
  const left = useRef(false);
  useEffect(() => {
    // Disabled fields have lost the focus, and so has who comes back from the second step.
    if (complaint && !busy) form.setFocus(form.getValues('email') ? 'password' : 'email', { shouldSelect: true });
    else if (left.current && !due) form.setFocus('email');
    left.current = due !== undefined;
  }, [busy, complaint, due, form]);
  if (due) {
    return (
      <Suspense fallback={<LoadingState />}>
        <SecondStep due={due} onArrived={arrive} onStartOver={startOver} />
      </Suspense>
    );
  }
  return (
    <>
      <RuleForm form={form} onSubmit={submit} label={signIn.signInHeading}>
        <Stack gap="5">
          <EmailField<Credentials> name="email" label="Email" disabled={busy} />
          <PasswordField<Credentials> name="password" label="Password" disabled={busy} />
          {complaint ? <Alert tone="danger">{complaint}</Alert> : null}
          <Button type="submit" size="lg" loading={busy} loadingText={signIn.loggingIn}>
            {signIn.signInHeading}
          </Button>
          {offersReset ? <PageLink to="/forgotPassword">{screens.resetYourPassword}</PageLink> : null}
          <Flex flexWrap="wrap" gap="3" justifyContent="space-between" fontSize="sm">
            <Text>
              {signIn.noAccountYet} <PageLink to="/register">{signIn.register}</PageLink>
            </Text>
            <PageLink to="/forgotPassword">{signIn.forgotPassword}</PageLink>
          </Flex>
        </Stack>
      </RuleForm>
      <MailboxLink />
      <DemonstrationAccounts
        onChoose={({ email, password }) => {
          form.setValue('email', email);
          form.setValue('password', password);
        }}
      />
    </>
  );
}
