import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { signIn } from '@groundwork/domain-messages-shell';
import { FormField, PasswordInput } from '@groundwork/web-forms';
import { Alert, Button, Flex, Form, Input, LoadingState, Stack, Text } from '@groundwork/web-ui';
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

const nothing: Credentials = { email: '', password: '' };

/**
 * The page that everybody waits for first: two fields that the browser holds, read when they are sent, so that the form
 * engine comes with the first page that has more to ask.
 */
export function SignInForm({ fetchPortal }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // What comes back when the second step is left.
  const [typed, setTyped] = useState(nothing);
  const { busy, complaint, offersReset, due, submit, arrive, startOver } = useSignIn(fetchPortal);
  const left = useRef(false);
  useEffect(() => {
    // Disabled fields have lost the focus, and so has who comes back from the second step.
    if (complaint && !busy) {
      const field = fieldOf(form.current, fieldOf(form.current, 'email')?.value ? 'password' : 'email');
      field?.focus();
      field?.select();
    } else if (left.current && !due) fieldOf(form.current, 'email')?.focus();
    left.current = due !== undefined;
  }, [busy, complaint, due]);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = {
      email: fieldOf(form.current, 'email')?.value ?? '',
      password: fieldOf(form.current, 'password')?.value ?? '',
    };
    setTyped(credentials);
    void submit(credentials);
  };
  if (due) {
    return (
      <Suspense fallback={<LoadingState />}>
        <SecondStep due={due} onArrived={arrive} onStartOver={startOver} />
      </Suspense>
    );
  }
  return (
    <>
      <Form ref={form} noValidate aria-label={signIn.signInHeading} onSubmit={send} width="full">
        <Stack gap="5">
          <FormField name="email" label="Email" disabled={busy}>
            {(control) => (
              <Input {...control} defaultValue={typed.email} type="email" inputMode="email" autoComplete="email" />
            )}
          </FormField>
          <FormField name="password" label="Password" disabled={busy}>
            {(control) => <PasswordInput {...control} defaultValue={typed.password} />}
          </FormField>
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
      </Form>
      <MailboxLink />
      <DemonstrationAccounts
        onChoose={(account) => {
          for (const name of ['email', 'password'] as const) {
            const field = fieldOf(form.current, name);
            if (field) field.value = account[name];
          }
        }}
      />
    </>
  );
}

function fieldOf(form: HTMLFormElement | null, name: keyof Credentials): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
