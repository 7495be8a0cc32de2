import { budgetErrors } from '@groundwork/domain-budgets';
import { useRuleForm } from '@groundwork/web-forms';
import { Stack } from '@groundwork/web-ui';
import type { Budget } from '../../../data/api.js';
import { useSaveBudget } from '../../../data/budgets.js';
import { StepForm } from '../step-form.js';
import { BudgetSection } from './budget-section.js';
import { BudgetTotal } from './budget-total.js';
import { toSave, toValues } from './budget-values.js';
import type { BudgetValues } from './budget-values.js';

interface BudgetFormProps {
  budget: Budget;
  onSaved: () => void;
  onReload: () => void;
}

/** The budget of one property: sections of rows with their sums, and the sum of all. */
export function BudgetForm({ budget, onSaved, onReload }: BudgetFormProps) {
  const save = useSaveBudget();
  const values = toValues(budget);
  const form = useRuleForm<BudgetValues>({
    defaultValues: values,
    values,
    check: (entered) => budgetErrors(toSave(entered, budget)),
  });
  return (
    <StepForm
      label="Budget"
      form={form}
      save={(entered) => save.mutateAsync(toSave(entered, budget))}
      onSaved={onSaved}
      onReload={onReload}
    >
      <Stack gap="3">
        {values.sections.map((section, index) => (
          <BudgetSection key={section.name} index={index} name={section.name} />
        ))}
      </Stack>
      <BudgetTotal />
    </StepForm>
  );
}
