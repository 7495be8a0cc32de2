import { useState } from 'react';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { propertyRecord } from '@groundwork/domain-applications';
import type { BudgetUploadFormat } from '@groundwork/domain-budgets';
import { StepForm, TextField, useStep } from '@groundwork/web-forms';
import { FileSlot } from '@groundwork/web-lending/files';
import { Box, Button, Flex, Stack } from '@groundwork/web-ui';
import { BudgetView } from '../../../components/budget-view.js';
import type { Budget, Property } from '../../../data/api.js';
import { fetchBudgetPdf, useSaveBudget } from '../../../data/budgets.js';
import { StepFooter } from '../step-footer.js';
import { useWizard } from '../wizard-context.js';
import type { StayWithin } from '../wizard-context.js';
import { budgetNames } from './budget-labels.js';
import { BudgetOrigin } from './budget-origin.js';
import type { SavedAs } from './budget-origin.js';
import { toValues } from './budget-values.js';
import type { PropertyBudgetValues } from './budget-values.js';
import { DivideButtons } from './divide/divide-buttons.js';
import type { Divided } from './divide/divide-buttons.js';
import { ExportMenu } from './export-menu.js';
import { SavedBudgets } from './saved-budgets.js';
import { BudgetSheet } from './sheet/budget-sheet.js';
import type { SheetStore } from './sheet/sheet-store.js';
import { UnitsOfBudget } from './units/units-of-budget.js';
import { usePlanForm } from './use-plan-form.js';

interface BudgetFormProps {
  budget: Budget;
  property: Property;
  /** What a file of it is called. */
  title: string;
  /** Goes on to the budget of the next property; whether there is one. */
  toFollowing: StayWithin;
  onUnit: (unitId: string) => void;
  onDivided: (divided: Divided) => void;
}

/** The budget of one property, a record of its own: sections of rows with their sums, or the sums of its units, and the sum of all. */
export function BudgetForm({ budget, property, title, toFollowing, onUnit, onDivided }: BudgetFormProps) {
  const { application } = useWizard();
  const { readOnly } = useStep();
  const save = useSaveBudget();
  const [savedAs, setSavedAs] = useState<SavedAs>();
  const { propertyId, byUnit } = budget;
  const place = application.properties.findIndex(({ id }) => id === propertyId);
  const { keptForm, sheet } = usePlanForm<PropertyBudgetValues, Budget>({
    section: `budget.${propertyId}`,
    plan: budget,
    valuesOf: (plan) => ({
      ...toValues(plan),
      format: property.budgetUploadFormat ?? '',
      selectedBudget: property.selectedBudget ?? '',
    }),
    save: (body, { format, selectedBudget }) =>
      save.mutateAsync({
        ...body,
        propertyId,
        byUnit,
        newForm: true,
        uploadBudget: format === 'upload',
        budgetUploadFormat: (format || null) as BudgetUploadFormat | null,
        selectedBudget: selectedBudget || null,
      }),
    toFollowing,
  });
  const names = budgetNames(keptForm.form.getValues);
  const formatLabel = (path: string) =>
    path === 'format' ? propertyRecord.fields.budgetUploadFormat.label : names.labels(path);
  const divide = <DivideButtons budget={budget} property={property} keptForm={keptForm} onDivided={onDivided} />;
  return (
    <StepForm
      keptForm={keptForm}
      label="Budget"
      labels={formatLabel}
      show={names.show}
      ownHistory
      footer={
        <>
          {readOnly ? <ToRead property={property} title={title} sheet={sheet} /> : null}
          <StepFooter keptForm={keptForm} />
        </>
      }
    >
      {readOnly ? null : (
        <>
          {byUnit === 'yes' ? null : <BudgetOrigin propertyId={propertyId} onSaved={setSavedAs} />}
          <TextField<PropertyBudgetValues>
            name="name"
            label={budgetSheet.budgetName}
            hint={budgetSheet.budgetNameHint}
          />
          <Box data-place={`properties.${place}.budget`}>
            {byUnit === 'yes' ? (
              <UnitsOfBudget budget={budget} property={property} onUnit={onUnit} tools={divide} />
            ) : (
              <BudgetSheet
                store={sheet}
                title={title}
                paper={() => fetchBudgetPdf(propertyId)}
                tools={
                  <>
                    <Button variant="outline" size="sm" icon="copy" onClick={() => setSavedAs('prior')}>
                      {budgetSheet.savedBudgets}
                    </Button>
                    {divide}
                  </>
                }
              />
            )}
          </Box>
          {savedAs ? (
            <SavedBudgets budget={budget} store={sheet} savedAs={savedAs} onClose={() => setSavedAs(undefined)} />
          ) : null}
        </>
      )}
    </StepForm>
  );
}

interface ToReadProps {
  property: Property;
  title: string;
  sheet: SheetStore;
}

/** A budget that is complete, as a table; what opens and is downloaded there works, as it would not in a form that is disabled. */
function ToRead({ property, title, sheet }: ToReadProps) {
  const { application } = useWizard();
  return (
    <Stack gap="4">
      <Flex justifyContent="flex-end">
        <ExportMenu title={title} store={sheet} paper={() => fetchBudgetPdf(property.id)} />
      </Flex>
      {property.budgetUploadFormat === 'upload' ? (
        <FileSlot
          parent="application"
          parentId={application.id}
          propertyId={property.id}
          type="budget"
          as="h3"
          plain
          mode="read"
        />
      ) : null}
      <BudgetView property={property} title={title} />
    </Stack>
  );
}
