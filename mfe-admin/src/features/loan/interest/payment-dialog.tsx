import { loanPaymentRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { DateField, MoneyField, TextField } from '@groundwork/web-forms';
import { CommandDialog } from '../../../components/command-dialog.js';
import { useCommandForm } from '../../../components/use-command-form.js';
import type { LoanInterest, RecordLoanPayment } from '../../../data/api.js';
import { useRecordLoanPayment } from '../../../data/loan-interest.js';

interface Values {
  receivedOn: string;
  amount?: number | undefined;
  reference: string;
}

const { fields } = loanPaymentRecord;
const inputOf = (values: Values) => values as RecordLoanPayment;

/** Interest that the borrower paid. */
export function PaymentDialog({ interest, onClose }: { interest: LoanInterest; onClose: () => void }) {
  const { applicationId, asOf, due } = interest;
  const form = useCommandForm({
    draft: `${applicationId}.payment`,
    values: { receivedOn: asOf, reference: '', ...(due > 0 ? { amount: due } : {}) },
    check: (values) => validate(shapeOf(loanPaymentRecord), values),
    command: useRecordLoanPayment(applicationId),
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
      onClose={onClose}
    >
      <DateField<Values> name="receivedOn" label={fields.receivedOn.label} max={asOf} required />
      <MoneyField<Values> name="amount" label={fields.amount.label} required />
      <TextField<Values> name="reference" label={fields.reference.label} required />
    </CommandDialog>
  );
}
