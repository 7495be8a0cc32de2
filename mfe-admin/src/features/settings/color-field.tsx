import { lenderRecord } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { TextField, useField } from '@groundwork/web-forms';
import { Flex, Input } from '@groundwork/web-ui';
import type { LenderValues } from './lender-values.js';

/** A colour, typed or chosen. What is chosen is written as it would be typed. */
export function ColorField({ name }: { name: 'accentLight' | 'accentDark' }) {
  const { label } = lenderRecord.fields[name];
  const field = useField<LenderValues, string>(name);
  const value = field.value ?? '';
  return (
    <Flex gap="3" alignItems="flex-end">
      <TextField<LenderValues> name={name} label={label} required />
      <Input
        type="color"
        width="12"
        flexShrink="0"
        p="1"
        aria-label={fill(words.pickColor, { label })}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
      />
    </Flex>
  );
}
