import { releaseUnitRecord, unitReleaseRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, MoneyField, TextField } from '@groundwork/web-forms';
import type { LoanUnitView } from '@groundwork/web-lending/interest';
import { CommandDialog } from '../../../components/command-dialog.js';
import { useCommandForm } from '../../../components/use-command-form.js';
import { useMoved } from '../../../components/use-moved.js';
import { useAddReleaseUnit, useReleaseUnit } from '../../../data/loan-interest.js';
import { PaymentMoved } from './payment-moved.js';
import type { StandingPayment } from './payment-moved.js';

interface NewUnit {
  name: string;
  releasePrice?: number | undefined;
}

/** Names a unit of the project with the price that releases it. */
export function AddUnitDialog({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { fields } = releaseUnitRecord;
  const form = useCommandForm({
    draft: `${applicationId}.unit`,
    values: { name: '' },
    check: (values) => validate(shapeOf(releaseUnitRecord), values),
    command: useAddReleaseUnit(applicationId),
    inputOf: (values) => values as Required<NewUnit> & { releasePrice: number },
    done: words.addUnitDone,
    onClose,
  });
  return (
    <CommandDialog title={words.addUnit} lead={words.addUnitLead} form={form} label={words.addUnit} onClose={onClose}>
      <TextField<NewUnit> name="name" label={fields.name.label} required />
      <MoneyField<NewUnit> name="releasePrice" label={fields.releasePrice.label} required />
    </CommandDialog>
  );
}

interface Release {
  receivedOn: string;
  reference: string;
}

/** The release price of a unit that came in. */
export function ReleaseUnitDialog({ unit, onClose }: { unit: LoanUnitView; onClose: () => void }) {
  const moved = useMoved(unit, (row, now: StandingPayment) => now.unit ?? row);
  const { row, standing, goOn } = moved;
  const { id, version, name, releasePrice } = row;
  const { fields } = unitReleaseRecord;
  const inputOf = (values: Release) => ({ ...values, id, version });
  const form = useCommandForm({
    draft: `${id}.release-unit`,
    values: { receivedOn: today(systemClock), reference: '' },
    check: (values) => validate(shapeOf(unitReleaseRecord), inputOf(values)),
    command: useReleaseUnit(),
    moved: moved.told,
    inputOf,
    done: words.releaseDone,
    onClose,
  });
  return (
    <CommandDialog
      title={fill(words.releaseOf, { name })}
      lead={fill(words.releaseLead, { amount: formatCents(releasePrice) })}
      form={form}
      label={words.release}
      moved={standing && <PaymentMoved standing={standing} onGoOn={goOn} />}
      onClose={onClose}
    >
      <DateField<Release> name="receivedOn" label={fields.receivedOn.label} max={today(systemClock)} required />
      <TextField<Release> name="reference" label={fields.reference.label} required />
    </CommandDialog>
  );
}
