import { netFunding, nettingErrors, proposedNetting, scheduledFundingRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField } from '@groundwork/web-forms';
import { QueryState } from '@groundwork/web-mount';
import type { DrawRequest, FundingTerms, PendingFunding } from '../../data/api.js';
import { useFundingTerms, useScheduleFunding } from '../../data/funding.js';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';
import { useMoved } from '../../components/use-moved.js';
import { DrawMoved, waitingOf } from './draw-moved.js';
import { NettingFields, nettingOf } from './netting-fields.js';

interface Values {
  scheduledFor: string;
  feesNetted?: number | undefined;
  reserveNetted?: number | undefined;
}

interface ScheduleDialogProps {
  pending: PendingFunding;
  onClose: () => void;
}

/** Plans the payment of what is approved of a draw; what is left of the agreed fees and reserve is proposed to be kept back. */
export function ScheduleDialog({ pending, onClose }: ScheduleDialogProps) {
  return (
    <QueryState query={useFundingTerms(pending.applicationId)} failed={words.failed}>
      {(terms) => <ScheduleForm pending={pending} terms={terms} onClose={onClose} />}
    </QueryState>
  );
}

function ScheduleForm({ pending, terms, onClose }: ScheduleDialogProps & { terms: FundingTerms }) {
  const moved = useMoved(pending, (row, draw: DrawRequest) => ({ ...row, ...waitingOf(draw) }));
  const { row, standing } = moved;
  const { drawRequestId, version, applicationName: name, amount, lines } = row;
  const agreed = { feesNetted: terms.fees, reserveNetted: terms.interestReserve };
  const before = {
    feesNetted: terms.feesNetted + terms.feesPlanned,
    reserveNetted: terms.reserveNetted + terms.reservePlanned,
  };
  const inputOf = (values: Values) => ({ ...values, drawRequestId, version });
  const form = useCommandForm({
    draft: `${drawRequestId}.schedule-payment`,
    values: { scheduledFor: today(systemClock), ...proposedNetting(amount, agreed, before) },
    check: (values) => ({
      ...nettingErrors(amount, nettingOf(values), agreed, before),
      ...validate(shapeOf(scheduledFundingRecord), inputOf(values)),
    }),
    command: useScheduleFunding(),
    moved: moved.told,
    inputOf,
    done: words.scheduledDone,
    onClose,
  });
  return (
    <CommandDialog
      title={fill(words.scheduleOf, { name })}
      lead={fill(words.scheduleLead, { amount: formatCents(amount), lines })}
      form={form}
      label={words.schedule}
      moved={standing && <DrawMoved moved={moved} standing={standing} />}
      onClose={onClose}
    >
      <DateField<Values> name="scheduledFor" label={scheduledFundingRecord.fields.scheduledFor.label} required />
      <NettingFields
        net={netFunding(amount, nettingOf(form.form.watch()))}
        left={{
          feesNetted: agreed.feesNetted - before.feesNetted,
          reserveNetted: agreed.reserveNetted - before.reserveNetted,
        }}
      />
    </CommandDialog>
  );
}
