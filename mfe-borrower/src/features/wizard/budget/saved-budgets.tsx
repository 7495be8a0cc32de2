import { lazy, Suspense, useState } from 'react';
import { copyBudget } from '@groundwork/domain-budgets';
import type { Budget as PlainBudget } from '@groundwork/domain-budgets';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { Button } from '@groundwork/web-ui';
import type { Budget } from '../../../data/api.js';
import { toSections, toValues } from './budget-values.js';
import type { SheetStore } from './sheet/sheet-store.js';

const SavedBudgetDialog = lazy(() => import('./saved-budget-dialog.js'));

interface SavedBudgetsProps {
  budget: Pick<Budget, 'companyId' | 'propertyId'>;
  store: SheetStore;
}

/** Begins from a budget that was saved before, in one step that can be taken back; rows of the same name keep their ids. */
export function SavedBudgets({ budget: { companyId, propertyId }, store }: SavedBudgetsProps) {
  const [open, setOpen] = useState(false);
  const take = (saved: Budget, isTemplate: boolean) => {
    const existing: PlainBudget = {
      sections: toSections({ name: '', sections: store.values() }).map((section) => ({
        ...section,
        additionalItems: section.additionalItems.map(({ id, custom, note, amountFundedToDate: _funded, ...item }) => ({
          ...item,
          ...(id ? { id } : {}),
          note,
          custom: custom ?? 'yes',
          amountFundedToDate: 0,
        })),
      })),
    };
    const plain: PlainBudget = { sections: saved.sections };
    const copy = copyBudget(plain, existing, { template: isTemplate });
    store.replace(toValues(copy).sections, `Took over ${saved.name}`);
    setOpen(false);
  };
  return (
    <>
      <Button variant="outline" size="sm" icon="copy" onClick={() => setOpen(true)}>
        {budgetSheet.savedBudgets}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <SavedBudgetDialog
            companyId={companyId}
            propertyId={propertyId}
            onTake={take}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
