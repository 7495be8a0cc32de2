import type { BudgetChanges, ChangedItem } from './budget.record.js';

/** A row of a plan as the changes of a plan see it. */
export type PlannedItem = Omit<ChangedItem, 'sectionIndex' | 'index'>;

/** Rows by section; a section is known by its place. */
export type Plan<Item> = readonly (readonly Item[])[];

const fields = ['name', 'type', 'custom', 'note', 'budgetAmount', 'amountFundedToDate'] as const;
const blank = (value: unknown): unknown => (value === '' ? null : (value ?? null));
const differs = (a: PlannedItem, b: PlannedItem): boolean =>
  fields.some((field) => field in b && blank(a[field]) !== blank(b[field]));

/** Which entries of a list of numbers stay so that they rise: the most that can. */
export function risingPlaces(numbers: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const before = numbers.map((number, place) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tails[middle] as number] as number) < number) low = middle + 1;
      else high = middle;
    }
    tails[low] = place;
    return low > 0 ? (tails[low - 1] as number) : -1;
  });
  const stays = new Set<number>();
  for (let place = tails.at(-1) ?? -1; place >= 0; place = before[place] as number) stays.add(place);
  return stays;
}

/** What leads from one plan to another: rows that are as they were, and where they were, are not named. */
export function changesOf(before: Plan<PlannedItem>, after: Plan<PlannedItem>): BudgetChanges {
  const old = new Map(
    before.flatMap((items, section) => items.map((item, place) => [item.id, { item, section, place }] as const)),
  );
  const now = new Set(after.flat().map(({ id }) => id));
  const lines = after.flatMap((items, sectionIndex) => {
    const here = items.map(({ id }) => {
      const was = id === undefined ? undefined : old.get(id);
      return was?.section === sectionIndex ? was : undefined;
    });
    const survivors = here.flatMap((was, index) => (was ? [{ index, place: was.place }] : []));
    const rising = risingPlaces(survivors.map(({ place }) => place));
    const stays = new Set(survivors.filter((_, index) => rising.has(index)).map(({ index }) => index));
    return items.flatMap((item, index): ChangedItem[] => {
      if (!stays.has(index)) return [{ ...item, sectionIndex, index }];
      const was = here[index];
      return was && differs(was.item, item) ? [{ ...item }] : [];
    });
  });
  const removedIds = [...old.keys()].filter((id): id is string => id !== undefined && id !== null && !now.has(id));
  return { removedIds, lines };
}

/**
 * The plan once the changes are made: rows that have a new place are taken out and put in where they come to stand, the lowest
 * place first; the others close ranks. A row that names no stored one is new.
 */
export function withChanges<Item extends { readonly id?: string | null }>(
  before: Plan<Item>,
  { removedIds, lines }: BudgetChanges,
  make: (line: ChangedItem, old: Item | undefined) => Item,
): Item[][] {
  const old = new Map(before.flat().map((item) => [item.id, item]));
  const change = new Map(lines.map((line) => [line.id ?? undefined, line]));
  const leaves = new Set<Item['id']>(removedIds ?? []);
  for (const { id, sectionIndex } of lines)
    if (id && sectionIndex !== undefined && sectionIndex !== null) leaves.add(id);
  const after = before.map((items) =>
    items
      .filter(({ id }) => !leaves.has(id))
      .map((item) => {
        const line = item.id ? change.get(item.id) : undefined;
        return line ? make(line, item) : item;
      }),
  );
  const arriving = lines
    .filter(({ sectionIndex }) => sectionIndex !== undefined && sectionIndex !== null)
    .sort((a, b) => (a.sectionIndex ?? 0) - (b.sectionIndex ?? 0) || (a.index ?? 0) - (b.index ?? 0));
  const taken = new Set<Item['id']>();
  for (const line of arriving) {
    const known = line.id && !taken.has(line.id) ? old.get(line.id) : undefined;
    if (known) taken.add(known.id);
    after[line.sectionIndex as number]?.splice(line.index ?? Infinity, 0, make(line, known));
  }
  return after;
}
