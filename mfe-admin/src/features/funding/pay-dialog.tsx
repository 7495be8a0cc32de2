import { madeFundingRecord, netFunding, nettingComplaint } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, TextField } from '@groundwork/web-forms';
import type { ListedFunding } from '../../data/api.js';
import { useFundDraw, useFundingTerms } from '../../data/funding.js';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';
import { useMovedRecord } from '../../components/use-moved.js';
import { FundingMoved } from './funding-moved.js';
import { NettingFields, nettingOf } from './netting-fields.js';

interface Values {
  fundedOn: string;
  reference: string;
  payee: string;
  feesNetted?: number | undefined;
  reserveNetted?: number | undefined;
}

const { fields } = madeFundingRecord;
/** Records that a planned payment was made: when, to whom, under which reference, and what was kept back of it. */
export function PayDialog({ funding: opened, onClose }: { funding: ListedFunding; onClose: () => void }) {
  const moved = useMovedRecord(opened);
  const { row: funding, standing } = moved;
  const { id, version, amount, scheduledFor, applicationId, applicationName: name, batchNumber, accountName } = funding;
  const terms = useFundingTerms(applicationId).data;
  // An emptied field keeps nothing back, whatever was planned.
  const inputOf = (values: Values) => ({ ...values, ...nettingOf(values), id, version });
  const form = useCommandForm({
    draft: `${id}.pay`,
    values: {
      fundedOn: today(systemClock),
      reference: batchNumber === null ? '' : `Batch ${batchNumber}`,
      payee: accountName ?? '',
      feesNetted: funding.feesNetted || undefined,
      reserveNetted: funding.reserveNetted || undefined,
    },
    check: (values) => {
      const above = nettingComplaint(amount, nettingOf(values));
      return {
        ...(above === undefined ? {} : { feesNetted: above }),
        ...validate(shapeOf(madeFundingRecord), inputOf(values)),
      };
    },
    command: useFundDraw(),
    moved: moved.told,
    inputOf,
    done: words.paidDone,
    onClose,
  });
  const net = netFunding(amount, nettingOf(form.form.watch()));
  return (
    <CommandDialog
      title={fill(words.payOf, { name })}
      lead={fill(words.payLead, { date: formatMonthDayYear(scheduledFor), amount: formatCents(amount) })}
      form={form}
      label={words.pay}
      moved={standing && <FundingMoved moved={moved} standing={standing} command="fund" />}
      onClose={onClose}
    >
      <DateField<Values> name="fundedOn" label={fields.fundedOn.label} max={today(systemClock)} required />
      <TextField<Values> name="payee" label={fields.payee.label} required />
      <TextField<Values> name="reference" label={fields.reference.label} required />
      <NettingFields
        net={net}
        left={
          terms && {
            feesNetted: terms.fees - terms.feesNetted,
            reserveNetted: terms.interestReserve - terms.reserveNetted,
          }
        }
      />
    </CommandDialog>
  );
}
