import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { screens } from '@groundwork/domain-messages-screens';
import { FormAlert, RuleForm, showProblem } from '@groundwork/web-forms';
import type { Command } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Button, Dialog, Stack, Text, useLeaveQuestion } from '@groundwork/web-ui';

interface CommandDialogProps<Values extends FieldValues, Input> {
  title: string;
  lead: string;
  form: UseFormReturn<Values>;
  command: Command<unknown, Input>;
  inputOf: (values: Values) => Input;
  label: string;
  danger?: boolean;
  /** What is said when it is done. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form whose button moves money: sent once; what is refused stands at its field, and nothing typed is lost. */
export function CommandDialog<Values extends FieldValues, Input>(props: CommandDialogProps<Values, Input>) {
  const { title, lead, form, command, inputOf, label, danger, done, onClose, children } = props;
  const notify = useNotify();
  const { close, question } = useLeaveQuestion(form.formState.isDirty, onClose);
  const store = async (values: Values) => {
    try {
      await command.mutateAsync(inputOf(values));
      notify.success(done);
      onClose();
    } catch (error) {
      showProblem(form, error);
    }
  };
  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={command.isPending ? undefined : close}
      footer={
        <>
          <Button variant="outline" onClick={close} disabled={command.isPending}>
            {screens.cancel}
          </Button>
          <Button
            {...(danger ? { variant: 'danger' as const } : {})}
            onClick={() => void form.handleSubmit(store)()}
            loading={command.isPending}
            loadingText={screens.submitting}
          >
            {label}
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={title}>
        <Stack gap="4">
          <Text>{lead}</Text>
          {children}
          <FormAlert />
          <button type="submit" hidden />
        </Stack>
      </RuleForm>
      {question}
    </Dialog>
  );
}
