import { recordedBatchRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { exportsDesk as words } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, TextField } from '@groundwork/web-forms';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';
import type { PaymentBatch } from '../../data/api.js';
import { useRecordBatch } from '../../data/payment-exports.js';

interface Values {
  fundedOn: string;
  reference: string;
}

const { fields } = recordedBatchRecord;

/** The bank made a batch: what of it is planned still is recorded as paid, together. */
export function RecordBatchDialog({ batch, onClose }: { batch: PaymentBatch; onClose: () => void }) {
  const { id, number, planned } = batch;
  const form = useCommandForm<Values, Values>({
    draft: `${id}.record-batch`,
    values: { fundedOn: today(systemClock), reference: `Batch ${number}` },
    check: (values) => validate(shapeOf(recordedBatchRecord), values),
    command: useRecordBatch(id),
    inputOf: (values) => values,
    done: fill(words.recorded, { number: String(number) }),
    onClose,
  });
  return (
    <CommandDialog
      title={fill(words.recordOf, { number: String(number) })}
      lead={fill(words.recordLead, { n: planned })}
      form={form}
      label={words.record}
      onClose={onClose}
    >
      <DateField<Values> name="fundedOn" label={fields.fundedOn.label} max={today(systemClock)} required />
      <TextField<Values> name="reference" label={fields.reference.label} required />
    </CommandDialog>
  );
}
