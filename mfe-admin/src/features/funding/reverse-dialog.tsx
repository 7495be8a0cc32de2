import { reversedFundingRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { exportsDesk, fundingDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { displayDate, systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, TextAreaField } from '@groundwork/web-forms';
import { Alert } from '@groundwork/web-ui';
import type { ListedFunding } from '../../data/api.js';
import { useReverseFunding } from '../../data/funding.js';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';
import { useMovedRecord } from '../../components/use-moved.js';
import { FundingMoved } from './funding-moved.js';

interface Values {
  reversedOn: string;
  reason: string;
}

const { fields } = reversedFundingRecord;

/** Takes a payment back with its reason. */
export function ReverseDialog({ funding: opened, onClose }: { funding: ListedFunding; onClose: () => void }) {
  const moved = useMovedRecord(opened);
  const { row: funding, standing } = moved;
  const { id, version, amount, netAmount, payee, fundedOn, batchNumber, exportedAt, applicationName: name } = funding;
  const inputOf = (values: Values) => ({ ...values, id, version });
  const form = useCommandForm({
    draft: `${id}.reverse`,
    values: { reversedOn: today(systemClock), reason: '' },
    check: (values) => validate(shapeOf(reversedFundingRecord), inputOf(values)),
    command: useReverseFunding(),
    moved: moved.told,
    inputOf,
    done: words.reversedDone,
    onClose,
  });
  return (
    <CommandDialog
      title={fill(words.reverseOf, { name })}
      lead={fill(words.reverseLead, { amount: formatCents(amount) })}
      form={form}
      label={words.reverse}
      danger
      moved={standing && <FundingMoved moved={moved} standing={standing} command="reverse" />}
      onClose={onClose}
    >
      {batchNumber !== null && exportedAt ? (
        <Alert>
          {fill(exportsDesk.reverseExported, {
            number: String(batchNumber),
            date: displayDate(exportedAt),
            amount: formatCents(netAmount),
            payee: payee ?? '',
          })}
        </Alert>
      ) : null}
      <DateField<Values>
        name="reversedOn"
        label={fields.reversedOn.label}
        {...(fundedOn ? { min: fundedOn } : {})}
        max={today(systemClock)}
        required
      />
      <TextAreaField<Values> name="reason" label={fields.reason.label} required />
    </CommandDialog>
  );
}
