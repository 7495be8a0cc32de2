import { useId } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues, Path } from 'react-hook-form';
import { Box, Checkbox, FieldError, Fieldset, Hint, HStack, Radio, RadioTiles } from '@groundwork/web-ui';
import type { Tile } from '@groundwork/web-ui';
import { LabelText, useField, useFieldError } from './form-field.js';
import type { FieldProps } from './form-field.js';

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
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const option = (value: boolean, text: string) => (
    <Radio
      name={id}
      checked={field.value === value}
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
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
    </Fieldset>
  );
}

interface CheckboxFieldProps<Values extends FieldValues> {
  name: NoInfer<Path<Values>>;
  label: ReactNode;
  disabled?: boolean;
}

/** One box, true or false. */
export function CheckboxField<Values extends FieldValues = never>({
  name,
  label,
  disabled,
}: CheckboxFieldProps<Values>) {
  const { register } = useFormContext<Values>();
  const error = useFieldError<Values>(name);
  const id = useId();
  return (
    <Box>
      <Checkbox
        {...register(name)}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        {label}
      </Checkbox>
      {error ? (
        <FieldError id={id} mt="1">
          {error}
        </FieldError>
      ) : null}
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
