import { useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { isUnread } from '@groundwork/domain-validation';
import type { Unread } from '@groundwork/domain-validation';

export interface TypedValue<Value> {
  /** What it stands for, or what was typed where it stands for nothing; undefined when empty. */
  value: Value | Unread | undefined;
  onChange: (value: Value | Unread | undefined) => void;
}

interface TypedOptions<Value> extends TypedValue<Value> {
  read: (text: string) => Value | Unread | undefined;
  show: (value: Value) => string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

/**
 * An input whose value is read from what is typed. While somebody types, it shows that and nothing else; when it is left, what was
 * understood as it is shown elsewhere, and what was not as it was typed.
 */
export function useTyped<Value>({ value, onChange, read, show, onBlur }: TypedOptions<Value>) {
  const [typed, setTyped] = useState<string>();
  const stands = isUnread(value) ? value.typed : value === undefined ? '' : show(value);
  // A value that comes from elsewhere meanwhile, as of a form that is reset, is shown in place of what was typed.
  const isOwn = typed !== undefined && isSame(read(typed), value);
  return {
    value: isOwn ? typed : stands,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value;
      setTyped(text);
      onChange(read(text));
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setTyped(undefined);
      onBlur?.(event);
    },
  };
}

const isSame = (a: unknown, b: unknown): boolean => (isUnread(a) && isUnread(b) ? a.typed === b.typed : a === b);
