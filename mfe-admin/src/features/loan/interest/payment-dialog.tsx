import { loanPaymentRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { DateField, MoneyField, TextField, useRuleForm } from '@groundwork/web-forms';
import { CommandDialog } from '../../../components/command-dialog.js';
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
  const form = useRuleForm<Values>({
    defaultValues: { receivedOn: asOf, reference: '', ...(due > 0 ? { amount: due } : {}) },
    check: (values) => validate(shapeOf(loanPaymentRecord), values),
  });
  return (
    <CommandDialog
      title={words.record}
      lead={fill(words.recordLead, { amount: formatCents(due) })}
      form={form}
      command={useRecordLoanPayment(applicationId)}
      inputOf={inputOf}
      label={words.record}
      done={words.recordDone}
      onClose={onClose}
    >
      <DateField<Values> name="receivedOn" label={fields.receivedOn.label} max={asOf} required />
      <MoneyField<Values> name="amount" label={fields.amount.label} required />
      <TextField<Values> name="reference" label={fields.reference.label} required />
    </CommandDialog>
  );
}
