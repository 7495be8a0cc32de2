import { loanPaymentRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { DateField, MoneyField, TextField } from '@groundwork/web-forms';
import { CommandDialog } from '../../../components/command-dialog.js';
import { useCommandForm } from '../../../components/use-command-form.js';
import { useMoved } from '../../../components/use-moved.js';
import type { LoanInterest, RecordLoanPayment } from '../../../data/api.js';
import { useRecordLoanPayment } from '../../../data/loan-interest.js';
import { PaymentMoved } from './payment-moved.js';
import type { StandingPayment } from './payment-moved.js';

interface Values {
  receivedOn: string;
  amount?: number | undefined;
  reference: string;
}

const { fields } = loanPaymentRecord;

/** Interest that the borrower paid. */
export function PaymentDialog({ interest, onClose }: { interest: LoanInterest; onClose: () => void }) {
  const { applicationId, asOf, due } = interest;
  // What was looked at is what is there when the dialog opens: another one may be the same payment, recorded by somebody else.
  const moved = useMoved(interest.payments.length, (row, now: StandingPayment) => now.payments ?? row);
  const { row: payments, standing, goOn } = moved;
  const inputOf = (values: Values) => ({ ...values, payments }) as RecordLoanPayment;
  const form = useCommandForm({
    draft: `${applicationId}.payment`,
    values: { receivedOn: asOf, reference: '', ...(due > 0 ? { amount: due } : {}) },
    check: (values) => validate(shapeOf(loanPaymentRecord), values),
    command: useRecordLoanPayment(applicationId),
    moved: moved.told,
    inputOf,
    done: words.recordDone,
    onClose,
  });
  return (
    <CommandDialog
      title={words.record}
      lead={fill(words.recordLead, { amount: formatCents(due) })}
      form={form}
      label={words.record}
      moved={standing && <PaymentMoved standing={standing} onGoOn={goOn} />}
      onClose={onClose}
    >
      <DateField<Values> name="receivedOn" label={fields.receivedOn.label} max={asOf} required />
      <MoneyField<Values> name="amount" label={fields.amount.label} required />
      <TextField<Values> name="reference" label={fields.reference.label} required />
    </CommandDialog>
  );
}
