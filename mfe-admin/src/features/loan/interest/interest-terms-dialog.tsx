import { interestTermsRecord } from '@groundwork/domain-draws';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { DateField, KeptFormDialog, NumberField, SelectField, TextAreaField, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
import type { LoanInterest, SetInterestTerms } from '../../../data/api.js';
import { useSetInterestTerms } from '../../../data/loan-interest.js';

type Terms = LoanInterest['terms'];
interface Values {
  basis: Terms['basis'];
  rate?: number | undefined;
  firstDay: string;
  effectiveOn: string;
  payer: Terms['payer'];
  reason: string;
}

const { fields } = interestTermsRecord;
const optionsOf = ({ options }: { options: readonly { value: unknown; label: string }[] }) =>
  options.map(({ value, label }) => ({ value: String(value), label }));

const valuesOf = ({ basis, rate, firstDay, payer }: Terms, asOf: string): Values => ({
  basis,
  rate: rate ?? undefined,
  firstDay: firstDay ?? asOf,
  effectiveOn: asOf,
  payer,
  reason: '',
});

function useTermsForm({ applicationId, asOf, terms }: LoanInterest, onSettled: () => void) {
  const { user } = useArea();
  const set = useSetInterestTerms(applicationId);
  const inputOf = (values: Values, version = terms.version) => ({ ...values, version }) as SetInterestTerms;
  return useKeptForm<Values>({
    draftKey: `${user.id}.${applicationId}.interest-terms`,
    values: valuesOf(terms, asOf),
    version: terms.version,
    check: (values) => validate(shapeOf(interestTermsRecord), inputOf(values)),
    save: (values, version) => set.mutateAsync(inputOf(values, version)),
    current: (stored) => ({ values: valuesOf(stored as Terms, asOf), version: (stored as Terms).version }),
    onSettled,
  });
}

/** How interest is computed from a day on, and who pays it. */
export function InterestTermsDialog({ interest, onClose }: { interest: LoanInterest; onClose: () => void }) {
  const notify = useNotify();
  const done = () => {
    notify.success(words.termsDone);
    onClose();
  };
  const keptForm = useTermsForm(interest, done);
  const submit = async () => {
    if (await keptForm.submit()) done();
  };
  return (
    <KeptFormDialog
      title={words.terms}
      lead={<Text>{words.termsLead}</Text>}
      keptForm={keptForm}
      labels={(path) => fields[path as keyof Values].label}
      onSubmit={submit}
      submitLabel={words.terms}
      onClose={onClose}
    >
      <SelectField<Values> name="basis" label={fields.basis.label} options={optionsOf(fields.basis)} required />
      <NumberField<Values> name="rate" label={fields.rate.label} decimals={4} required />
      <DateField<Values> name="firstDay" label={fields.firstDay.label} required />
      <DateField<Values> name="effectiveOn" label={fields.effectiveOn.label} required />
      <SelectField<Values> name="payer" label={fields.payer.label} options={optionsOf(fields.payer)} required />
      <TextAreaField<Values> name="reason" label={fields.reason.label} required />
    </KeptFormDialog>
  );
}
