import { useEffect } from 'react';
import { budgetErrors } from '@groundwork/domain-budgets';
import { StepForm, useStepForm } from '@groundwork/web-forms';
import { Stack } from '@groundwork/web-ui';
import type { Budget } from '../../../data/api.js';
import { useSaveBudget } from '../../../data/budgets.js';
import { StepFooter } from '../step-footer.js';
import { useWizard } from '../wizard-context.js';
import { budgetNames } from './budget-labels.js';
import { BudgetSection } from './budget-section.js';
import { BudgetTotal } from './budget-total.js';
import { toSave, toValues } from './budget-values.js';
import type { BudgetValues } from './budget-values.js';

interface BudgetFormProps {
  budget: Budget;
  /** Goes on to the budget of the next property; whether there is one. */
  toFollowing: () => boolean;
}

/** The budget of one property, a record of its own: sections of rows with their sums, and the sum of all. */
export function BudgetForm({ budget, toFollowing }: BudgetFormProps) {
  const { within } = useWizard();
  const save = useSaveBudget();
  const values = toValues(budget);
  const kept = useStepForm<BudgetValues>({
    section: `budget.${budget.propertyId}`,
    values,
    version: budget.version,
    check: (entered) => budgetErrors(toSave(entered, budget)),
    save: (entered, version = budget.version) => save.mutateAsync(toSave(entered, { ...budget, version })),
    current: (record) => ({ values: toValues(record as Budget), version: (record as Budget).version }),
  });
  useEffect(() => {
    within.current = toFollowing;
    return () => {
      within.current = undefined;
    };
  });
  return (
    <StepForm kept={kept} label="Budget" {...budgetNames(kept.form.getValues)} footer={<StepFooter kept={kept} />}>
      <Stack gap="3">
        {values.sections.map((section, index) => (
          <BudgetSection key={section.name} index={index} name={section.name} />
        ))}
      </Stack>
      <BudgetTotal />
    </StepForm>
  );
}
