import { normaliseEmail } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages } from '@groundwork/domain-messages-shell';
import { Alert, Box, Button, Stack, Text } from '@groundwork/web-ui';
import type { Session } from '../../data/session.types.js';
import { LogoutQuestion } from './logout-question.js';
import { logOut } from './session.js';
import { useSession } from './session.store.js';

/** Whether somebody is signed in whose address this is not. */
export const isAnother = (session: Session | undefined, email: string): session is Session =>
  session !== undefined && normaliseEmail(session.user.email) !== normaliseEmail(email);

const notice = 'another-session';

/** Leads to the notice, which may be out of sight by the end of a form. */
export const showAnother = () => document.getElementById(notice)?.focus();

/** On the page of a letter: that another account is open in this browser, and the way out of it. Nothing where none is. */
export function AnotherSession({ email }: { email: string }) {
  const session = useSession((state) => state.session);
  if (!isAnother(session, email)) return null;
  const { firstName, lastName } = session.user;
  return (
    <Box id={notice} tabIndex={-1} mb="6">
      <Alert tone="warning" title={fill(publicPages.anotherSession, { name: `${firstName} ${lastName}` })}>
        <Stack gap="2" alignItems="flex-start">
          <Text overflowWrap="anywhere">{fill(publicPages.anotherSessionDetail, { email })}</Text>
          <Button variant="outline" size="sm" icon="logout" onClick={() => void logOut()}>
            {screens.logout}
          </Button>
        </Stack>
      </Alert>
      <LogoutQuestion />
    </Box>
  );
}
