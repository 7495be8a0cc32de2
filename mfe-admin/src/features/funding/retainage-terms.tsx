import { ratesErrors, retainageTermsRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, NumberField, SelectField, TextAreaField, useKeptForm } from '@groundwork/web-forms';
import type { KeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Button, Disclosure, Grid, Text } from '@groundwork/web-ui';
import type { Ledger } from '../../data/api.js';
import { useSetRetainageTerms } from '../../data/funding.js';
import { RetainageContractors } from './retainage-contractors.js';
import { labelOf, shown } from './retainage-labels.js';
import { termsOf, valuesOf } from './retainage-values.js';
import type { RetainageValues as Values } from './retainage-values.js';

const { fields } = retainageTermsRecord;

function useTermsForm(ledger: Ledger) {
  const { user } = useArea();
  const notify = useNotify();
  const set = useSetRetainageTerms(ledger.applicationId);
  const keptForm: KeptForm<Values> = useKeptForm<Values>({
    // Lines stand by their places: what was typed of a budget with other lines is not offered.
    draftKey: `${user.id}.${ledger.applicationId}.retainage-terms.${ledger.lines.length}`,
    values: valuesOf(ledger),
    version: ledger.retainage.version,
    check: (values) => {
      const terms = termsOf(ledger, values);
      return { ...ratesErrors(terms, () => true), ...validate(shapeOf(retainageTermsRecord), terms) };
    },
    save: (values, version) => set.mutateAsync(termsOf(ledger, values, version)),
    current: (record) => {
      const retainage = record as Ledger['retainage'];
      const { contractors } = keptForm.form.getValues();
      return { values: valuesOf({ ...ledger, retainage }, contractors), version: retainage.version };
    },
    onSettled: () => saved(),
  });
  /** The next change has a reason of its own. */
  const saved = () => {
    notify.success(words.termsSaved);
    keptForm.form.reset({ ...keptForm.form.getValues(), reason: '' });
  };
  const submit = async () => {
    if (await keptForm.submit()) saved();
  };
  return { keptForm, submit };
}

/** What is held back of what is approved from now on: to be read, and to be changed with a reason. */
export function RetainageTerms({ ledger }: { ledger: Ledger }) {
  const { keptForm, submit } = useTermsForm(ledger);
  return (
    <KeptFormView
      keptForm={keptForm}
      label={words.retainageTitle}
      labels={(path) => labelOf(ledger, path)}
      show={(path, value) => shown(keptForm.form.getValues('contractors'), path, value)}
      onSubmit={submit}
    >
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
      <Button type="submit" alignSelf="flex-start" loading={keptForm.saving} loadingText={screens.submitting}>
        {words.saveTerms}
      </Button>
    </KeptFormView>
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
