import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { shared } from '@groundwork/domain-messages';
import { isUnread } from '@groundwork/domain-validation';
import type { Unread } from '@groundwork/domain-validation';
import { Input, NativeSelect, Textarea } from '@groundwork/web-ui';
import { useHoldsDay } from './day-fields.js';
import { FormField } from './form-field.js';
import type { FieldProps } from './form-field.js';
import { PasswordInput } from './password-input.js';
import { useField, useFieldError } from './use-field.js';

/** It takes what is typed or pasted whole: the form's rules say that it is too long, and nothing is cut off. */
export interface TextFieldProps<Values extends FieldValues = never> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'url' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  placeholder?: string;
  /** What is typed becomes this at once, in the field too: capitals of a signature. */
  transform?: (typed: string) => string;
}

export function TextField<Values extends FieldValues = never>({
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  transform,
  ...field
}: TextFieldProps<Values>) {
  const { register } = useFormContext<Values>();
  const error = useFieldError<Values>(field.name);
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

export function EmailField<Values extends FieldValues = never>(props: FieldProps<Values>) {
  return <TextField<Values> type="email" inputMode="email" autoComplete="email" {...props} />;
}

/** ##### or #####-#### */
export function ZipField<Values extends FieldValues = never>(props: FieldProps<Values>) {
  return <TextField<Values> inputMode="numeric" autoComplete="postal-code" {...props} />;
}

export function TextAreaField<Values extends FieldValues = never>({
  rows = 4,
  ...field
}: FieldProps<Values> & { rows?: number }) {
  const { register } = useFormContext<Values>();
  const error = useFieldError<Values>(field.name);
  return (
    <FormField {...field} error={error}>
      {(control) => <Textarea {...control} {...register(field.name)} rows={rows} />}
    </FormField>
  );
}

/**
 * A calendar date, `YYYY-MM-DD` in the form's value, by the browser's own picker. A day that is begun or does not exist, of which
 * the browser gives no text, is refused as what it is and not taken for an empty field.
 */
export function DateField<Values extends FieldValues = never>({
  min,
  max,
  ...props
}: FieldProps<Values> & { min?: string; max?: string }) {
  const field = useField<Values, string | Unread>(props.name);
  const error = useFieldError<Values>(props.name);
  useHoldsDay(props.name);
  const read = ({ value, validity }: HTMLInputElement): string | Unread =>
    validity.badInput ? { typed: value, complaint: shared.dateInvalid } : value;
  return (
    <FormField {...props} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={field.ref}
          type="date"
          min={min}
          max={max}
          value={isUnread(field.value) ? '' : (field.value ?? '')}
          onChange={(event) => field.onChange(read(event.currentTarget))}
          // The browser tells of no change while what is typed is no day.
          onBlur={(event) => {
            if (event.currentTarget.validity.badInput) field.onChange(read(event.currentTarget));
            field.onBlur();
          }}
        />
      )}
    </FormField>
  );
}

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly Option[];
  /** The first, empty entry. */
  placeholder?: string;
}

export function SelectField<Values extends FieldValues = never>({
  options,
  placeholder = 'Select…',
  ...field
}: SelectFieldProps<Values>) {
  const { register, getValues } = useFormContext<Values>();
  const error = useFieldError<Values>(field.name);
  const select = useRef<HTMLSelectElement>(null);
  const registration = register(field.name);
  // A value whose option comes later is chosen when it is there.
  useLayoutEffect(() => {
    if (select.current) select.current.value = String(getValues(field.name) ?? '');
  }, [options, getValues, field.name]);
  return (
    <FormField {...field} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          {...registration}
          ref={(element: HTMLSelectElement | null) => {
            select.current = element;
            registration.ref(element);
          }}
        >
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

interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  autoComplete?: 'current-password' | 'new-password';
  /** The focus goes here when the dialog around it opens. */
  first?: boolean;
}

/** A password that can be shown while it is typed. */
export function PasswordField<Values extends FieldValues = never>({
  autoComplete,
  first,
  ...field
}: PasswordFieldProps<Values>) {
  const { register } = useFormContext<Values>();
  const error = useFieldError<Values>(field.name);
  return (
    <FormField {...field} error={error}>
      {(control) => (
        <PasswordInput {...control} {...register(field.name)} autoComplete={autoComplete} data-autofocus={first} />
      )}
    </FormField>
  );
}
