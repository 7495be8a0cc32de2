import type { Budget as PlainBudget, Plan, PlannedItem, RowType } from '@groundwork/domain-budgets';
import { changesOf } from '@groundwork/domain-budgets';
import type { Budget, SaveBudget } from '../../../data/api.js';

/** A row as the form holds it: an amount that was emptied is undefined and counts as 0. */
export interface RowValues {
  id?: string;
  name: string;
  type: RowType;
  custom: 'yes' | 'no';
  note: string;
  budgetAmount?: number;
}

export interface SectionValues {
  name: string;
  additionalItems: RowValues[];
}

export interface BudgetValues {
  /** Under which it can be taken over into another budget; empty where it has none. */
  name: string;
  sections: SectionValues[];
}

/** What budgets of properties, of units and of a whole project have alike. */
export type PlanOf = Pick<Budget, 'sections' | 'version'> & { readonly name?: string | null };

/** What a form shows of a plan, stored or copied from one. */
type ShownPlan = Pick<PlainBudget, 'sections'> & { readonly name?: string | null };

/** The budget of a property in its form: how it came about as well. */
export interface PropertyBudgetValues extends BudgetValues {
  /** One of the formats; empty where nobody said. */
  format: string;
  selectedBudget: string;
}

/** What the service has of a budget, as the form shows it. An amount of 0 stands there as an empty field. */
export function toValues({ name: budgetName, sections }: ShownPlan): BudgetValues {
  return {
    name: budgetName ?? '',
    sections: sections.map(({ name, additionalItems }) => ({
      name,
      additionalItems: additionalItems.map(({ id, name: row, type, custom, note, budgetAmount }) => ({
        id,
        name: row,
        type,
        custom,
        note: note ?? '',
        budgetAmount: budgetAmount || undefined,
      })),
    })),
  };
}

const itemOf = ({ id, name, type, custom, note, budgetAmount }: RowValues): PlannedItem => ({
  ...(id === undefined ? {} : { id }),
  name,
  type,
  custom,
  note,
  budgetAmount: budgetAmount ?? 0,
});

/** The sections as a whole save carries them: places are numbered anew, an empty amount is 0. */
export function toSections(values: BudgetValues): SaveBudget['sections'] {
  return values.sections.map(({ name, additionalItems }, sectionIndex) => ({
    name,
    sectionIndex,
    additionalItems: additionalItems.map((row, index) => ({ ...itemOf(row), index })),
  }));
}

const planOf = ({ sections }: BudgetValues): Plan<PlannedItem> =>
  sections.map(({ additionalItems }) => additionalItems.map(itemOf));

/**
 * What a save carries of the rows: what differs from the version that it is based on, where that one is at hand and has the same
 * sections; else all of them.
 */
export function toPlanSave(values: BudgetValues, base: PlanOf | undefined): Pick<SaveBudget, 'sections' | 'changes'> {
  const isSame =
    base !== undefined &&
    base.version > 0 &&
    base.sections.length === values.sections.length &&
    base.sections.every(({ name }, section) => name === values.sections[section]?.name);
  if (!isSame) return { sections: toSections(values) };
  const { removedIds, lines } = changesOf(planOf(toValues(base)), planOf(values));
  return {
    sections: [],
    changes: {
      removedIds: [...(removedIds ?? [])],
      lines: lines.map(({ sectionIndex, ...line }) =>
        typeof sectionIndex === 'number'
          ? { ...line, sectionIndex: base.sections[sectionIndex]?.sectionIndex }
          : { ...line },
      ),
    },
  };
}
