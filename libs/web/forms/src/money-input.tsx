import { useState } from 'react';
import type { ComponentProps } from 'react';
import { formatCents, parseDollars } from '@groundwork/domain-money';
import { Box, Input } from '@groundwork/web-ui';

export interface MoneyInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  /** Whole cents; undefined when empty. */
  value: number | undefined;
  onChange: (cents: number | undefined) => void;
}

/**
 * An amount in dollars as the user types it, whole cents as its value. Takes digits, commas and one point only, so
 * never a negative; thousands are set when the field is left. What is no amount (yet) leaves the value as it was.
 */
export function MoneyInput({ value, onChange, onBlur, onFocus, ...rest }: MoneyInputProps) {
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? (value === undefined ? '' : formatCents(value, { symbol: '' }));
  const type = (typed: string) => {
    const text = typed.replace(/[^\d.,]/g, '');
    const cents = text === '' ? undefined : parseDollars(text.replaceAll(',', ''));
    if (text !== '' && text !== '.' && cents === undefined) return;
    setDraft(text);
    onChange(cents);
  };
  return (
    <Box position="relative" width="full">
      <Box
        position="absolute"
        insetStart="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
        aria-hidden
      >
        $
      </Box>
      <Input
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        ps="7"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        value={shown}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => {
          setDraft(shown);
          event.currentTarget.select();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setDraft(undefined);
          onBlur?.(event);
        }}
      />
    </Box>
  );
}
