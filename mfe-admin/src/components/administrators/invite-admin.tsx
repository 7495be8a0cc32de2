import { useEffect, useRef, useState } from 'react';
import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { optionalEmail, validate } from '@groundwork/domain-validation';
import { EmailField, FormAlert, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { ApiProblem, sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, Flex } from '@groundwork/web-ui';
import { useInviteAdmin } from '../../data/people.js';

/** How long an invitation that went out is shown before the form is empty again (specification, section 9). */
const RESET_AFTER_MS = 1000;

interface Values {
  email: string;
}

/** Invites an administrator by mail. An address is checked once there is one; without one nothing can be sent (section 5). */
export function InviteAdmin() {
  const form = useRuleForm<Values>({
    defaultValues: { email: '' },
    check: (values) => validate({ email: optionalEmail }, values),
  });
  const invite = useInviteAdmin();
  const notify = useNotify();
  const [sent, setSent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const empty = form.watch('email').trim() === '';

  const submit = async ({ email }: Values) => {
    try {
      await invite.mutateAsync(email.trim());
    } catch (error) {
      if (error instanceof ApiProblem && error.fieldErrors['email']) throw error;
      const isTaken = error instanceof ApiProblem && error.code === 'email.taken';
      const message = `${fill(admin.couldNotInvite, { email })}: ${sentenceFor(error)}`;
      return form.setError(isTaken ? 'email' : 'root', { type: 'server', message });
    }
    notify.success(fill(admin.invited, { email }));
    setSent(true);
    timer.current = setTimeout(() => {
      form.reset({ email: '' });
      setSent(false);
    }, RESET_AFTER_MS);
  };
  return (
    <RuleForm form={form} onSubmit={submit} label="Invitation">
      <Flex gap="3" flexWrap="wrap" alignItems="flex-start">
        <Box flex="1" minWidth="min(100%, 240px)" maxWidth="400px">
          <EmailField<Values> name="email" label="Invite an administrator by email" disabled={sent} />
        </Box>
        <Button
          type="submit"
          variant="outline"
          mt={{ base: '0', sm: '1.6875rem' }}
          disabled={empty || sent}
          loading={invite.isPending}
        >
          {shared.sendInvitation}
        </Button>
      </Flex>
      <FormAlert />
    </RuleForm>
  );
}
