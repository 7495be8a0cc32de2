import { useState } from 'react';
import { forgotPasswordComplaint } from '@groundwork/domain-accounts';
import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { EmailField, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { Alert, Button, Stack, Text } from '@groundwork/web-ui';
import { FailureAlert } from '../../components/failure-alert.js';
import { useFormCommand } from '../../components/failure.js';
import { PageLink } from '../../components/page-link.js';
import { PublicFrame } from '../../components/public-frame.js';
import { requestReset } from '../../data/password-reset.js';
import { resetFailure } from './reset-failure.js';

/** Asks for the letter with the link. The answer is the same for every address. */
interface ForgotValues {
  email: string;
}

export default function ForgotPasswordPage() {
  const form = useRuleForm<ForgotValues>({
    defaultValues: { email: '' },
    check: ({ email }): Record<string, string> => {
      const complaint = forgotPasswordComplaint(email);
      return complaint ? { email: complaint } : {};
    },
  });
  const [sent, setSent] = useState(false);
  const { submit, failure } = useFormCommand({
    form,
    failed: resetFailure,
    send: async ({ email }) => {
      setSent(false);
      await requestReset(email.trim());
      setSent(true);
    },
  });
  return (
    <PublicFrame title={publicPages.forgotHeading} lead={publicPages.forgotLead}>
      <RuleForm form={form} onSubmit={submit} label={publicPages.forgotHeading}>
        <Stack gap="5">
          <EmailField<ForgotValues> name="email" label="Email" required />
          <FailureAlert failure={failure} />
          {sent ? (
            <Alert tone="success" title={signIn.resetLinkSent}>
              {publicPages.resetSent}
            </Alert>
          ) : null}
          <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
            {publicPages.send}
          </Button>
          <Text fontSize="sm">
            <PageLink to="/login">{publicPages.goToSignIn}</PageLink>
          </Text>
        </Stack>
      </RuleForm>
    </PublicFrame>
  );
}
