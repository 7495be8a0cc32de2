import { capacityCaption, countRange, PROPERTY_MAXIMUM, unitsSummary } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages';
import { FormField } from '@groundwork/web-forms';
import { Alert, Box, Input, NativeSelect, Stack, Text } from '@groundwork/web-ui';
import type { PartProps } from './loan-part.js';

const numberOf = (text: string): number | undefined => (/^\d{1,4}$/.test(text) ? Number(text) : undefined);

/** How many properties the application is for: a list, and free entry where they may be many. */
export function CountPart({ selection, onChange, error }: PartProps) {
  const { loanType, propertyType, loanRequestIsFor, numberApplyingFor } = selection;
  if (!loanType) return null;
  const { min, max } = countRange(loanType, propertyType, loanRequestIsFor);
  const count = numberApplyingFor ?? 0;
  const choose = (text: string) => onChange({ ...selection, numberApplyingFor: numberOf(text) });
  const caption = capacityCaption(count);
  return (
    <Stack gap="4">
      <Box maxWidth="320px">
        <FormField name="numberApplyingFor" label="Number of properties" error={error}>
          {(control) =>
            max > PROPERTY_MAXIMUM ? (
              <Input
                {...control}
                inputMode="numeric"
                value={count || ''}
                onChange={(event) => choose(event.currentTarget.value)}
              />
            ) : (
              <NativeSelect {...control} value={count || ''} onChange={(event) => choose(event.currentTarget.value)}>
                <option value="">Select…</option>
                {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((value) => (
                  <option key={value} value={value}>
                    {value}
                  </option>
                ))}
              </NativeSelect>
            )
          }
        </FormField>
      </Box>
      {count > 0 && propertyType ? <Text fontWeight="medium">{unitsSummary(count, propertyType)}</Text> : null}
      {caption ? <Alert tone="warning">{caption}</Alert> : null}
      <Text textStyle="small">{borrower.moreThanOneUnit}</Text>
    </Stack>
  );
}
