import { useEffect, useRef } from 'react';
import { budgetErrors, priorBudgetName } from '@groundwork/domain-budgets';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { StepForm, TextField, useStepForm } from '@groundwork/web-forms';
import { Box } from '@groundwork/web-ui';
import type { Budget } from '../../../data/api.js';
import { useSaveBudget } from '../../../data/budgets.js';
import { StepFooter } from '../step-footer.js';
import { useWizard } from '../wizard-context.js';
import { budgetNames } from './budget-labels.js';
import { toPlanSave, toSections, toValues } from './budget-values.js';
import type { BudgetValues } from './budget-values.js';
import { SavedBudgets } from './saved-budgets.js';
import { BudgetSheet } from './sheet/budget-sheet.js';
import { useSheet } from './sheet/use-sheet.js';

interface BudgetFormProps {
  budget: Budget;
  /** What a file of it is called. */
  title: string;
  /** Goes on to the budget of the next property; whether there is one. */
  toFollowing: () => boolean;
}

/** The budget of one property, a record of its own: sections of rows with their sums, and the sum of all. */
export function BudgetForm({ budget, title, toFollowing }: BudgetFormProps) {
  const { application, within } = useWizard();
  const place = application.properties.findIndex(({ id }) => id === budget.propertyId);
  const save = useSaveBudget();
  /** The versions that a save may be based on: what was fetched, and what a conflict answered with. */
  const seen = useRef(new Map<number, Budget>());
  useEffect(() => {
    seen.current.set(budget.version, budget);
  }, [budget]);
  const keptForm = useStepForm<BudgetValues>({
    section: `budget.${budget.propertyId}`,
    values: toValues(budget),
    version: budget.version,
    check: checkOf,
    save: (entered, version = budget.version) =>
      save.mutateAsync({
        propertyId: budget.propertyId,
        version,
        name: entered.name.trim() || null,
        newForm: true,
        byUnit: budget.byUnit,
        ...toPlanSave(entered, seen.current.get(version)),
      }),
    current: (record) => {
      const theirs = record as Budget;
      seen.current.set(theirs.version, theirs);
      return { values: toValues(theirs), version: theirs.version };
    },
  });
  const sheet = useSheet(keptForm.form, { foldsUnused: budget.version > 0 });
  useEffect(() => {
    within.current = toFollowing;
    return () => {
      within.current = undefined;
    };
  });
  return (
    <StepForm
      keptForm={keptForm}
      label="Budget"
      {...budgetNames(keptForm.form.getValues)}
      footer={<StepFooter keptForm={keptForm} />}
    >
      <TextField<BudgetValues> name="name" label={budgetSheet.budgetName} hint={budgetSheet.budgetNameHint} />
      <Box data-place={`properties.${place}.budget`}>
        <BudgetSheet store={sheet} title={title} tools={<SavedBudgets budget={budget} store={sheet} />} />
      </Box>
    </StepForm>
  );
}

/** A budget needs no name; one that others are to begin from needs a telling one. */
function checkOf(entered: BudgetValues): Record<string, string> {
  const complaint = entered.name.trim() === '' ? undefined : priorBudgetName(entered.name);
  return {
    ...budgetErrors({ sections: toSections(entered) }),
    ...(complaint === undefined ? {} : { name: complaint }),
  };
}
