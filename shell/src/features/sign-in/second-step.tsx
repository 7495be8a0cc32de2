import { useEffect, useRef, useState } from 'react';
import { proofErrors } from '@groundwork/domain-accounts';
import { security, signIn } from '@groundwork/domain-messages-shell';
import { FormAlert, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { Alert, Button, Heading, Stack } from '@groundwork/web-ui';
import { NewSecret } from '../../components/second-factor/new-secret.js';
import { CodeField, ProofFields, proofOf } from '../../components/second-factor/proof-fields.js';
import { RecoveryCodes } from '../../components/second-factor/recovery-codes.js';
import { finishSignIn } from '../../data/session.js';
import type { SecondFactorDue, Session } from '../../data/session.types.js';

interface SecondStepProps {
  due: SecondFactorDue;
  onArrived: (session: Session) => Promise<void>;
  /** Back to email and password; with what happened, where the challenge is over. */
  onStartOver: (complaint?: string) => void;
}

/** Between the right password and the portal: a code, or the set-up where this portal asks for one. */
export default function SecondStep({ due, onArrived, onStartOver }: SecondStepProps) {
  const form = useRuleForm({ defaultValues: { code: '', recoveryCode: '' }, check: proofErrors, mode: 'onSubmit' });
  const [arrived, setArrived] = useState<{ session: Session; codes: string[] }>();
  const [leaving, setLeaving] = useState(false);

  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone. The field of a code takes it by itself; before a set-up comes what it is about.
  useEffect(() => {
    if (due.enrol) heading.current?.focus();
  }, [due.enrol]);

  const arrive = async (session: Session) => {
    setLeaving(true);
    await onArrived(session);
  };
  const submit = async (values: { code: string; recoveryCode: string }) => {
    try {
      const { recoveryCodes, ...session } = await finishSignIn(due.challenge, proofOf(values));
      if (recoveryCodes) return setArrived({ session, codes: recoveryCodes });
      await arrive(session);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'challenge.over') return onStartOver(error.message);
      throw error;
    }
  };

  if (arrived) return <RecoveryCodes codes={arrived.codes} onKept={() => void arrive(arrived.session)} />;
  const busy = form.formState.isSubmitting || leaving;
  const title = due.enrol ? security.turnOnFactor : security.secondStepHeading;
  return (
    <RuleForm form={form} onSubmit={submit} label={title}>
      <Stack gap="5">
        <Heading ref={heading} tabIndex={-1} _focus={{ outline: 'none' }}>
          {title}
        </Heading>
        {due.enrol ? <Alert tone="info">{security.enrolAtSignIn}</Alert> : null}
        {due.enrol ? <NewSecret {...due.enrol} /> : null}
        {due.enrol ? <CodeField hint={security.thenConfirm} disabled={busy} /> : <ProofFields disabled={busy} focus />}
        <FormAlert />
        <Button type="submit" size="lg" loading={busy} loadingText={signIn.loggingIn}>
          {security.confirm}
        </Button>
        <Button variant="ghost" onClick={() => onStartOver()} disabled={busy}>
          {security.backToSignIn}
        </Button>
      </Stack>
    </RuleForm>
  );
}
