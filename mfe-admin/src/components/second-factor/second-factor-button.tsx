import { useState } from 'react';
import { secondFactorReset } from '@groundwork/domain-messages-admin';
import { useArea } from '@groundwork/web-mount';
import { Button } from '@groundwork/web-ui';
import type { PersonOfFactor } from './second-factor-dialog.js';
import { SecondFactorDialog } from './second-factor-dialog.js';

interface SecondFactorButtonProps {
  person: PersonOfFactor;
  size?: 'sm' | 'md';
}

/** For a super administrator beside somebody who may have lost the phone; the own second factor is looked after elsewhere. */
export function SecondFactorButton({ person, size = 'sm' }: SecondFactorButtonProps) {
  const { user } = useArea();
  const [open, setOpen] = useState(false);
  if (user.role !== 'super' || person.id === user.id) return null;
  return (
    <>
      <Button
        variant="outline"
        size={size}
        icon="shield"
        aria-label={`${secondFactorReset.open}: ${person.name}`}
        onClick={() => setOpen(true)}
      >
        {secondFactorReset.open}
      </Button>
      {open ? <SecondFactorDialog person={person} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
