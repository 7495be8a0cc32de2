import type { ComponentProps } from 'react';
import { readNumber } from '@groundwork/domain-validation';
import { Input } from '@groundwork/web-ui';
import { useTyped } from './typed-input.js';
import type { TypedValue } from './typed-input.js';

export interface NumberInputProps
  extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'>, TypedValue<number> {
  /** Digits after the point; none by default. */
  decimals?: number;
}

/** A number of 0 or more as the user types it. What was typed and is none stays as it is, and is its value (`Unread`). */
export function NumberInput({ value, onChange, onBlur, decimals = 0, ...rest }: NumberInputProps) {
  const typed = useTyped({ value, onChange, onBlur, read: (text) => readNumber(text, decimals), show: String });
  return <Input {...rest} {...typed} type="text" inputMode={decimals > 0 ? 'decimal' : 'numeric'} autoComplete="off" />;
}
