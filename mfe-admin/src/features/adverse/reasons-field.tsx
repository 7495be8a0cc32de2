import { useId } from 'react';
import { adverseReasonKeys, adverseReasons } from '@groundwork/domain-applications';
import type { AdverseReason, WrittenNotice } from '@groundwork/domain-applications';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { useField, useFieldError } from '@groundwork/web-forms';
import { Checkbox, FieldError, Fieldset, Grid, Text } from '@groundwork/web-ui';

/** The reasons of form C-1, of which some are chosen. */
export function ReasonsField() {
  const field = useField<WrittenNotice, readonly AdverseReason[]>('reasons');
  const error = useFieldError<WrittenNotice>('reasons');
  const id = useId();
  const chosen = field.value ?? [];
  const toggle = (reason: AdverseReason) =>
    field.onChange(chosen.includes(reason) ? chosen.filter((each) => each !== reason) : [...chosen, reason]);
  return (
    <Fieldset legend={words.reasons}>
      <Text id={`${id}hint`} textStyle="small" mb="3">
        {words.reasonsHint}
      </Text>
      <Grid gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))" gap="2">
        {adverseReasonKeys.map((reason, index) => (
          <Checkbox
            key={reason}
            ref={index === 0 ? field.ref : undefined}
            checked={chosen.includes(reason)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}error` : `${id}hint`}
            onChange={() => toggle(reason)}
            onBlur={field.onBlur}
          >
            {adverseReasons[reason]}
          </Checkbox>
        ))}
      </Grid>
      {error ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
    </Fieldset>
  );
}
