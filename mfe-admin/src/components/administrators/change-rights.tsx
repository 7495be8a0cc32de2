import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
import type { Administrator } from '../../data/api.js';
import { useRemovePrivileges, useSetSuper } from '../../data/people.js';

export interface RightsChange {
  /** What the administrator is made: super, one without super status, none at all. */
  kind: 'super' | 'plain' | 'none';
  administrator: Administrator;
}

const questions = {
  super: {
    title: 'Give super status?',
    confirm: 'Make Super',
    means: 'manages the admins of every company, invites administrators and edits the masters',
  },
  plain: {
    title: 'Remove super status?',
    confirm: 'Remove Super',
    means: 'stays an administrator, without super status',
  },
  none: {
    title: 'Remove the privileges of this administrator?',
    confirm: 'Remove Privileges',
    means: 'is no administrator any more and looks after no company',
  },
} as const;

/** Asks before somebody's rights are changed; the sessions of that account end with it. */
export function ChangeRights({
  change: { kind, administrator },
  onClose,
}: {
  change: RightsChange;
  onClose: () => void;
}) {
  const notify = useNotify();
  const setSuper = useSetSuper();
  const removePrivileges = useRemovePrivileges();
  const { userId: id, firstName, lastName } = administrator;
  const act = () =>
    (kind === 'none' ? removePrivileges.mutateAsync(id) : setSuper.mutateAsync({ id, isOwner: kind === 'super' })).then(
      () => notify.success(screens.done),
    );
  const { title, confirm, means } = questions[kind];
  return (
    <ConfirmCall
      title={title}
      confirmLabel={confirm}
      danger={kind !== 'super'}
      failed={kind === 'none' ? admin.errorRemovingPrivileges : admin.errorChangingSuper}
      act={act}
      onClose={onClose}
    >
      <Text>
        {firstName} {lastName} {means}. Signed out everywhere at once, and told by mail.
      </Text>
    </ConfirmCall>
  );
}
