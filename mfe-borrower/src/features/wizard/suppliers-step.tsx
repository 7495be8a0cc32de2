import { draftErrors, supplierCategories } from '@groundwork/domain-applications';
import { contractorPhone, isBlank } from '@groundwork/domain-validation';
import { PhoneField, TextField, useRuleForm } from '@groundwork/web-forms';
import { Fieldset, Grid, Span, Stack, Text } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { StepForm } from './step-form.js';
import { useSaveApplication } from '../../data/save-application.js';
import { useWizard } from './wizard-context.js';

type Category = (typeof supplierCategories)[number]['field'];
interface SuppliersValues {
  suppliers: Record<Category, { name: string; phone: string }>;
}

function toValues({ suppliers }: Application): SuppliersValues {
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
  const { application } = useWizard();
  const save = useSaveApplication(application.id);
  const values = toValues(application);
  const form = useRuleForm<SuppliersValues>({ defaultValues: values, values, check });
  return (
    <StepForm label="Suppliers and Subcontractors" form={form} save={(entered) => save.mutateAsync(entered)}>
      <Text color="fg.muted">Your largest contractor or supplier of each trade.</Text>
      <Stack gap="5">
        {supplierCategories.map(({ field, label }) => (
          <Fieldset key={field} legend={<Span fontWeight="semibold">{label}</Span>}>
            <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              <TextField name={`suppliers.${field}.name`} label="Name" required maxLength={200} />
              <PhoneField name={`suppliers.${field}.phone`} label="Phone" required />
            </Grid>
          </Fieldset>
        ))}
      </Stack>
    </StepForm>
  );
}
