import { signIn } from '@groundwork/domain-messages-shell';
import { Box, Text } from '@groundwork/web-ui';
import { PageLink } from '../../components/page-link.js';
import { usePublicConfig } from '../../components/use-public-config.js';

/** The way to the mailbox, where the portal keeps one. */
export function MailboxLink() {
  if (!usePublicConfig().mailbox) return null;
  return (
    <Box mt="5" fontSize="sm">
      <PageLink to="/mailbox">{signIn.mailboxLink}</PageLink>
      <Text textStyle="small">{signIn.mailboxLinkDetail}</Text>
    </Box>
  );
}
