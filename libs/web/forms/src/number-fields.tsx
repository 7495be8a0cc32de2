import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Input } from '@groundwork/web-ui';
import { FormField, useField, useFieldError } from './form-field.js';
import type { FieldProps } from './form-field.js';
import { MoneyInput } from './money-input.js';
import { caretAfterDigits, maskPhone, phoneDigits } from './phone-mask.js';

/** An amount; the form's value is whole cents. */
export function MoneyField<Values extends FieldValues = never>(props: FieldProps<Values>) {
  const field = useField<Values, number>(props.name);
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
  /** Digits after the point that are taken; none by default. */
  decimals?: number;
  /** What is above becomes this. */
  max?: number;
}

/** A number of 0 or more; the form's value is a number, undefined when empty. */
export function NumberField<Values extends FieldValues = never>({
  decimals = 0,
  max = Infinity,
  ...props
}: NumberFieldProps<Values>) {
  const field = useField<Values, number>(props.name);
  const error = useFieldError<Values>(props.name);
  const pattern = new RegExp(decimals > 0 ? `^\\d{0,12}(\\.\\d{0,${decimals}})?$` : '^\\d{0,12}$');
  // What is typed ('1.', '0.50') is kept while it stands for the value.
  const [draft, setDraft] = useState('');
  const shown = numberOf(draft) === field.value ? draft : field.value;
  return (
    <FormField {...props} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={field.ref}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={shown ?? ''}
          onBlur={field.onBlur}
          onChange={(event) => {
            const text = event.currentTarget.value.replaceAll(',', '').trim();
            if (!pattern.test(text)) return;
            setDraft(text);
            const number = numberOf(text);
            field.onChange(number === undefined ? undefined : Math.min(max, number));
          }}
        />
      )}
    </FormField>
  );
}

function numberOf(text: string): number | undefined {
  return text === '' || text === '.' ? undefined : Number(text);
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
            field.onChange(phoneDigits(value).slice(0, 10));
          }}
        />
      )}
    </FormField>
  );
}
