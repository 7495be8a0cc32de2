import { payoffRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, MoneyField, TextAreaField, TextField } from '@groundwork/web-forms';
import { CommandDialog } from '../../../components/command-dialog.js';
import { useCommandForm } from '../../../components/use-command-form.js';
import { useMoved } from '../../../components/use-moved.js';
import type { Payoff, PayoffRecord } from '../../../data/api.js';
import { useRecordPayoff } from '../../../data/loan-interest.js';
import { PaymentMoved } from './payment-moved.js';
import type { StandingPayment } from './payment-moved.js';

interface Values {
  receivedOn: string;
  amount?: number | undefined;
  reference: string;
  retainageReason?: string;
}

const { fields } = payoffRecord;
const inputOf = (values: Values) => values as PayoffRecord;

/** Ends a loan whose payoff came in. */
export function PayoffDialog({ payoff, onClose }: { payoff: Payoff; onClose: () => void }) {
  const { applicationId, day, total, retainageHeld } = payoff;
  const moved = useMoved(payoff, (row, _: StandingPayment) => row);
  const form = useCommandForm({
    draft: `${applicationId}.payoff`,
    values: { receivedOn: day, amount: total, reference: '' },
    check: (values) => validate(shapeOf(payoffRecord), values),
    command: useRecordPayoff(applicationId),
    moved: moved.told,
    inputOf,
    done: words.payOffDone,
    onClose,
  });
  return (
    <CommandDialog
      title={words.payOff}
      lead={fill(words.payOffLead, { day: formatMonthDayYear(day), amount: formatCents(total) })}
      form={form}
      label={words.payOff}
      danger
      moved={moved.standing && <PaymentMoved standing={moved.standing} />}
      onClose={onClose}
    >
      <DateField<Values> name="receivedOn" label={fields.receivedOn.label} max={today(systemClock)} required />
      <MoneyField<Values> name="amount" label={fields.amount.label} required />
      <TextField<Values> name="reference" label={fields.reference.label} required />
      {retainageHeld > 0 ? (
        <TextAreaField<Values>
          name="retainageReason"
          label={fields.retainageReason.label}
          hint={fill(words.retainageHeld, { amount: formatCents(retainageHeld) })}
          required
        />
      ) : null}
    </CommandDialog>
  );
}
