import { useState } from 'react';
import { fill, shared } from '@groundwork/domain-messages';
import { countDrafts } from '@groundwork/web-forms/drafts';
import { ConfirmDialog, Text } from '@groundwork/web-ui';
import { endOwnSession } from './session.js';
import { useSession } from './session.store.js';

/** Asked before a logout that would forget what was typed and not saved. */
export function LogoutQuestion() {
  const { asked, session } = useSession();
  const [leaving, setLeaving] = useState(false);
  const stay = () => useSession.setState({ asked: false });
  const leave = async () => {
    setLeaving(true);
    await endOwnSession();
    setLeaving(false);
  };
  return (
    <ConfirmDialog
      open={asked}
      title={shared.logoutForgets}
      confirmLabel={shared.logout}
      cancelLabel={shared.stay}
      danger
      busy={leaving}
      onConfirm={() => void leave()}
      onCancel={stay}
    >
      <Text>{fill(shared.logoutForgetsDetail, { count: session ? countDrafts(session.user.id) : 0 })}</Text>
    </ConfirmDialog>
  );
}
