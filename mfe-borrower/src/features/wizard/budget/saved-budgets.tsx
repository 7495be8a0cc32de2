import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { copyBudget } from '@groundwork/domain-budgets';
import type { Budget as PlainBudget } from '@groundwork/domain-budgets';
import type { Budget } from '../../../data/api.js';
import type { SavedAs } from './budget-origin.js';
import { toSections, toValues } from './budget-values.js';
import type { PropertyBudgetValues } from './budget-values.js';
import type { SheetStore } from './sheet/sheet-store.js';

const SavedBudgetDialog = lazy(() => import('./saved-budget-dialog.js'));

interface SavedBudgetsProps {
  budget: Pick<Budget, 'companyId' | 'propertyId'>;
  store: SheetStore;
  savedAs: SavedAs;
  onClose: () => void;
}

/** Begins from a budget that was saved before, in one step that can be taken back; rows of the same name keep their ids. */
export function SavedBudgets({ budget: { companyId, propertyId }, store, savedAs, onClose }: SavedBudgetsProps) {
  const { setValue } = useFormContext<PropertyBudgetValues>();
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
    setValue('format', isTemplate ? 'template' : 'prior', { shouldDirty: true });
    setValue('selectedBudget', saved.id ?? '', { shouldDirty: true });
    onClose();
  };
  return (
    <Suspense fallback={null}>
      <SavedBudgetDialog
        companyId={companyId}
        propertyId={propertyId}
        savedAs={savedAs}
        onTake={take}
        onClose={onClose}
      />
    </Suspense>
  );
}
