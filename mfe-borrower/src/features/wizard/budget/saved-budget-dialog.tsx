import { useState } from 'react';
import { priorBudgetName } from '@groundwork/domain-budgets';
import { fill } from '@groundwork/domain-messages';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { QueryState } from '@groundwork/web-mount';
import { ActionDialog, EmptyState, Fieldset, MoneyText, Radio, Span, Stack } from '@groundwork/web-ui';
import type { Budget } from '../../../data/api.js';
import { useBudgetsOfCompany } from '../../../data/budgets.js';
import type { SavedAs } from './budget-origin.js';

interface SavedBudgetDialogProps {
  companyId: string;
  /** The property whose budget is filled: its own is none to begin from. */
  propertyId: string;
  /** What is proposed. */
  savedAs: SavedAs;
  onTake: (budget: Budget, isTemplate: boolean) => void;
  onClose: () => void;
}

/** A budget that was saved under a name becomes the beginning of this one, with its amounts or without. */
export default function SavedBudgetDialog({ companyId, propertyId, savedAs, onTake, onClose }: SavedBudgetDialogProps) {
  const query = useBudgetsOfCompany(companyId);
  const [chosen, setChosen] = useState<Budget>();
  const [isTemplate, setTemplate] = useState(savedAs === 'template');
  return (
    <ActionDialog
      title={budgetSheet.savedBudgets}
      actionLabel="Take over this budget"
      onAct={() => chosen && onTake(chosen, isTemplate)}
      disabled={!chosen}
      onClose={onClose}
    >
      <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
        {(budgets) => {
          const named = budgets.filter((one) => one.propertyId !== propertyId && !priorBudgetName(one.name));
          if (named.length === 0)
            return <EmptyState title={budgetSheet.noSavedBudgets}>{budgetSheet.budgetNameHint}</EmptyState>;
          return (
            <Stack gap="5">
              <Fieldset legend="Which budget?">
                <Stack gap="2">
                  {named.map((budget) => (
                    <Radio key={budget.id} name="budget" checked={chosen === budget} onChange={() => setChosen(budget)}>
                      {budget.name}{' '}
                      <Span color="fg.muted">
                        {fill(budgetSheet.linesOfBudget, {
                          count: budget.sections.flatMap(({ additionalItems }) => additionalItems).length,
                        })}{' '}
                        <MoneyText cents={budget.totals.budgetAmount} />
                      </Span>
                    </Radio>
                  ))}
                </Stack>
              </Fieldset>
              <Fieldset legend="What of it?">
                <Stack gap="2">
                  <Radio name="what" checked={!isTemplate} onChange={() => setTemplate(false)}>
                    Lines with their amounts
                  </Radio>
                  <Radio name="what" checked={isTemplate} onChange={() => setTemplate(true)}>
                    Lines alone, as a template
                  </Radio>
                </Stack>
              </Fieldset>
            </Stack>
          );
        }}
      </QueryState>
    </ActionDialog>
  );
}
