import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Box, FieldError, Flex, Hint, Label, RequiredMark } from '@groundwork/web-ui';

/**
 * What every field of a form takes. A field names the values that it stands in, `<TextField<LoginValues> name="email" …>`: a path that
 * they do not have does not compile, and neither does a field that names none.
 */
export interface FieldProps<Values extends FieldValues = never> {
  /** Path in the form's values: 'properties.0.zipCode'. */
  name: NoInfer<Path<Values>>;
  label: string;
  hint?: ReactNode;
  /** A small control that stands beside the field's own, as what its number is given in. */
  beside?: ReactNode;
  /** Marks the label; whether it is required is the check's to say. */
  required?: boolean;
  disabled?: boolean;
}

/** What a control is given so that its label, hint and error are read with it. */
export interface ControlProps {
  id: string;
  name: string;
  disabled: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

export interface FormFieldProps extends Omit<FieldProps, 'name'> {
  name: string;
  error?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint and error below, wired for screen readers. Knows nothing of the form. */
export function FormField({ name, label, hint, beside, required, disabled, error, children }: FormFieldProps) {
  const id = useId();
  const { describedBy, lines } = useLinesBelow(hint, error);
  const control = children({
    id,
    name,
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    'aria-required': required ? true : undefined,
  });
  return (
    <Box width="full">
      <Label htmlFor={id} mb="1.5">
        <LabelText label={label} required={required} />
      </Label>
      {beside ? (
        <Flex gap="3" alignItems="start">
          {control}
          {beside}
        </Flex>
      ) : (
        control
      )}
      {lines}
    </Box>
  );
}

/** The lines below a control, what is asked and what is wrong, and the ids by which it is read with them. */
export function useLinesBelow(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const lines = (
    <>
      {hint ? (
        <Hint id={`${id}-hint`} mt="1">
          {hint}
        </Hint>
      ) : null}
      {error ? (
        <FieldError id={`${id}-error`} mt="1">
          {error}
        </FieldError>
      ) : null}
    </>
  );
  return { describedBy: described || undefined, lines };
}

/** The words of a label, marked where an answer is required. */
export function LabelText({ label, required }: { label: ReactNode; required?: boolean }) {
  return (
    <>
      {label}
      {required ? <RequiredMark /> : null}
    </>
  );
}
