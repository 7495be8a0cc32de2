import { draftErrors, supplierCategories, supplierHints } from '@groundwork/domain-applications';
import { contractorPhone, formatPhone, isBlank } from '@groundwork/domain-validation';
import { PhoneField, StepForm, TextField } from '@groundwork/web-forms';
import { Fieldset, Grid, Hint, Span, Stack, Text } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { StepFooter } from './step-footer.js';
import { useApplicationForm } from './use-application-form.js';

type Category = (typeof supplierCategories)[number]['field'];
interface SuppliersValues {
  suppliers: Record<Category, { name: string; phone: string }>;
}

const labels = Object.fromEntries(
  supplierCategories.flatMap(({ field, label }) => [
    [`suppliers.${field}.name`, `${label}: Name`],
    [`suppliers.${field}.phone`, `${label}: Phone`],
  ]),
);

/** A number reads as it is written; every other value by itself. */
const shownValue = (path: string, value: unknown): string | undefined =>
  path.endsWith('.phone') && typeof value === 'string' && value !== '' ? formatPhone(value) : undefined;

function valuesOf({ suppliers }: Application): SuppliersValues {
  const entries = supplierCategories.map(({ field }) => [
    field,
    { name: suppliers?.[field]?.name ?? '', phone: suppliers?.[field]?.phone ?? '' },
  ]);
  return { suppliers: Object.fromEntries(entries) as SuppliersValues['suppliers'] };
}

/** A phone that was begun has to be whole; one that was not is asked for when the step is to be complete. */
function check(values: SuppliersValues): Record<string, string> {
  const errors: Record<string, string> = { ...draftErrors(values) };
  for (const { field } of supplierCategories) {
    const { phone } = values.suppliers[field];
    const complaint = isBlank(phone) ? undefined : contractorPhone(phone);
    if (complaint !== undefined) errors[`suppliers.${field}.phone`] = complaint;
  }
  return errors;
}

/** Step 4: the largest contractor or supplier of each trade, with a phone number. */
export function SuppliersStep() {
  const keptForm = useApplicationForm<SuppliersValues>({
    section: 'suppliers',
    valuesOf,
    changesOf: (values) => values,
    check,
  });
  return (
    <StepForm
      keptForm={keptForm}
      label="Suppliers and Subcontractors"
      labels={labels}
      show={shownValue}
      footer={<StepFooter keptForm={keptForm} />}
    >
      <Text color="fg.muted">Your largest contractor or supplier of each trade.</Text>
      <Stack gap="5">
        {supplierCategories.map(({ field, label }) => (
          <Fieldset key={field} legend={<Span fontWeight="semibold">{label}</Span>} aria-describedby={`why-${field}`}>
            <Hint id={`why-${field}`} mb="2">
              {supplierHints[field]}
            </Hint>
            <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              <TextField<SuppliersValues> name={`suppliers.${field}.name`} label="Name" required />
              <PhoneField<SuppliersValues> name={`suppliers.${field}.phone`} label="Phone" required />
            </Grid>
          </Fieldset>
        ))}
      </Stack>
    </StepForm>
  );
}
