import { useFormContext, useWatch } from 'react-hook-form';
import { fill } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { displayInstant } from '@groundwork/domain-time';
import { Checkbox, Hint, Stack } from '@groundwork/web-ui';
import type { Application, TermSheet } from '../../../data/api.js';
import { useAcknowledgeSupervision } from '../../../data/term-sheets.js';

interface WithAcknowledgement {
  supervisoryAck: boolean;
}

/** The words of the supervision. Ticked, they are recorded as acknowledged at once; the answer itself is saved with the step. */
export function Supervision({ application, sheet }: { application: Application; sheet: TermSheet }) {
  const { register, setValue } = useFormContext<WithAcknowledgement>();
  const ticked = useWatch<WithAcknowledgement, 'supervisoryAck'>({ name: 'supervisoryAck' });
  const acknowledge = useAcknowledgeSupervision(application);
  const { supervisoryText, supervisoryHash, supervision } = sheet;
  if (!supervisoryText || !supervisoryHash) return null;
  const set = (value: boolean) => setValue('supervisoryAck', value, { shouldDirty: true, shouldTouch: true });
  return (
    <Stack gap="1">
      <Checkbox
        // The form leads to it by its name, as to every field.
        ref={register('supervisoryAck').ref}
        name="supervisoryAck"
        checked={ticked}
        disabled={acknowledge.isPending}
        onChange={({ currentTarget: { checked } }) => {
          // Words that were acknowledged already need no second record.
          if (!checked || supervision) set(checked);
          else acknowledge.mutate(supervisoryHash, { onSuccess: () => set(true) });
        }}
      >
        {supervisoryText}
      </Checkbox>
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
