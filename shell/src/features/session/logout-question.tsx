import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame } from '@groundwork/domain-messages-shell';
import { countDrafts } from '@groundwork/web-forms/drafts';
import { ConfirmDialog, Text } from '@groundwork/web-ui';
import { useOneAtATime } from '../../components/use-one-at-a-time.js';
import { endOwnSession } from './session.js';
import { useSession } from './session.store.js';

/** Asked before a logout that would forget what was typed and not saved. */
export function LogoutQuestion() {
  const { asksBeforeLogout, session } = useSession();
  const { running, run } = useOneAtATime();
  const stay = () => useSession.setState({ asksBeforeLogout: false });
  return (
    <ConfirmDialog
      open={asksBeforeLogout}
      title={frame.logoutForgets}
      confirmLabel={screens.logout}
      cancelLabel={frame.stay}
      danger
      busy={running !== undefined}
      onConfirm={() => void run('busy', endOwnSession)}
      onCancel={stay}
    >
      <Text>{fill(frame.logoutForgetsDetail, { count: session ? countDrafts(session.user.id) : 0 })}</Text>
    </ConfirmDialog>
  );
}
