import { correctionRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { MoneyField, TextAreaField, useRuleForm } from '@groundwork/web-forms';
import type { LedgerLine } from '../../data/api.js';
import { useCorrectFunded } from '../../data/funding.js';
import { CommandDialog } from '../../components/command-dialog.js';

interface Values {
  amountFundedToDate: number;
  reason: string;
}

const { fields } = correctionRecord;

/** Puts 'funded to date' of a line right, with the reason. */
export function CorrectDialog(props: { applicationId: string; line: LedgerLine; onClose: () => void }) {
  const { applicationId, line, onClose } = props;
  const { additionalBudgetItemId, amountFundedToDate, name } = line;
  const inputOf = (values: Values) => ({ ...values, additionalBudgetItemId, from: amountFundedToDate });
  const form = useRuleForm<Values>({
    defaultValues: { amountFundedToDate, reason: '' },
    check: (values) => validate(shapeOf(correctionRecord), inputOf(values)),
  });
  return (
    <CommandDialog
      title={fill(words.correctOf, { name })}
      lead={fill(words.correctLead, { amount: formatCents(amountFundedToDate) })}
      form={form}
      command={useCorrectFunded(applicationId)}
      inputOf={inputOf}
      label={words.correct}
      done={words.correctedDone}
      onClose={onClose}
    >
      <MoneyField<Values> name="amountFundedToDate" label={fields.amountFundedToDate.label} required />
      <TextAreaField<Values> name="reason" label={fields.reason.label} required />
    </CommandDialog>
  );
}
