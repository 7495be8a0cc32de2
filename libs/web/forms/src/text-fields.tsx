import { useState } from 'react';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from 'react';
import { useFormContext } from 'react-hook-form';
import { Box, IconButton, Input, NativeSelect, Textarea } from '@groundwork/web-ui';
import { FormField, useFieldError } from './form-field.js';
import type { FieldProps } from './form-field.js';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  placeholder?: string;
  maxLength?: number;
  /** What is typed becomes this at once, in the field too: capitals of a signature. */
  transform?: (typed: string) => string;
}

export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  maxLength,
  transform,
  ...field
}: TextFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(field.name);
  const registration = register(field.name);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (transform) replaceTyped(event.currentTarget, transform);
    return registration.onChange(event);
  };
  return (
    <FormField {...field} error={error}>
      {(control) => (
        <Input
          {...control}
          {...registration}
          onChange={change}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          placeholder={placeholder}
          maxLength={maxLength}
        />
      )}
    </FormField>
  );
}

/** Writes what was typed anew; the caret stays where it was, at the end where that is. */
function replaceTyped(input: HTMLInputElement, transform: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const wanted = transform(value);
  if (wanted === value) return;
  const caret = selectionStart === value.length ? wanted.length : selectionStart;
  input.value = wanted;
  input.setSelectionRange(caret, caret);
}

export function EmailField(props: FieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
}

/** ##### or #####-#### */
export function ZipField(props: FieldProps) {
  return <TextField inputMode="numeric" autoComplete="postal-code" maxLength={10} {...props} />;
}

export function TextAreaField({ rows = 4, ...field }: FieldProps & { rows?: number }) {
  const { register } = useFormContext();
  const error = useFieldError(field.name);
  return (
    <FormField {...field} error={error}>
      {(control) => <Textarea {...control} {...register(field.name)} rows={rows} />}
    </FormField>
  );
}

/** A calendar date, `YYYY-MM-DD` in the form's value, by the browser's own picker. */
export function DateField({ min, max, ...field }: FieldProps & { min?: string; max?: string }) {
  const { register } = useFormContext();
  const error = useFieldError(field.name);
  return (
    <FormField {...field} error={error}>
      {(control) => <Input {...control} {...register(field.name)} type="date" min={min} max={max} />}
    </FormField>
  );
}

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The first, empty entry. */
  placeholder?: string;
}

export function SelectField({ options, placeholder = 'Select…', ...field }: SelectFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(field.name);
  return (
    <FormField {...field} error={error}>
      {(control) => (
        <NativeSelect {...control} {...register(field.name)}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}

interface PasswordFieldProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password';
}

/** A password that can be shown while it is typed. */
export function PasswordField({ autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(field.name);
  const [shown, setShown] = useState(false);
  return (
    <FormField {...field} error={error}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            {...register(field.name)}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            pe="12"
          />
          <Box position="absolute" insetEnd="0" top="0">
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? 'eye-off' : 'eye'}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </Box>
        </Box>
      )}
    </FormField>
  );
}
