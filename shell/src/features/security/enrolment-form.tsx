import { useEffect } from 'react';
import { codeRule } from '@groundwork/domain-accounts';
import { screens } from '@groundwork/domain-messages-screens';
import { security } from '@groundwork/domain-messages-shell';
import { validate } from '@groundwork/domain-validation';
import { FormAlert, RuleForm, useRuleForm } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { Button, Stack, Wrap } from '@groundwork/web-ui';
import { NewSecret } from '../../components/second-factor/new-secret.js';
import { CodeField } from '../../components/second-factor/proof-fields.js';
import { confirmEnrolment } from '../../data/security.js';
import type { Enrolment } from '../../data/security.js';

interface EnrolmentFormProps {
  enrolment: Enrolment;
  during: (work: () => Promise<unknown>) => Promise<void>;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
  /** The enrolment took too long or too many codes: it begins with the password again. */
  onOver: (reason: string) => void;
}

/** The new secret and the first code of it: only then it is on. */
export function EnrolmentForm({ enrolment, during, onDone, onCancel, onOver }: EnrolmentFormProps) {
  const form = useRuleForm({
    defaultValues: { code: '' },
    check: (values) => validate({ code: codeRule }, values),
    mode: 'onSubmit',
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const busy = form.formState.isSubmitting;
  const confirm = async ({ code }: { code: string }) => {
    try {
      await during(async () => onDone(await confirmEnrolment(enrolment.challenge, code)));
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'enrolment.over') throw error;
      onOver(error.message);
    }
  };
  return (
    <RuleForm form={form} label={security.turnOn} onSubmit={confirm}>
      <Stack gap="5">
        <NewSecret {...enrolment} />
        <CodeField hint={security.thenConfirm} disabled={busy} />
        <FormAlert />
        <Wrap justifyContent="flex-end" pb="3">
          <Button variant="outline" onClick={onCancel} disabled={busy}>
            {screens.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {security.confirm}
          </Button>
        </Wrap>
      </Stack>
    </RuleForm>
  );
}
