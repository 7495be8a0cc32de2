import { propertyHints, propertyRecord } from '@groundwork/domain-applications';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { FormField, useField } from '@groundwork/web-forms';
import { FileSlot } from '@groundwork/web-lending/files';
import { NativeSelect, Stack, Text } from '@groundwork/web-ui';
import { useWizard } from '../wizard-context.js';
import type { PropertyBudgetValues } from './budget-values.js';

const { label, options } = propertyRecord.fields.budgetUploadFormat;

/** How a saved budget is taken over: with its amounts, or its lines alone. */
export type SavedAs = 'prior' | 'template';

/** How the budget came about; one that comes as a file has its place here, and a saved one is asked for. */
export function BudgetOrigin({ propertyId, onSaved }: { propertyId: string; onSaved: (as: SavedAs) => void }) {
  const { application } = useWizard();
  const { value, onChange, onBlur, ref } = useField<PropertyBudgetValues, string>('format');
  const choose = (chosen: string) => {
    // A saved budget is one once it is taken over.
    if (chosen === 'prior' || chosen === 'template') onSaved(chosen);
    else onChange(chosen);
  };
  return (
    <Stack gap="4">
      <FormField name="format" label={label} hint={propertyHints.budgetUploadFormat}>
        {(control) => (
          <NativeSelect
            {...control}
            ref={ref}
            value={value || 'form'}
            onBlur={onBlur}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={String(option.value)} value={String(option.value)}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      {value === 'upload' ? (
        <Stack gap="2">
          <FileSlot
            parent="application"
            parentId={application.id}
            propertyId={propertyId}
            type="budget"
            as="h3"
            plain
            required
          />
          <Text color="fg.muted">{budgetSheet.budgetFileHint}</Text>
        </Stack>
      ) : null}
    </Stack>
  );
}
