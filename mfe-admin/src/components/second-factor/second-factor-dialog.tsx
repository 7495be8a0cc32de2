import { resetReason } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { secondFactorReset } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { validate } from '@groundwork/domain-validation';
import { FormAlert, RuleForm, showProblem, TextAreaField, useRuleForm } from '@groundwork/web-forms';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Button, Dialog, Stack, Text } from '@groundwork/web-ui';
import { useResetSecondFactor, useSecondFactorOf } from '../../data/people.js';
import { SecondFactorFacts } from './second-factor-facts.js';

interface ReasonValues {
  reason: string;
}

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
  const form = useRuleForm<ReasonValues>({
    defaultValues: { reason: '' },
    check: (values) => validate({ reason: resetReason }, values),
  });
  const on = state.data?.on === true;
  const store = async ({ reason }: ReasonValues) => {
    try {
      await reset.mutateAsync({ id, reason });
    } catch (error) {
      notify.error(secondFactorReset.failed);
      return showProblem(form, error);
    }
    notify.success(fill(secondFactorReset.done, { name }));
    onClose();
  };
  const submit = form.handleSubmit(store);
  return (
    <Dialog
      open
      title={fill(secondFactorReset.title, { name })}
      size="sm"
      onClose={reset.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={reset.isPending}>
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
                <TextAreaField<ReasonValues> name="reason" label={secondFactorReset.reason} rows={3} required />
                <FormAlert />
              </Stack>
            </RuleForm>
          ) : (
            <Text>{factor.required ? secondFactorReset.noneRequired : secondFactorReset.none}</Text>
          )
        }
      </QueryState>
    </Dialog>
  );
}
