import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { Alert, Stack, Text } from '@groundwork/web-ui';
import { PageLink } from '../../components/page-link.js';
import { PublicFrame } from '../../components/public-frame.js';
import { MailboxLink } from '../mailbox/index.js';

/** The 'Register' notice: what to do with the letter. Says the same whoever registered. */
export default function ConfirmationNeededPage() {
  return (
    <PublicFrame title={signIn.register}>
      <Stack gap="5">
        <Alert tone="info" title={publicPages.confirmationHeading}>
          {publicPages.registrationSent}
        </Alert>
        <Text color="fg.muted">{publicPages.confirmationDetail}</Text>
        <Text fontSize="sm">
          {publicPages.noLetter} <PageLink to="/register">{publicPages.registerAgain}</PageLink>
        </Text>
        <Text fontSize="sm">
          <PageLink to="/login">{publicPages.goToSignIn}</PageLink>
        </Text>
        <MailboxLink />
      </Stack>
    </PublicFrame>
  );
}
