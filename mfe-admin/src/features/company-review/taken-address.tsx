import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { useAttempt, useNotify } from '@groundwork/web-mount';
import { Alert, Button, Stack, Text } from '@groundwork/web-ui';
import { useSendResetLink } from '../../data/people.js';

/** What can be done about an address that has an account already: its owner may only have forgotten the password. */
export function TakenAddress({ email }: { email: string }) {
  const reset = useSendResetLink();
  const notify = useNotify();
  const { attempt, failure } = useAttempt({
    explain: (error) => fill(screens.encounteredError, { detail: sentenceFor(error) }),
  });
  const send = async () => {
    if (await attempt(() => reset.mutateAsync(email))) notify.success(fill(admin.resetLinkSentTo, { email }));
  };
  return (
    <Alert tone="warning" title={shared.emailTaken}>
      <Stack gap="2" alignItems="flex-start">
        <Text>{fill(admin.takenAddress, { email })}</Text>
        <Button
          variant="outline"
          size="sm"
          loading={reset.isPending}
          disabled={reset.isSuccess}
          onClick={() => void send()}
        >
          {screens.resetYourPassword}
        </Button>
        {failure ? <Alert tone="danger">{failure}</Alert> : null}
      </Stack>
    </Alert>
  );
}
