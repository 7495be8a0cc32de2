import { useLayoutEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Unread } from '@groundwork/domain-validation';
import { Input } from '@groundwork/web-ui';
import { FormField } from './form-field.js';
import type { FieldProps } from './form-field.js';
import { MoneyInput } from './money-input.js';
import { NumberInput } from './number-input.js';
import { caretAfterDigits, maskPhone, phoneDigits } from './phone-mask.js';
import { useField, useFieldError } from './use-field.js';

/** An amount; the form's value is whole cents. */
export function MoneyField<Values extends FieldValues = never>(props: FieldProps<Values>) {
  const field = useField<Values, number | Unread>(props.name);
  const error = useFieldError<Values>(props.name);
  return (
    <FormField {...props} error={error}>
      {(control) => (
        <MoneyInput
          {...control}
          ref={field.ref}
          value={field.value ?? undefined}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}

interface NumberFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Digits after the point; none by default. */
  decimals?: number;
}

/** A number of 0 or more; the form's value is a number, undefined when empty. */
export function NumberField<Values extends FieldValues = never>({ decimals, ...props }: NumberFieldProps<Values>) {
  const field = useField<Values, number | Unread>(props.name);
  const error = useFieldError<Values>(props.name);
  return (
    <FormField {...props} error={error}>
      {(control) => (
        <NumberInput
          {...control}
          ref={field.ref}
          decimals={decimals}
          value={field.value ?? undefined}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}

/** A phone number shown as ( 999 ) - 999 - 9999; the form's value is its digits. */
export function PhoneField<Values extends FieldValues = never>(props: FieldProps<Values>) {
  const field = useField<Values, string>(props.name);
  const error = useFieldError<Values>(props.name);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const shown = maskPhone(field.value ?? '');
  useLayoutEffect(() => {
    // The mask moves what is typed: the caret stays behind the same digit.
    if (caret.current === undefined || document.activeElement !== input.current) return;
    const position = caretAfterDigits(shown, caret.current);
    input.current?.setSelectionRange(position, position);
    caret.current = undefined;
  }, [shown]);
  return (
    <FormField {...props} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            field.ref(element);
          }}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="( 999 ) - 999 - 9999"
          value={shown}
          onBlur={field.onBlur}
          onChange={(event) => {
            const { value, selectionStart } = event.currentTarget;
            caret.current = phoneDigits(value.slice(0, selectionStart ?? value.length)).length;
            field.onChange(phoneDigits(value));
          }}
        />
      )}
    </FormField>
  );
}
