import { shared } from '@groundwork/domain-messages';
import { signIn } from '@groundwork/domain-messages-shell';
import { Alert, Box } from '@groundwork/web-ui';
import { PublicFrame } from '../../components/public-frame.js';
import { useSession } from '../session/index.js';
import { SignInForm } from './sign-in.form.js';
import type { SignInFormProps } from './sign-in.form.js';
import { useWarmUp } from './use-warm-up.js';

export function SignInPage({ fetchPortal }: SignInFormProps) {
  const ended = useSession((state) => state.ended);
  useWarmUp();
  return (
    <PublicFrame title={signIn.signInHeading}>
      {ended ? (
        <Box mb="5">
          <Alert tone="info">{shared.sessionEnded}</Alert>
        </Box>
      ) : null}
      <SignInForm fetchPortal={fetchPortal} />
    </PublicFrame>
  );
}
