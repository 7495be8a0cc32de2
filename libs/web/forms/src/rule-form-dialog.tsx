import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ActionDialog, Stack } from '@groundwork/web-ui';
import { FormAlert, RuleForm } from './rule-form.js';

interface RuleFormDialogProps<Values extends FieldValues> {
  title: string;
  size?: 'sm' | 'md';
  form: UseFormReturn<Values>;
  /** What passes the check is sent, and the dialog closed when that is done; what it rejects with is shown in the form. */
  onSubmit: (values: Values) => Promise<unknown>;
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A few fields in a dialog, of which nothing is kept: Enter and the button send them, the form's own error stands below them. */
export function RuleFormDialog<Values extends FieldValues>(props: RuleFormDialogProps<Values>) {
  const { title, size, form, onSubmit, submitLabel, onClose, children } = props;
  const id = useId();
  return (
    <ActionDialog
      title={title}
      size={size}
      actionLabel={submitLabel}
      formId={id}
      busy={form.formState.isSubmitting}
      onClose={onClose}
    >
      <RuleForm id={id} form={form} onSubmit={onSubmit} label={title}>
        <Stack gap="4">
          {children}
          <FormAlert />
        </Stack>
      </RuleForm>
    </ActionDialog>
  );
}
