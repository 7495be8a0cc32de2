import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { applicationHints, isEditable } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { displayInstant } from '@groundwork/domain-time';
import { Checkbox, Hint, RequiredMark, Stack } from '@groundwork/web-ui';
import type { Application, TermSheet } from '../../../data/api.js';
import { useAcknowledgeSupervision } from '../../../data/term-sheets.js';

interface WithAcknowledgement {
  supervisoryAck: boolean;
}

/** The words of the supervision. Ticked, they are recorded as acknowledged at once; the answer itself is saved with the step. */
export function Supervision({ application, sheet }: { application: Application; sheet: TermSheet }) {
  const { setValue } = useFormContext<WithAcknowledgement>();
  // Not registered: the form would tick the box by its value, whatever stands on record.
  const { field } = useController<WithAcknowledgement, 'supervisoryAck'>({ name: 'supervisoryAck' });
  const id = useId();
  const acknowledge = useAcknowledgeSupervision(application);
  const { supervisoryText, supervisoryHash, supervision } = sheet;
  if (!supervisoryText || !supervisoryHash) return null;
  // A tick without its record, or under other words, counts for nothing at the final submit.
  const stands = supervision !== null || !isEditable(application.status);
  const set = (value: boolean) => setValue('supervisoryAck', value, { shouldDirty: true, shouldTouch: true });
  return (
    <Stack gap="1">
      <Checkbox
        // The form leads to it by its name, as to every field.
        ref={field.ref}
        name="supervisoryAck"
        aria-required
        aria-describedby={id}
        checked={field.value && stands}
        saving={acknowledge.isPending}
        onChange={({ currentTarget: { checked } }) => {
          // Words that were acknowledged already need no second record.
          if (!checked || supervision) set(checked);
          else acknowledge.mutate(supervisoryHash, { onSuccess: () => set(true) });
        }}
      >
        {supervisoryText}
        <RequiredMark />
      </Checkbox>
      <Hint id={id}>{applicationHints.supervisoryAck}</Hint>
      {supervision ? (
        <Hint role="status">
          {fill(borrower.supervisionAcknowledged, {
            date: displayInstant(supervision.date, { zone: 'EST' }),
            name: supervision.signerName ?? '',
          })}
        </Hint>
      ) : null}
    </Stack>
  );
}
