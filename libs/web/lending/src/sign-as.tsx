import type { ComponentProps } from 'react';
import { fullName, signedNameComplaint } from '@groundwork/domain-agreements';
import type { NamedPerson } from '@groundwork/domain-agreements';
import { SignaturePad } from '@groundwork/web-ui';

interface SignAsProps extends Omit<ComponentProps<typeof SignaturePad>, 'signAs' | 'complaintOf'> {
  /** Who is signed in: the name that has to be typed, and that the service compares. */
  signer: NamedPerson;
}

/** Where something is signed: in the signer's own name alone (adr/0055). */
export function SignAs({ signer, ...pad }: SignAsProps) {
  return (
    <SignaturePad {...pad} signAs={fullName(signer)} complaintOf={(typed) => signedNameComplaint(typed, signer)} />
  );
}
