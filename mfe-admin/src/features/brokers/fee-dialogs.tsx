import { rejectionCommentComplaint } from '@groundwork/domain-brokers';
import { fill, shared } from '@groundwork/domain-messages';
import { feeDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { systemClock, today } from '@groundwork/domain-time';
import { calendarDate } from '@groundwork/domain-validation';
import { DateField, TextAreaField, TextField } from '@groundwork/web-forms';
import type { FeeEntry } from '../../data/api.js';
import { useApproveFee, usePayFee, useReverseFee } from '../../data/fees.js';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';
import { useMovedRecord } from '../../components/use-moved.js';
import { FeeMoved } from './fee-moved.js';

interface FeeDialogProps {
  brokerId: string;
  entry: FeeEntry;
  onClose: () => void;
}

const factsOf = ({ clientName, amount }: FeeEntry) => ({ name: clientName, amount: formatCents(amount) });

/** An earned fee that may be paid. */
export function ApproveFee({ brokerId, entry: looked, onClose }: FeeDialogProps) {
  const moved = useMovedRecord(looked);
  const { row: entry, standing, told } = moved;
  const { id, version } = entry;
  const form = useCommandForm({
    draft: `${id}.approve-fee`,
    values: {},
    command: useApproveFee(brokerId),
    moved: told,
    inputOf: () => ({ id, version }),
    done: words.approvedDone,
    onClose,
  });
  return (
    <CommandDialog
      title={fill(words.approveOf, factsOf(entry))}
      lead={fill(words.approveLead, factsOf(entry))}
      form={form}
      moved={standing && <FeeMoved moved={moved} standing={standing} command="approve" isBare />}
      label={words.approve}
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
export function PayFee({ brokerId, entry: looked, onClose }: FeeDialogProps) {
  const moved = useMovedRecord(looked);
  const { row: entry, standing, told } = moved;
  const { id, version } = entry;
  const form = useCommandForm({
    draft: `${id}.pay-fee`,
    values: { paidOn: today(systemClock), reference: '' },
    check: ({ paidOn, reference }): Record<string, string> => {
      const day = calendarDate(paidOn) ?? (paidOn > today(systemClock) ? shared.feePaidOn : undefined);
      return { ...(day ? { paidOn: day } : {}), ...(reference.trim() ? {} : { reference: shared.fieldRequired }) };
    },
    command: usePayFee(brokerId),
    moved: told,
    inputOf: (values: Payment) => ({ ...values, id, version }),
    done: words.paidDone,
    onClose,
  });
  return (
    <CommandDialog
      title={fill(words.payOf, factsOf(entry))}
      lead={fill(words.payLead, factsOf(entry))}
      form={form}
      moved={standing && <FeeMoved moved={moved} standing={standing} command="pay" />}
      label={words.pay}
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
export function ReverseFee({ brokerId, entry: looked, onClose }: FeeDialogProps) {
  const moved = useMovedRecord(looked);
  const { row: entry, standing, told } = moved;
  const { id, version } = entry;
  const form = useCommandForm({
    draft: `${id}.reverse-fee`,
    values: { reason: '' },
    check: ({ reason }): Record<string, string> => {
      const complaint = rejectionCommentComplaint(reason);
      return complaint ? { reason: complaint } : {};
    },
    command: useReverseFee(brokerId),
    moved: told,
    inputOf: ({ reason }: Reversal) => ({ reason, id, version }),
    done: words.reversedDone,
    onClose,
  });
  return (
    <CommandDialog
      title={fill(words.reverseOf, factsOf(entry))}
      lead={fill(words.reverseLead, factsOf(entry))}
      form={form}
      moved={standing && <FeeMoved moved={moved} standing={standing} command="reverse" />}
      label={words.reverse}
      danger
      onClose={onClose}
    >
      <TextAreaField<Reversal> name="reason" label={words.reason} required />
    </CommandDialog>
  );
}
