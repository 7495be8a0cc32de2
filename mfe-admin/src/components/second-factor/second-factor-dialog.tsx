import { identification, identifications, resetReason } from '@groundwork/domain-accounts';
import type { Identification } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { secondFactorReset } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { validate } from '@groundwork/domain-validation';
import { FormAlert, RuleForm, SelectField, showProblem, TextAreaField, useRuleForm } from '@groundwork/web-forms';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Button, Dialog, Stack, Text, useLeaveQuestion } from '@groundwork/web-ui';
import { useResetSecondFactor, useSecondFactorOf } from '../../data/people.js';
import { SecondFactorFacts } from './second-factor-facts.js';

interface ResetValues {
  identifiedBy: Identification | '';
  reason: string;
}

const ways = Object.keys(identifications).map((value) => ({
  value,
  label: secondFactorReset.ways[value as Identification],
}));

export interface PersonOfFactor {
  /** Of the user. */
  id: string;
  name: string;
}

interface SecondFactorDialogProps {
  person: PersonOfFactor;
  onClose: () => void;
}

/** What stands of somebody's second factor, and its reset, which asks for a reason and says what it means. */
export function SecondFactorDialog({ person: { id, name }, onClose }: SecondFactorDialogProps) {
  const state = useSecondFactorOf(id);
  const reset = useResetSecondFactor();
  const notify = useNotify();
  const form = useRuleForm<ResetValues>({
    defaultValues: { identifiedBy: '', reason: '' },
    check: (values) => validate({ identifiedBy: identification, reason: resetReason }, values),
  });
  const on = state.data?.on === true;
  const store = async ({ identifiedBy, reason }: ResetValues) => {
    try {
      await reset.mutateAsync({ id, reason, identifiedBy: identifiedBy as Identification });
    } catch (error) {
      return showProblem(form, error, secondFactorReset.failed);
    }
    notify.success(fill(secondFactorReset.done, { name }));
    onClose();
  };
  const submit = form.handleSubmit(store);
  const { close, question } = useLeaveQuestion(form.formState.isDirty, onClose);
  return (
    <Dialog
      open
      title={fill(secondFactorReset.title, { name })}
      size="sm"
      onClose={reset.isPending ? undefined : close}
      footer={
        <>
          <Button variant="outline" onClick={close} disabled={reset.isPending}>
            {on ? screens.cancel : screens.close}
          </Button>
          {on ? (
            <Button
              variant="danger"
              onClick={() => void submit()}
              loading={reset.isPending}
              loadingText={screens.submitting}
            >
              {secondFactorReset.confirm}
            </Button>
          ) : null}
        </>
      }
    >
      <QueryState query={state} failed={secondFactorReset.loadFailed}>
        {(factor) =>
          factor.on ? (
            <RuleForm form={form} onSubmit={store} label={secondFactorReset.confirm}>
              <Stack gap="4">
                <SecondFactorFacts factor={factor} name={name} />
                <SelectField<ResetValues>
                  name="identifiedBy"
                  label={secondFactorReset.identified}
                  options={ways}
                  required
                />
                <TextAreaField<ResetValues> name="reason" label={secondFactorReset.reason} rows={3} required />
                <FormAlert />
              </Stack>
            </RuleForm>
          ) : (
            <Text>{factor.required ? secondFactorReset.noneRequired : secondFactorReset.none}</Text>
          )
        }
      </QueryState>
      {question}
    </Dialog>
  );
}
