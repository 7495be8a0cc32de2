import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldNames } from './conflict-dialog.js';
import { KeptFormView } from './kept-form-view.js';
import { useStep } from './step-context.js';
import { useFieldInFocus } from './use-field-in-focus.js';
import { StepHistory } from './step-history.js';
import type { KeptForm } from './use-kept-form.js';

interface StepFormProps<Values extends FieldValues> extends FieldNames {
  keptForm: KeptForm<Values>;
  label: string;
  /** Buttons of the step that stand in its form; they work also while a draft is offered. */
  footer?: ReactNode;
  /** It takes back its steps by itself, as the sheet of a budget does. */
  ownHistory?: boolean;
  children: ReactNode;
}

/** The form of a whole step: Enter saves and goes on as the wizard's button does. */
export function StepForm<Values extends FieldValues>({
  ownHistory = false,
  children,
  ...props
}: StepFormProps<Values>) {
  const { readOnly, edit, next, passing } = useStep();
  const fields = useRef<HTMLFieldSetElement>(null);
  useFieldInFocus(props.keptForm.form, fields, !readOnly && props.keptForm.offer === undefined);
  return (
    <KeptFormView
      {...props}
      fieldsRef={fields}
      disabled={readOnly}
      onRestore={edit}
      passing={passing}
      onSubmit={() => (readOnly ? undefined : next())}
    >
      {children}
      {readOnly || ownHistory ? null : <StepHistory form={props.keptForm.form} fields={fields} labels={props.labels} />}
    </KeptFormView>
  );
}
