import { brokerFeeRecord } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { admin, feeDesk as words } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { MoneyField, NumberField, TextField } from '@groundwork/web-forms';
import type { BrokerFee } from '../../data/api.js';
import { useSaveFee } from '../../data/fees.js';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';

interface Values {
  name: string;
  percent: number | null;
  amount: number | null;
}

interface FeeFormProps {
  brokerId: string;
  /** The fee that is changed; a new one without. */
  fee: BrokerFee | undefined;
  onClose: () => void;
}

const isNone = (value: number | null | undefined): boolean => value === null || value === undefined;

function complaintsOf(values: Values): Record<string, string> {
  const errors = validate(shapeOf(brokerFeeRecord), values);
  return isNone(values.percent) === isNone(values.amount)
    ? { percent: words.percentOrAmount, ...errors }
    : { ...errors };
}

/** A fee that is arranged with a broker: of the loan in percent, or an amount. */
export function FeeForm({ brokerId, fee, onClose }: FeeFormProps) {
  const form = useCommandForm({
    draft: `${brokerId}.fee.${fee?.id ?? 'new'}`,
    values: { name: fee?.name ?? '', percent: fee?.percent ?? null, amount: fee?.amount ?? null },
    check: complaintsOf,
    command: useSaveFee(brokerId, fee === undefined),
    inputOf: ({ name, percent, amount }: Values) => ({
      brokerId,
      name,
      percent: percent ?? null,
      amount: amount ?? null,
      ...(fee ? { id: fee.id } : {}),
    }),
    done: words.feeSaved,
    onClose,
  });
  return (
    <CommandDialog
      title={fee ? fill(words.editFee, { name: fee.name }) : words.addFee}
      lead={words.arrangedLead}
      form={form}
      label={admin.saveChanges}
      onClose={onClose}
    >
      <TextField<Values> name="name" label={words.feeName} required autoComplete="off" />
      <NumberField<Values> name="percent" label={words.feePercent} decimals={4} />
      <MoneyField<Values> name="amount" label={words.feeAmount} />
    </CommandDialog>
  );
}
