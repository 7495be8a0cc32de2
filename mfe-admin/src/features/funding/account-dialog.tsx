import { accountErrors, accountKindLabels, accountKinds, paymentAccountRecord } from '@groundwork/domain-draws';
import type { AccountKind } from '@groundwork/domain-draws';
import { exportsDesk as words } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { SelectField, TextField } from '@groundwork/web-forms';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';
import type { PaymentAccount } from '../../data/api.js';
import { useSavePaymentAccount } from '../../data/payment-exports.js';
import type { AccountOwner } from '../../data/payment-exports.js';

interface Values {
  accountName: string;
  kind: AccountKind;
  routingNumber: string;
  accountNumber: string;
  iban: string;
}

interface AccountDialogProps {
  owner: AccountOwner;
  current: PaymentAccount | undefined;
  title: string;
  onClose: () => void;
}

const { fields } = paymentAccountRecord;
const kinds = accountKinds.map((value) => ({ value, label: accountKindLabels[value] }));

const valuesOf = (account: PaymentAccount | undefined): Values => ({
  accountName: account?.accountName ?? '',
  kind: account?.kind ?? 'aba',
  routingNumber: account?.routingNumber ?? '',
  accountNumber: '',
  iban: '',
});

/** Enters an account anew. Its number is typed whole: what is kept is not shown again. */
export function AccountDialog({ owner, current, title, onClose }: AccountDialogProps) {
  const inputOf = ({ accountName, kind, ...numbers }: Values, version = current?.version ?? 0) => ({
    accountName,
    kind,
    ...(kind === 'iban'
      ? { iban: numbers.iban }
      : { routingNumber: numbers.routingNumber, accountNumber: numbers.accountNumber }),
    version,
  });
  const form = useCommandForm({
    draft: `${owner === 'lender' ? owner : owner.applicationId}.account`,
    values: valuesOf(current),
    version: current?.version ?? 0,
    current: (record) => ({ values: valuesOf(record as PaymentAccount), version: (record as PaymentAccount).version }),
    check: (values) => ({ ...accountErrors(values), ...validate(shapeOf(paymentAccountRecord), inputOf(values)) }),
    command: useSavePaymentAccount(owner),
    inputOf,
    done: words.saved,
    onClose,
  });
  return (
    <CommandDialog
      title={title}
      lead={words.changeLead}
      form={form}
      label={current ? words.change : words.enter}
      labels={(path) => fields[path as keyof Values].label}
      show={(path, value) => (path === 'kind' ? accountKindLabels[value as AccountKind] : undefined)}
      onClose={onClose}
    >
      <TextField<Values> name="accountName" label={fields.accountName.label} autoComplete="off" required />
      <SelectField<Values> name="kind" label={fields.kind.label} options={kinds} required />
      {form.form.watch('kind') === 'iban' ? (
        <TextField<Values> name="iban" label={fields.iban.label} autoComplete="off" required />
      ) : (
        <>
          <TextField<Values> name="routingNumber" label={fields.routingNumber.label} autoComplete="off" required />
          <TextField<Values> name="accountNumber" label={fields.accountNumber.label} autoComplete="off" required />
        </>
      )}
    </CommandDialog>
  );
}
