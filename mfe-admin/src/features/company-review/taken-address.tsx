import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Alert, Button, Stack, Text } from '@groundwork/web-ui';
import { useSendResetLink } from '../../data/people.js';

/** What can be done about an address that has an account already: its owner may only have forgotten the password. */
export function TakenAddress({ email }: { email: string }) {
  const reset = useSendResetLink();
  const notify = useNotify();
  const send = () =>
    reset.mutateAsync(email).then(
      () => notify.success(fill(admin.resetLinkSentTo, { email })),
      (error: unknown) => notify.error(fill(screens.encounteredError, { detail: sentenceFor(error) })),
    );
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
      </Stack>
    </Alert>
  );
}
