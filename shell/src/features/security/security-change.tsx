import { useState } from 'react';
import { security } from '@groundwork/domain-messages-shell';
import { Alert, Text } from '@groundwork/web-ui';
import { GuardedForm } from '../../components/second-factor/guarded-form.js';
import { EnrolmentForm } from './enrolment-form.js';
import { enrol, renewCodes, turnOff } from '../../data/security.js';
import type { Enrolment } from '../../data/security.js';

/** What is being changed about the second factor. */
export type Change = 'start' | 'replace' | 'codes' | 'off';

export const changeTitles: Readonly<Record<Change, string>> = {
  start: security.turnOnFactor,
  replace: security.useAnotherDevice,
  codes: security.newRecoveryCodes,
  off: security.turnOffFactor,
};

const warnings: Partial<Record<Change, string>> = {
  replace: security.anotherDeviceHint,
  codes: security.newCodesReplace,
  off: security.turnOffWarning,
};

interface SecurityChangeProps {
  change: Change;
  /** Runs what is sent; the dialog is not left meanwhile. */
  during: (work: () => Promise<unknown>) => Promise<void>;
  /** With new recovery codes where the change made some. */
  onDone: (recoveryCodes?: string[]) => void;
  onCancel: () => void;
}

/** One change of the second factor, from the password to its end. */
export function SecurityChange({ change, during, onDone, onCancel }: SecurityChangeProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [over, setOver] = useState<string>();

  const beginAnew = (reason: string) => {
    setOver(reason);
    setEnrolment(undefined);
  };

  if (enrolment)
    return (
      <EnrolmentForm enrolment={enrolment} during={during} onDone={onDone} onCancel={onCancel} onOver={beginAnew} />
    );
  const warning = warnings[change];
  return (
    <GuardedForm
      label={changeTitles[change]}
      confirmLabel={change === 'off' ? security.turnOff : security.confirm}
      proves={change === 'replace' || change === 'off'}
      danger={change === 'off'}
      onCancel={onCancel}
      onConfirm={(proof) =>
        during(async () => {
          if (change === 'off') {
            await turnOff(proof);
            return onDone();
          }
          if (change === 'codes') return onDone(await renewCodes(proof.password));
          setEnrolment(await enrol(proof));
        })
      }
    >
      {over ? <Alert tone="danger">{over}</Alert> : null}
      {warning ? <Text color="fg.muted">{warning}</Text> : null}
    </GuardedForm>
  );
}
