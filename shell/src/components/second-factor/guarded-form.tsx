import type { ReactNode } from 'react';
import { guardedErrors } from '@groundwork/domain-accounts';
import { screens } from '@groundwork/domain-messages-screens';
import { security } from '@groundwork/domain-messages-shell';
import { FormAlert, PasswordField, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { Button, Stack, Wrap } from '@groundwork/web-ui';
import { useFocusAfterFailure } from '../use-focus-after-failure.js';
import type { OwnProof } from '../../data/security.js';
import { ProofFields, proofOf } from './proof-fields.js';
import type { ProofValues } from './proof-fields.js';

interface GuardedValues extends ProofValues {
  password: string;
}

interface GuardedFormProps {
  label: string;
  /** What is said before anything is asked. */
  children?: ReactNode;
  confirmLabel: string;
  /** A proof of the second factor is asked for beside the password. */
  proves?: boolean;
  danger?: boolean;
  onConfirm: (proof: OwnProof) => Promise<unknown>;
  onCancel: () => void;
}

/** The own password before what is sensitive, and where the second factor is on a proof of it. */
export function GuardedForm({
  label,
  children,
  confirmLabel,
  proves = false,
  danger,
  onConfirm,
  onCancel,
}: GuardedFormProps) {
  const form = useRuleForm<GuardedValues>({
    defaultValues: { password: '', code: '', recoveryCode: '' },
    check: (values) => guardedErrors(values, proves),
    mode: 'onSubmit',
  });
  const busy = form.formState.isSubmitting;
  return (
    <RuleForm
      form={form}
      label={label}
      onSubmit={({ password, ...proof }) => onConfirm({ password, ...(proves ? proofOf(proof) : {}) })}
    >
      <Stack gap="4">
        {children}
        <OwnPassword disabled={busy} alone={!proves} />
        {proves ? <ProofFields disabled={busy} /> : null}
        <FormAlert />
        <Wrap justifyContent="flex-end" pt="2" pb="3">
          <Button variant="outline" onClick={onCancel} disabled={busy}>
            {screens.cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'solid'} loading={busy}>
            {confirmLabel}
          </Button>
        </Wrap>
      </Stack>
    </RuleForm>
  );
}

function OwnPassword({ disabled, alone }: { disabled: boolean; alone: boolean }) {
  useFocusAfterFailure('password', { fallback: alone });
  return <PasswordField<GuardedValues> name="password" label={security.passwordLabel} disabled={disabled} first />;
}
