import { reversedPaymentRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, TextAreaField } from '@groundwork/web-forms';
import type { LoanPaymentView } from '@groundwork/web-lending/interest';
import { CommandDialog } from '../../../components/command-dialog.js';
import { useCommandForm } from '../../../components/use-command-form.js';
import { useMoved } from '../../../components/use-moved.js';
import { useReverseLoanPayment } from '../../../data/loan-interest.js';
import { PaymentMoved } from './payment-moved.js';
import type { StandingPayment } from './payment-moved.js';

interface Values {
  reversedOn: string;
  reason: string;
}

const { fields } = reversedPaymentRecord;

/** A payment of the borrower that came back. */
export function ReversePaymentDialog({ payment, onClose }: { payment: LoanPaymentView; onClose: () => void }) {
  const { id, version, kind, amount, receivedOn, reference } = payment;
  const moved = useMoved(payment, (row, _: StandingPayment) => row);
  const inputOf = (values: Values) => ({ ...values, id, version });
  const form = useCommandForm({
    draft: `${id}.reverse-payment`,
    values: { reversedOn: today(systemClock), reason: '' },
    check: (values) => validate(shapeOf(reversedPaymentRecord), inputOf(values)),
    command: useReverseLoanPayment(),
    moved: moved.told,
    inputOf,
    done: words.reverseDone,
    onClose,
  });
  return (
    <CommandDialog
      title={fill(words.reverseOf, { reference })}
      lead={fill(kind === 'payoff' ? words.reversePayoffLead : words.reverseLead, { amount: formatCents(amount) })}
      form={form}
      label={words.reverse}
      danger
      moved={moved.standing && <PaymentMoved standing={moved.standing} />}
      onClose={onClose}
    >
      <DateField<Values>
        name="reversedOn"
        label={fields.reversedOn.label}
        min={receivedOn}
        max={today(systemClock)}
        required
      />
      <TextAreaField<Values> name="reason" label={fields.reason.label} required />
    </CommandDialog>
  );
}
