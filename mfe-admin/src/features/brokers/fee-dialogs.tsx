import { rejectionCommentComplaint } from '@groundwork/domain-brokers';
import { fill, shared } from '@groundwork/domain-messages';
import { feeDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { systemClock, today } from '@groundwork/domain-time';
import { calendarDate } from '@groundwork/domain-validation';
import { DateField, TextAreaField, TextField, useRuleForm } from '@groundwork/web-forms';
import type { FeeEntry } from '../../data/api.js';
import { useApproveFee, usePayFee, useReverseFee } from '../../data/fees.js';
import { CommandDialog } from '../../components/command-dialog.js';

interface FeeDialogProps {
  brokerId: string;
  entry: FeeEntry;
  onClose: () => void;
}

const factsOf = ({ clientName, amount }: FeeEntry) => ({ name: clientName, amount: formatCents(amount) });

/** An earned fee that may be paid. */
export function ApproveFee({ brokerId, entry, onClose }: FeeDialogProps) {
  const { id, version } = entry;
  const form = useRuleForm<Record<string, never>>({ defaultValues: {}, check: () => ({}) });
  return (
    <CommandDialog
      title={fill(words.approveOf, factsOf(entry))}
      lead={fill(words.approveLead, factsOf(entry))}
      form={form}
      command={useApproveFee(brokerId)}
      inputOf={() => ({ id, version })}
      label={words.approve}
      done={words.approvedDone}
      onClose={onClose}
    >
      {null}
    </CommandDialog>
  );
}

interface Payment {
  paidOn: string;
  reference: string;
}

/** An approved fee that was paid, with the day and the reference. */
export function PayFee({ brokerId, entry, onClose }: FeeDialogProps) {
  const { id, version } = entry;
  const form = useRuleForm<Payment>({
    defaultValues: { paidOn: today(systemClock), reference: '' },
    check: ({ paidOn, reference }): Record<string, string> => {
      const day = calendarDate(paidOn) ?? (paidOn > today(systemClock) ? shared.feePaidOn : undefined);
      return { ...(day ? { paidOn: day } : {}), ...(reference.trim() ? {} : { reference: shared.fieldRequired }) };
    },
  });
  return (
    <CommandDialog
      title={fill(words.payOf, factsOf(entry))}
      lead={fill(words.payLead, factsOf(entry))}
      form={form}
      command={usePayFee(brokerId)}
      inputOf={(values: Payment) => ({ ...values, id, version })}
      label={words.pay}
      done={words.paidDone}
      onClose={onClose}
    >
      <DateField<Payment> name="paidOn" label={words.paidOn} required />
      <TextField<Payment> name="reference" label={words.reference} required autoComplete="off" />
    </CommandDialog>
  );
}

interface Reversal {
  reason: string;
}

/** A fee that is taken back, with the reason. */
export function ReverseFee({ brokerId, entry, onClose }: FeeDialogProps) {
  const { id, version } = entry;
  const form = useRuleForm<Reversal>({
    defaultValues: { reason: '' },
    check: ({ reason }): Record<string, string> => {
      const complaint = rejectionCommentComplaint(reason);
      return complaint ? { reason: complaint } : {};
    },
  });
  return (
    <CommandDialog
      title={fill(words.reverseOf, factsOf(entry))}
      lead={fill(words.reverseLead, factsOf(entry))}
      form={form}
      command={useReverseFee(brokerId)}
      inputOf={({ reason }: Reversal) => ({ reason, id, version })}
      label={words.reverse}
      danger
      done={words.reversedDone}
      onClose={onClose}
    >
      <TextAreaField<Reversal> name="reason" label={words.reason} required />
    </CommandDialog>
  );
}
