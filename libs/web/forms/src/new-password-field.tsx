import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { passwordStrength } from '@groundwork/domain-validation';
import { Box, Flex, Text } from '@groundwork/web-ui';
import { PasswordField } from './text-fields.js';
import type { FieldProps } from './form-field.js';

const grades = [
  { words: screens.passwordShort, color: 'border.strong' },
  { words: screens.passwordWeak, color: 'danger.fg' },
  { words: screens.passwordFair, color: 'warning.fg' },
  { words: screens.passwordGood, color: 'success.fg' },
  { words: screens.passwordStrong, color: 'success.fg' },
] as const;

/** A password that is chosen anew, with how strong it is while it is typed. `minimum` is the deployment's shortest. */
export function NewPasswordField<Values extends FieldValues = never>({
  minimum,
  ...field
}: FieldProps<Values> & { minimum?: number }) {
  const { control } = useFormContext<Values>();
  const value: unknown = useWatch({ control, name: field.name });
  const typed = typeof value === 'string' ? value : '';
  return (
    <Box width="full">
      <PasswordField<Values>
        {...field}
        autoComplete="new-password"
        hint={minimum ? fill(screens.passwordHint, { min: minimum }) : undefined}
      />
      <Strength grade={passwordStrength(typed, minimum)} shown={typed !== ''} />
    </Box>
  );
}

/** Always takes its place, so that nothing below jumps when typing begins. */
function Strength({ grade, shown }: { grade: 0 | 1 | 2 | 3 | 4; shown: boolean }) {
  const { words, color } = grades[grade];
  return (
    <Flex mt="2" gap="3" alignItems="center" minHeight="5">
      <Flex flex="1" gap="1" aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <Box key={step} flex="1" height="1" borderRadius="full" bg={shown && step <= grade ? color : 'bg.muted'} />
        ))}
      </Flex>
      <Text role="status" textStyle="small" minWidth="16" textAlign="end">
        {shown ? words : ''}
      </Text>
    </Flex>
  );
}
