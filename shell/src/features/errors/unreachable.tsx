import { shared } from '@groundwork/domain-messages';
import { signIn } from '@groundwork/domain-messages-shell';
import { Center, ErrorState } from '@groundwork/web-ui';

/** The server did not say who is signed in. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Center as="main" minHeight="100dvh">
      <ErrorState page title={signIn.couldNotContactServer} onRetry={onRetry}>
        {shared.networkUnreachable}
      </ErrorState>
    </Center>
  );
}
