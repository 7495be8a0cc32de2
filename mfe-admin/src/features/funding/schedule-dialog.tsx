import { scheduledFundingRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, useRuleForm } from '@groundwork/web-forms';
import type { PendingFunding } from '../../data/api.js';
import { useScheduleFunding } from '../../data/funding.js';
import { CommandDialog } from './command-dialog.js';

interface Values {
  scheduledFor: string;
}

/** Plans the payment of what is approved of a draw. */
export function ScheduleDialog({ pending, onClose }: { pending: PendingFunding; onClose: () => void }) {
  const { drawRequestId, version, applicationName: name, amount, lines } = pending;
  const inputOf = (values: Values) => ({ ...values, drawRequestId, version });
  const form = useRuleForm<Values>({
    defaultValues: { scheduledFor: today(systemClock) },
    check: (values) => validate(shapeOf(scheduledFundingRecord), inputOf(values)),
  });
  return (
    <CommandDialog
      title={fill(words.scheduleOf, { name })}
      lead={fill(words.scheduleLead, { amount: formatCents(amount), lines })}
      form={form}
      command={useScheduleFunding()}
      inputOf={inputOf}
      label={words.schedule}
      done={words.scheduledDone}
      onClose={onClose}
    >
      <DateField<Values> name="scheduledFor" label={scheduledFundingRecord.fields.scheduledFor.label} required />
    </CommandDialog>
  );
}
