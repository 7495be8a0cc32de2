import type { KeyboardEvent, ReactNode } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Alert, Form } from '@groundwork/web-ui';
import { showProblem } from './use-rule-form.js';

interface RuleFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** May reject: the failure is then shown in the form. */
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
  /** Name of the form for screen readers. */
  label?: string;
  /** For a button outside of it that submits it. */
  id?: string;
}

/** The form element: gives the fields inside their form, submits what passes the check, shows what fails. */
export function RuleForm<Values extends FieldValues>({ form, onSubmit, children, label, id }: RuleFormProps<Values>) {
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showProblem(form, error);
    }
  });
  return (
    <FormProvider {...form}>
      <Form
        noValidate
        id={id}
        aria-label={label}
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => void complainAtEnter(form, event)}
        width="full"
      >
        {children}
      </Form>
    </FormProvider>
  );
}

/** Enter sends nothing while a form's button is locked: it says what is wrong with the field instead, as leaving the field would. */
export async function complainAtEnter<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key, target, currentTarget }: KeyboardEvent<HTMLFormElement>,
): Promise<void> {
  const isOwn = target instanceof HTMLInputElement && target.form === currentTarget && target.name !== '';
  if (key === 'Enter' && isOwn && currentTarget.querySelector('[type=submit]:disabled'))
    await form.trigger(target.name as Path<Values>);
}

/** The form's own error: what belongs to no field. */
export function FormAlert() {
  const { formState } = useFormContext();
  const message = formState.errors.root?.message;
  return message ? <Alert tone="danger">{message}</Alert> : null;
}
