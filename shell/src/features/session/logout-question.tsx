import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame } from '@groundwork/domain-messages-shell';
import { countDrafts } from '@groundwork/web-forms/drafts';
import { ConfirmDialog, Text } from '@groundwork/web-ui';
import { useLeftByBack } from '../../components/use-left-by-back.js';
import { endOwnSession } from './session.js';
import { useSession } from './session.store.js';

/** Asked before a logout that would forget what was typed and not saved. */
export function LogoutQuestion() {
  const { asksBeforeLogout, session } = useSession();
  const [leaving, setLeaving] = useState(false);
  const stay = () => useSession.setState({ asksBeforeLogout: false });
  const leave = async () => {
    setLeaving(true);
    await endOwnSession();
    setLeaving(false);
  };
  useLeftByBack(asksBeforeLogout && !leaving ? stay : undefined);
  return (
    <ConfirmDialog
      open={asksBeforeLogout}
      title={frame.logoutForgets}
      confirmLabel={screens.logout}
      cancelLabel={frame.stay}
      danger
      busy={leaving}
      onConfirm={() => void leave()}
      onCancel={stay}
    >
      <Text>{fill(frame.logoutForgetsDetail, { count: session ? countDrafts(session.user.id) : 0 })}</Text>
    </ConfirmDialog>
  );
}
