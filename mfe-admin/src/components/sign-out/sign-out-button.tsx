import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { signOut } from '@groundwork/domain-messages-admin';
import { ConfirmCall, useArea, useNotify } from '@groundwork/web-mount';
import { Button, Stack, Text } from '@groundwork/web-ui';
import { useSignOutUser } from '../../data/people.js';

interface Person {
  /** Of the user. */
  id: string;
  name: string;
}

interface SignOutButtonProps {
  person: Person;
  size?: 'sm' | 'md';
}

/** Beside somebody else: the own devices are signed out elsewhere. Who may sign out whom the service says. */
export function SignOutButton({ person, size = 'sm' }: SignOutButtonProps) {
  const [open, setOpen] = useState(false);
  if (person.id === useArea().user.id) return null;
  return (
    <>
      <Button
        variant="outline"
        size={size}
        icon="logout"
        aria-label={`${signOut.open}: ${person.name}`}
        onClick={() => setOpen(true)}
      >
        {signOut.open}
      </Button>
      {open ? <SignOutQuestion person={person} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SignOutQuestion({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) {
  const command = useSignOutUser();
  const notify = useNotify();
  const act = async () => {
    const { ended } = await command.mutateAsync(id);
    notify.success(fill(ended > 0 ? signOut.done : signOut.nowhere, { name }));
  };
  return (
    <ConfirmCall
      danger
      title={fill(signOut.title, { name })}
      confirmLabel={signOut.confirm}
      failed={fill(signOut.failed, { name })}
      act={act}
      onClose={onClose}
    >
      <Stack gap="3">
        <Text>{fill(signOut.meaning, { name })}</Text>
        <Text>{fill(signOut.passwordToo, { name })}</Text>
      </Stack>
    </ConfirmCall>
  );
}
