import { useEffect, useLayoutEffect, useRef } from 'react';
import { budgetErrors, priorBudgetName } from '@groundwork/domain-budgets';
import { useStepForm } from '@groundwork/web-forms';
import type { KeptForm } from '@groundwork/web-forms';
import type { SaveBudget } from '../../../data/api.js';
import { useWizard } from '../wizard-context.js';
import type { StayWithin } from '../wizard-context.js';
import { toPlanSave, toSections } from './budget-values.js';
import type { BudgetValues, PlanOf } from './budget-values.js';
import { atCells } from './refused-lines.js';
import { useSheet } from './sheet/use-sheet.js';
import type { SheetStore } from './sheet/sheet-store.js';

/** What saves of all budgets carry. */
export type PlanBody = Pick<SaveBudget, 'name' | 'sections' | 'changes' | 'version'>;

interface PlanFormOptions<Values extends BudgetValues, Plan> {
  /** Names what is typed here among the drafts of the application. */
  section: string;
  plan: Plan;
  valuesOf: (plan: Plan) => Values;
  save: (body: PlanBody, entered: Values) => Promise<unknown>;
  /** Goes on within the step; whether there is where to. */
  toFollowing: StayWithin;
}

/** The form and the sheet of a budget, of a property or of a unit: it is saved by what differs from the version it was typed over. */
export function usePlanForm<Values extends BudgetValues, Plan extends PlanOf>({
  section,
  plan,
  valuesOf,
  save,
  toFollowing,
}: PlanFormOptions<Values, Plan>): { keptForm: KeptForm<Values, number>; sheet: SheetStore } {
  const { within } = useWizard();
  /** The versions that a save may be based on: what was fetched, and what a conflict answered with. */
  const seen = useRef(new Map<number, Plan>());
  useEffect(() => {
    seen.current.set(plan.version, plan);
  }, [plan]);
  const settle = useRef<() => void>(undefined);
  const keptForm = useStepForm<Values>({
    section,
    settle: () => settle.current?.(),
    values: valuesOf(plan),
    version: plan.version,
    check: checkOf,
    save: async (entered, version = plan.version) => {
      const base = seen.current.get(version);
      const body = { version, name: entered.name.trim() || null, ...toPlanSave(entered, base) };
      try {
        await save(body, entered);
      } catch (error) {
        throw atCells(error, entered, body, base?.sections.map(({ sectionIndex }) => sectionIndex) ?? []);
      }
    },
    current: (record) => {
      const theirs = record as Plan;
      seen.current.set(theirs.version, theirs);
      return { values: valuesOf(theirs), version: theirs.version };
    },
  });
  const sheet = useSheet(keptForm.form, { foldsUnused: plan.version > 0, settle });
  useLayoutEffect(() => {
    within.current = toFollowing;
    return () => {
      within.current = undefined;
    };
  });
  return { keptForm, sheet };
}

/** A budget needs no name; one that others are to begin from needs a telling one. */
function checkOf(entered: BudgetValues): Record<string, string> {
  const complaint = entered.name.trim() === '' ? undefined : priorBudgetName(entered.name);
  return {
    ...budgetErrors({ sections: toSections(entered) }),
    ...(complaint === undefined ? {} : { name: complaint }),
  };
}
