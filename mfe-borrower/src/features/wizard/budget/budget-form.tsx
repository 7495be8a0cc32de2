import { budgetErrors } from '@groundwork/domain-budgets';
import { useRuleForm } from '@groundwork/web-forms';
import { Stack } from '@groundwork/web-ui';
import { StepForm } from '../step-form.js';
import { BudgetSection } from './budget-section.js';
import { BudgetTotal } from './budget-total.js';
import { toSave, toValues } from './budget-values.js';
import type { BudgetDto, BudgetValues } from './budget-values.js';
import { useSaveBudget } from './use-save-budget.js';

interface BudgetFormProps {
  budget: BudgetDto;
  onSaved: () => void;
  onReload: () => void;
}

/** The budget of one property: sections of rows with their sums, and the sum of all. */
export function BudgetForm({ budget, onSaved, onReload }: BudgetFormProps) {
  const save = useSaveBudget(budget);
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
      save={(entered) => save.mutateAsync(entered)}
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
