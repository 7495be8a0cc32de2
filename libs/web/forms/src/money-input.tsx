import type { ComponentProps } from 'react';
import { formatCents } from '@groundwork/domain-money';
import { readAmount } from '@groundwork/domain-validation';
import { Box, Input } from '@groundwork/web-ui';
import { useTyped } from './typed-input.js';
import type { TypedValue } from './typed-input.js';

export interface MoneyInputProps
  extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'>, TypedValue<number> {}

const amountText = (cents: number): string => formatCents(cents, { symbol: '' });

/**
 * An amount in dollars as the user types it, whole cents as its value. What was typed and is no amount stays as it is, and
 * is its value with what is wrong (`Unread`): a form refuses it at the field.
 */
export function MoneyInput({ value, onChange, onBlur, onFocus, ...rest }: MoneyInputProps) {
  const typed = useTyped({ value, onChange, onBlur, read: readAmount, show: amountText });
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
        {...typed}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        ps="7"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        onFocus={(event) => {
          event.currentTarget.select();
          onFocus?.(event);
        }}
      />
    </Box>
  );
}
