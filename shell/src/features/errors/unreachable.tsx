import { shared } from '@groundwork/domain-messages';
import { signIn } from '@groundwork/domain-messages-shell';
import { Center, ErrorState } from '@groundwork/web-ui';
import { ErrorDialog } from './error-dialog.js';

/** The server did not say who is signed in; what it said instead is shown above. A page that needs no account tells nothing of one. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Center as="main" minHeight="100dvh">
      <ErrorState page title={signIn.couldNotContactServer} onRetry={onRetry}>
        {shared.networkUnreachable}
      </ErrorState>
      <ErrorDialog />
    </Center>
  );
}
