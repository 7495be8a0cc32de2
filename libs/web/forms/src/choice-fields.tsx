import { useId } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues, Path } from 'react-hook-form';
import { Box, Checkbox, Fieldset, HStack, Radio, RadioTiles } from '@groundwork/web-ui';
import type { Tile } from '@groundwork/web-ui';
import { LabelText, useLinesBelow } from './form-field.js';
import type { FieldProps } from './form-field.js';
import { useField, useFieldError } from './use-field.js';

/** A true or false question as two radios; undefined until it is answered. */
export function YesNoField<Values extends FieldValues = never>({
  name,
  label,
  hint,
  required,
  disabled,
  yes = 'Yes',
  no = 'No',
}: FieldProps<Values> & { yes?: string; no?: string }) {
  const field = useField<Values, boolean>(name);
  const error = useFieldError<Values>(name);
  const id = useId();
  const { describedBy, lines } = useLinesBelow(hint, error);
  const option = (value: boolean, text: string) => (
    <Radio
      name={id}
      checked={field.value === value}
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy}
      onChange={() => field.onChange(value)}
      onBlur={field.onBlur}
      ref={value ? field.ref : undefined}
    >
      {text}
    </Radio>
  );
  return (
    <Fieldset legend={<LabelText label={label} required={required} />}>
      <HStack gap="6">
        {option(true, yes)}
        {option(false, no)}
      </HStack>
      {lines}
    </Fieldset>
  );
}

interface CheckboxFieldProps<Values extends FieldValues> {
  name: NoInfer<Path<Values>>;
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the label; whether it has to be ticked is the check's to say. */
  required?: boolean;
  disabled?: boolean;
}

/** One box, true or false. */
export function CheckboxField<Values extends FieldValues = never>({
  name,
  label,
  hint,
  required,
  disabled,
}: CheckboxFieldProps<Values>) {
  const { register } = useFormContext<Values>();
  const error = useFieldError<Values>(name);
  const { describedBy, lines } = useLinesBelow(hint, error);
  return (
    <Box>
      <Checkbox
        {...register(name)}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        aria-required={required ? true : undefined}
      >
        <LabelText label={label} required={required} />
      </Checkbox>
      {lines}
    </Box>
  );
}

interface RadioTilesFieldProps<Values extends FieldValues, Value extends string> {
  name: NoInfer<Path<Values>>;
  label: string;
  tiles: readonly Tile<Value>[];
  minWidth?: number;
  /** After the choice, for what depends on it. */
  onChosen?: (value: Value) => void;
}

/** One choice among tiles, as a field of the form. */
export function RadioTilesField<Values extends FieldValues = never, Value extends string = string>({
  name,
  label,
  tiles,
  minWidth,
  onChosen,
}: RadioTilesFieldProps<Values, Value>) {
  const field = useField<Values, Value>(name);
  const error = useFieldError<Values>(name);
  return (
    <RadioTiles
      legend={label}
      tiles={tiles}
      minWidth={minWidth}
      value={field.value}
      error={error}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.(value);
      }}
    />
  );
}
