import { ratesErrors, retainageTermsRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  FormAlert,
  NumberField,
  RuleForm,
  SelectField,
  showProblem,
  TextAreaField,
  useRuleForm,
} from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Button, Disclosure, Grid, Stack, Text } from '@groundwork/web-ui';
import type { Ledger } from '../../data/api.js';
import { useSetRetainageTerms } from '../../data/funding.js';
import { RetainageContractors } from './retainage-contractors.js';
import { termsOf, valuesOf } from './retainage-values.js';
import type { RetainageValues as Values } from './retainage-values.js';

const { fields } = retainageTermsRecord;

/** What is held back of what is approved from now on: to be read, and to be changed with a reason. */
export function RetainageTerms({ ledger }: { ledger: Ledger }) {
  const save = useSetRetainageTerms(ledger.applicationId);
  const notify = useNotify();
  const form = useRuleForm<Values>({
    defaultValues: valuesOf(ledger),
    check: (values) => {
      const terms = termsOf(ledger, values);
      return { ...ratesErrors(terms, () => true), ...validate(shapeOf(retainageTermsRecord), terms) };
    },
  });
  const store = async (values: Values) => {
    try {
      await save.mutateAsync(termsOf(ledger, values));
      notify.success(words.termsSaved);
    } catch (error) {
      showProblem(form, error);
    }
  };
  return (
    <RuleForm form={form} onSubmit={store} label={words.retainageTitle}>
      <Stack gap="5">
        <Text color="fg.muted">{words.retainageLead}</Text>
        <RateFields />
        <RetainageContractors ledger={ledger} />
        <Disclosure title={words.ownPercents}>
          <Text color="fg.muted" mb="3">
            {words.ownPercentHint}
          </Text>
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            {ledger.lines.map(({ additionalBudgetItemId, name }, at) => (
              <NumberField<Values>
                key={additionalBudgetItemId}
                name={`ofLine.${at}.percent`}
                label={fill(words.retainageOfLine, { name })}
                decimals={4}
              />
            ))}
          </Grid>
        </Disclosure>
        <TextAreaField<Values> name="reason" label={fields.reason.label} rows={2} required />
        <FormAlert />
        <Button type="submit" alignSelf="flex-start" loading={save.isPending} loadingText={screens.submitting}>
          {words.saveTerms}
        </Button>
      </Stack>
    </RuleForm>
  );
}

const optionsOf = ({ options }: { options: readonly { value: unknown; label: string }[] }) =>
  options.map(({ value, label }) => ({ value: String(value), label }));

function RateFields() {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(240px, 1fr))' }}
      gap="4"
      alignItems="start"
    >
      <SelectField<Values> name="heldBy" label={fields.heldBy.label} options={optionsOf(fields.heldBy)} required />
      <NumberField<Values> name="completedPercent" label={fields.completedPercent.label} decimals={4} required />
      <NumberField<Values> name="storedPercent" label={fields.storedPercent.label} decimals={4} required />
      <NumberField<Values> name="reductionFromPercent" label={fields.reductionFromPercent.label} decimals={4} />
      <NumberField<Values> name="reducedPercent" label={fields.reducedPercent.label} decimals={4} />
      <SelectField<Values>
        name="reductionAppliesTo"
        label={fields.reductionAppliesTo.label}
        placeholder="—"
        options={optionsOf(fields.reductionAppliesTo)}
      />
    </Grid>
  );
}
