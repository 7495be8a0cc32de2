import { useState } from 'react';
import { capacityCaption, countRange, PROPERTY_MAXIMUM, unitsSummary } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { isUnread } from '@groundwork/domain-validation';
import type { Unread } from '@groundwork/domain-validation';
import { FormField, NumberInput } from '@groundwork/web-forms';
import { Alert, Box, NativeSelect, Stack, Text } from '@groundwork/web-ui';
import type { PartProps } from './loan-part.js';

/** How many properties the application is for: a list, and free entry where they may be many. */
export function CountPart({ selection, onChange, error }: Omit<PartProps, 'onPick'>) {
  const { loanType, propertyType, loanRequestIsFor, numberApplyingFor } = selection;
  const [unread, setUnread] = useState<Unread>();
  if (!loanType) return null;
  const { min, max } = countRange(loanType, propertyType, loanRequestIsFor);
  const count = numberApplyingFor ?? 0;
  const choose = (entered: number | Unread | undefined) => {
    setUnread(isUnread(entered) ? entered : undefined);
    onChange({ ...selection, numberApplyingFor: isUnread(entered) ? undefined : entered });
  };
  const caption = capacityCaption(count);
  return (
    <Stack gap="4">
      <Box maxWidth="320px">
        <FormField name="numberApplyingFor" label="Number of properties" error={unread?.complaint ?? error}>
          {(control) =>
            max > PROPERTY_MAXIMUM ? (
              <NumberInput {...control} value={unread ?? (count || undefined)} onChange={choose} />
            ) : (
              <NativeSelect
                {...control}
                value={count || ''}
                onChange={(event) => choose(Number(event.currentTarget.value) || undefined)}
              >
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
