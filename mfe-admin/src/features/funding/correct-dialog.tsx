import { correctionRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { MoneyField, TextAreaField } from '@groundwork/web-forms';
import type { LedgerLine } from '../../data/api.js';
import { useCorrectFunded } from '../../data/funding.js';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';

interface Values {
  amountFundedToDate: number;
  reason: string;
}

const { fields } = correctionRecord;

/** Puts 'funded to date' of a line right, with the reason. */
export function CorrectDialog(props: { applicationId: string; line: LedgerLine; onClose: () => void }) {
  const { applicationId, line, onClose } = props;
  const { additionalBudgetItemId, amountFundedToDate, name } = line;
  const inputOf = (values: Values, from = amountFundedToDate) => ({ ...values, additionalBudgetItemId, from });
  const form = useCommandForm({
    draft: `${additionalBudgetItemId}.correct`,
    values: { amountFundedToDate, reason: '' },
    // A correction has no other version than the amount that it was typed over.
    version: amountFundedToDate,
    current: (record) => {
      const { amountFundedToDate: version } = record as Pick<LedgerLine, 'amountFundedToDate'>;
      return { values: { amountFundedToDate: version, reason: '' }, version };
    },
    check: (values) => validate(shapeOf(correctionRecord), inputOf(values)),
    command: useCorrectFunded(applicationId),
    inputOf,
    done: words.correctedDone,
    onClose,
  });
  return (
    <CommandDialog
      title={fill(words.correctOf, { name })}
      lead={fill(words.correctLead, { amount: formatCents(amountFundedToDate) })}
      form={form}
      label={words.correct}
      labels={(path) => fields[path as keyof Values].label}
      show={(_path, value) => (typeof value === 'number' ? formatCents(value) : undefined)}
      onClose={onClose}
    >
      <MoneyField<Values> name="amountFundedToDate" label={fields.amountFundedToDate.label} required />
      <TextAreaField<Values> name="reason" label={fields.reason.label} required />
    </CommandDialog>
  );
}
