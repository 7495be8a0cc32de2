import type { Budget, BudgetChanges, ChangedItem } from '@groundwork/domain-budgets';
import { withChanges } from '@groundwork/domain-budgets';
import { shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { SavePlanDto } from '../budget.dto.js';
import type { BudgetLineEntity } from '../../budget-rows/index.js';
import { grouped } from '../../shared/grouped.js';
import { positionsOf } from './positions.js';

/**
 * Whose save it is: the borrower writes the plan, an administrator in review what was funded of it, and the plan too where
 * the borrower gave it as a file.
 */
export type BudgetWriter = 'borrower' | 'dealEntry' | 'reviewer' | 'fileReader';

type Body = Pick<SavePlanDto, 'sections' | 'changes'>;
type Item = Omit<ChangedItem, 'sectionIndex' | 'index'>;
type Sections = readonly Pick<Budget['sections'][number], 'sectionIndex'>[];
type Draft = Omit<BudgetLineEntity, 'sectionIndex' | 'position'>;

interface PlanSave {
  readonly budgetId: string;
  readonly body: Body;
  /** Sections and rows as they are stored. */
  readonly sections: Sections;
  readonly before: readonly BudgetLineEntity[];
  readonly mayFund: boolean;
  readonly newId: () => string;
}

/** The rows after a save of the plan. A row keeps its id; funded-to-date comes from an administrator alone. Pure but for `newId`. */
export function plannedLines({ budgetId, body, sections, before, mayFund, newId }: PlanSave): BudgetLineEntity[] {
  const draft = (item: Item, old: BudgetLineEntity | undefined): Draft => ({
    id: old?.id ?? newId(),
    budgetId,
    name: item.name.trim(),
    type: item.type,
    custom: item.custom ?? old?.custom ?? 'yes',
    note: item.note === undefined ? (old?.note ?? null) : item.note?.trim() || null,
    budgetAmount: item.budgetAmount,
    amountFundedToDate: mayFund
      ? (item.amountFundedToDate ?? old?.amountFundedToDate ?? 0)
      : (old?.amountFundedToDate ?? 0),
  });
  const places = new Map(before.map((line) => [line.id, line]));
  const drafts = body.changes ? changed(body.changes, sections, before, draft) : whole(body, places, draft);
  return [...drafts].flatMap(([sectionIndex, items]) => {
    const positions = positionsOf(
      items.map(({ id }) => {
        const old = places.get(id);
        return old?.sectionIndex === sectionIndex ? old.position : undefined;
      }),
    );
    return items.map((item, place) => ({ ...item, sectionIndex, position: positions[place] as number }));
  });
}

type Make = (item: Item, old: BudgetLineEntity | undefined) => Draft;

function whole(body: Body, places: ReadonlyMap<string, BudgetLineEntity>, draft: Make): Map<number, Draft[]> {
  const left = new Map(places);
  return new Map(
    body.sections.map(({ sectionIndex, additionalItems }) => [
      sectionIndex,
      additionalItems.map((item) => {
        const old = item.id ? left.get(item.id) : undefined;
        if (old) left.delete(old.id);
        return draft(item, old);
      }),
    ]),
  );
}

function changed(
  changes: BudgetChanges,
  sections: Sections,
  before: readonly BudgetLineEntity[],
  draft: Make,
): Map<number, Draft[]> {
  const old = new Map(before.map((line) => [line.id, line]));
  const place = new Map(sections.map(({ sectionIndex }, index) => [sectionIndex, index]));
  const lines = changes.lines.map((line) =>
    typeof line.sectionIndex === 'number' ? { ...line, sectionIndex: place.get(line.sectionIndex) } : line,
  );
  const bySection = grouped(before, ({ sectionIndex }) => sectionIndex);
  const plan = sections.map(({ sectionIndex }): Draft[] => bySection.get(sectionIndex) ?? []);
  const after = withChanges(plan, { ...changes, lines }, (line, earlier) =>
    draft(line, earlier && old.get(earlier.id)),
  );
  return new Map(sections.map(({ sectionIndex }, index) => [sectionIndex, after[index] ?? []]));
}

/** What is wrong with changes of a plan that is stored like this: a row that is new, or moves, names where it comes to stand. */
export function changesErrors(
  changes: BudgetChanges,
  sections: Sections,
  before: readonly Pick<BudgetLineEntity, 'id'>[],
): FieldErrors {
  const known = new Set(before.map(({ id }) => id));
  const places = new Set<unknown>(sections.map(({ sectionIndex }) => sectionIndex));
  const errors: FieldErrors = {};
  changes.lines.forEach(({ id, sectionIndex, index }, line) => {
    const moves = typeof sectionIndex === 'number' || typeof index === 'number';
    if (id && known.has(id) && !moves) return;
    if (!places.has(sectionIndex)) errors[`changes.lines.${line}.sectionIndex`] = shared.fieldRequired;
    else if (typeof index !== 'number') errors[`changes.lines.${line}.index`] = shared.fieldRequired;
  });
  return errors;
}

/** The rows after a reviewer's save: the plan stands, only funded-to-date changes. */
export function fundedLines(body: Body, before: readonly BudgetLineEntity[]): BudgetLineEntity[] {
  const items: readonly Item[] = body.changes?.lines ?? body.sections.flatMap(({ additionalItems }) => additionalItems);
  const funded = new Map(items.map((item) => [item.id, item.amountFundedToDate]));
  return before.map((line) => ({ ...line, amountFundedToDate: funded.get(line.id) ?? line.amountFundedToDate }));
}

/** Rows of which more was funded than they have, by section and place. */
export function overfunded(lines: readonly BudgetLineEntity[]): FieldErrors {
  const errors: FieldErrors = {};
  const places = new Map<number, number>();
  for (const { sectionIndex, amountFundedToDate, budgetAmount } of lines) {
    const place = places.get(sectionIndex) ?? 0;
    places.set(sectionIndex, place + 1);
    if (amountFundedToDate > budgetAmount)
      errors[`sections.${sectionIndex}.additionalItems.${place}.amountFundedToDate`] = shared.amountTooLarge;
  }
  return errors;
}

export interface LineChanges {
  readonly added: BudgetLineEntity[];
  readonly changed: BudgetLineEntity[];
  readonly goneIds: string[];
}

const fields = [
  'sectionIndex',
  'position',
  'name',
  'type',
  'custom',
  'note',
  'budgetAmount',
  'amountFundedToDate',
] as const;

/** What has to be written: a budget of a hundred rows changes in a few. */
export function lineChanges(before: readonly BudgetLineEntity[], after: readonly BudgetLineEntity[]): LineChanges {
  const old = new Map(before.map((line) => [line.id, line]));
  const added = after.filter((line) => !old.has(line.id));
  const changed = after.filter((line) => {
    const earlier = old.get(line.id);
    return earlier !== undefined && fields.some((field) => earlier[field] !== line[field]);
  });
  const idsAfter = new Set(after.map((line) => line.id));
  return { added, changed, goneIds: before.filter((line) => !idsAfter.has(line.id)).map((line) => line.id) };
}
