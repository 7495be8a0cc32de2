import { interestTermsRecord } from '@groundwork/domain-draws';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { DateField, NumberField, SelectField, TextAreaField, useRuleForm } from '@groundwork/web-forms';
import { CommandDialog } from '../../../components/command-dialog.js';
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

/** How interest is computed from a day on, and who pays it. */
export function InterestTermsDialog({ interest, onClose }: { interest: LoanInterest; onClose: () => void }) {
  const { applicationId, asOf, terms } = interest;
  const { basis, rate, firstDay, payer, version } = terms;
  const inputOf = (values: Values) => ({ ...values, version }) as SetInterestTerms;
  const form = useRuleForm<Values>({
    defaultValues: { basis, rate: rate ?? undefined, firstDay: firstDay ?? asOf, effectiveOn: asOf, payer, reason: '' },
    check: (values) => validate(shapeOf(interestTermsRecord), inputOf(values)),
  });
  return (
    <CommandDialog
      title={words.terms}
      lead={words.termsLead}
      form={form}
      command={useSetInterestTerms(applicationId)}
      inputOf={inputOf}
      label={words.terms}
      done={words.termsDone}
      onClose={onClose}
    >
      <SelectField<Values> name="basis" label={fields.basis.label} options={optionsOf(fields.basis)} required />
      <NumberField<Values> name="rate" label={fields.rate.label} decimals={4} required />
      <DateField<Values> name="firstDay" label={fields.firstDay.label} required />
      <DateField<Values> name="effectiveOn" label={fields.effectiveOn.label} required />
      <SelectField<Values> name="payer" label={fields.payer.label} options={optionsOf(fields.payer)} required />
      <TextAreaField<Values> name="reason" label={fields.reason.label} required />
    </CommandDialog>
  );
}
