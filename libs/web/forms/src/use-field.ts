import { useReducer } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import type { FieldValues, Path } from 'react-hook-form';

/** The message at a path of the surrounding form. */
export function useFieldError<Values extends FieldValues = never>(name: NoInfer<Path<Values>>): string | undefined {
  const { formState } = useFormContext();
  const found: unknown = get(formState.errors, name);
  return (found as { message?: string } | undefined)?.message;
}

/** A field of the surrounding form whose value is not the text of an input. */
export function useField<Values extends FieldValues = never, Value = unknown>(name: NoInfer<Path<Values>>) {
  const { getValues } = useFormContext<Values>();
  const { field } = useController<Values>({ name });
  // Of a value that was emptied the controller gives the default, and draws nothing anew: the field would fill itself again.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const onChange = (value: Value | undefined) => {
    field.onChange(value);
    drawAgain();
  };
  return { ...field, value: getValues(name) as Value | undefined, onChange };
}
