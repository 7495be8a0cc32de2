import { madeFundingRecord, netFunding, nettingComplaint } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, MoneyField, TextField, useRuleForm } from '@groundwork/web-forms';
import { Text } from '@groundwork/web-ui';
import type { ListedFunding } from '../../data/api.js';
import { useFundDraw, useFundingTerms } from '../../data/funding.js';
import { CommandDialog } from './command-dialog.js';

interface Values {
  fundedOn: string;
  reference: string;
  payee: string;
  feesNetted?: number | undefined;
  reserveNetted?: number | undefined;
}

const { fields } = madeFundingRecord;
const asCents = (value: unknown): number => (typeof value === 'number' ? value : 0);
const nettingOf = ({ feesNetted, reserveNetted }: Partial<Values>) => ({
  feesNetted: asCents(feesNetted),
  reserveNetted: asCents(reserveNetted),
});

/** Records that a planned payment was made: when, to whom, under which reference, and what was kept back of it. */
export function PayDialog({ funding, onClose }: { funding: ListedFunding; onClose: () => void }) {
  const { id, version, amount, scheduledFor, applicationId, applicationName: name } = funding;
  const terms = useFundingTerms(applicationId).data;
  const inputOf = (values: Values) => ({ ...values, id, version });
  const form = useRuleForm<Values>({
    defaultValues: { fundedOn: today(systemClock), reference: '', payee: '' },
    check: (values) => {
      const above = nettingComplaint(amount, nettingOf(values));
      return {
        ...(above === undefined ? {} : { feesNetted: above }),
        ...validate(shapeOf(madeFundingRecord), inputOf(values)),
      };
    },
  });
  const net = netFunding(amount, nettingOf(form.watch()));
  const left = (of: number, netted: number) => formatCents(Math.max(0, of - netted));
  return (
    <CommandDialog
      title={fill(words.payOf, { name })}
      lead={fill(words.payLead, { date: formatMonthDayYear(scheduledFor), amount: formatCents(amount) })}
      form={form}
      command={useFundDraw()}
      inputOf={inputOf}
      label={words.pay}
      done={words.paidDone}
      onClose={onClose}
    >
      <DateField<Values> name="fundedOn" label={fields.fundedOn.label} max={today(systemClock)} required />
      <TextField<Values> name="payee" label={fields.payee.label} required />
      <TextField<Values> name="reference" label={fields.reference.label} required />
      <MoneyField<Values>
        name="feesNetted"
        label={fields.feesNetted.label}
        {...(terms ? { hint: fill(words.feesLeft, { amount: left(terms.fees, terms.feesNetted) }) } : {})}
      />
      <MoneyField<Values>
        name="reserveNetted"
        label={fields.reserveNetted.label}
        {...(terms
          ? { hint: fill(words.reserveLeft, { amount: left(terms.interestReserve, terms.reserveNetted) }) }
          : {})}
      />
      <Text fontWeight="semibold" role="status">
        {fill(words.netIs, { amount: formatCents(Math.max(0, net)) })}
      </Text>
    </CommandDialog>
  );
}
