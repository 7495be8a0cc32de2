import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { security } from '@groundwork/domain-messages-shell';
import { TextField } from '@groundwork/web-forms';
import { Box, Button } from '@groundwork/web-ui';
import { useFocusAfterFailure } from '../use-focus-after-failure.js';

export interface ProofValues {
  code: string;
  recoveryCode: string;
}

/** The code of the authenticator: phones offer it by themselves. */
export function CodeField({ hint, disabled }: { hint?: string; disabled?: boolean }) {
  useFocusAfterFailure('code', { fallback: true });
  return (
    <TextField<ProofValues>
      name="code"
      label={security.code}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      disabled={disabled}
    />
  );
}

function RecoveryField({ disabled }: { disabled?: boolean }) {
  useFocusAfterFailure('recoveryCode', { fallback: true });
  return (
    <TextField<ProofValues>
      name="recoveryCode"
      label={security.recoveryCode}
      hint={security.recoveryHint}
      autoComplete="off"
      disabled={disabled}
    />
  );
}

/** A code, or a recovery code instead: the fields `code` and `recoveryCode` of the surrounding form. */
export function ProofFields({ disabled, focus }: { disabled?: boolean; focus?: boolean }) {
  const { setFocus, setValue, clearErrors } = useFormContext<ProofValues>();
  const [recovers, setRecovers] = useState(false);
  const [moved, setMoved] = useState(focus);
  useEffect(() => {
    if (moved) setFocus(recovers ? 'recoveryCode' : 'code');
  }, [moved, recovers, setFocus]);
  return (
    <Box>
      {recovers ? (
        <RecoveryField disabled={disabled} />
      ) : (
        <CodeField hint={security.secondStepHint} disabled={disabled} />
      )}
      <Button
        variant="plain"
        px="0"
        height="auto"
        fontSize="sm"
        mt="2"
        disabled={disabled}
        onClick={() => {
          // The one that is shown is the one that is sent.
          setValue(recovers ? 'recoveryCode' : 'code', '');
          clearErrors();
          setMoved(true);
          setRecovers(!recovers);
        }}
      >
        {recovers ? security.useCode : security.useRecoveryCode}
      </Button>
    </Box>
  );
}

/** What is sent of the two. */
export const proofOf = ({ code, recoveryCode }: ProofValues) => (recoveryCode ? { recoveryCode } : { code });
