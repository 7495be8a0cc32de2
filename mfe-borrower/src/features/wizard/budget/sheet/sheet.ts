import type { RowType } from '@groundwork/domain-budgets';
import type { Unread } from '@groundwork/domain-validation';

/** A row while it is edited: known by a key of its own from the moment that it is there. */
export interface SheetRow {
  readonly key: string;
  readonly name: string;
  readonly type: RowType;
  readonly custom: 'yes' | 'no';
  readonly note: string;
  readonly budgetAmount: number | Unread | undefined;
}

export interface SheetSection {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

export type Sheet = readonly SheetSection[];
export type RowField = 'name' | 'type' | 'note' | 'budgetAmount';

interface RowPlace {
  readonly row: SheetRow;
  readonly section: number;
  readonly place: number;
}

const places = new WeakMap<Sheet, ReadonlyMap<string, RowPlace>>();

/** Where each row stands, by its key. */
export function placesOf(sheet: Sheet): ReadonlyMap<string, RowPlace> {
  let found = places.get(sheet);
  if (!found) {
    found = new Map(
      sheet.flatMap(({ rows }, section) => rows.map((row, place) => [row.key, { row, section, place }] as const)),
    );
    places.set(sheet, found);
  }
  return found;
}

const withRows = (sheet: Sheet, section: number, change: (rows: readonly SheetRow[]) => readonly SheetRow[]): Sheet =>
  sheet.map((entry, index) => (index === section ? { ...entry, rows: change(entry.rows) } : entry));

export function editRow(sheet: Sheet, key: string, fields: Partial<Omit<SheetRow, 'key'>>): Sheet {
  const at = placesOf(sheet).get(key);
  return at ? withRows(sheet, at.section, (rows) => rows.with(at.place, { ...at.row, ...fields })) : sheet;
}

export const insertRows = (sheet: Sheet, section: number, place: number, added: readonly SheetRow[]): Sheet =>
  withRows(sheet, section, (rows) => rows.toSpliced(place, 0, ...added));

export function removeRows(sheet: Sheet, keys: ReadonlySet<string>): Sheet {
  return sheet.map((section) => {
    const rows = section.rows.filter(({ key }) => !keys.has(key));
    return rows.length === section.rows.length ? section : { ...section, rows };
  });
}

/** The rows in their order come to stand before the row that is at `place` of a section now. */
export function moveRows(sheet: Sheet, keys: ReadonlySet<string>, section: number, place: number): Sheet {
  const moving = sheet.flatMap(({ rows }) => rows.filter(({ key }) => keys.has(key)));
  const above = sheet[section]?.rows.slice(0, place).filter(({ key }) => keys.has(key)).length ?? 0;
  return insertRows(removeRows(sheet, keys), section, place - above, moving);
}

/** One place up or down, over the border of a section too; at the very edge nothing changes. */
export function shiftRows(sheet: Sheet, keys: ReadonlySet<string>, step: 1 | -1): Sheet {
  const rows = [...placesOf(sheet).values()].filter(({ row }) => keys.has(row.key));
  const edge = step === 1 ? rows.at(-1) : rows[0];
  if (!edge) return sheet;
  const { section, place } = edge;
  const length = sheet[section]?.rows.length ?? 0;
  if (step === -1 && place > 0) return moveRows(sheet, keys, section, place - 1);
  if (step === 1 && place < length - 1) return moveRows(sheet, keys, section, place + 2);
  const next = section + step;
  if (!sheet[next]) return sheet;
  return moveRows(sheet, keys, next, step === 1 ? 0 : (sheet[next]?.rows.length ?? 0));
}

/** All rows from one to another, as they stand. */
export function rowsBetween(sheet: Sheet, from: string, to: string): string[] {
  const keys = [...placesOf(sheet).keys()];
  const [a, b] = [keys.indexOf(from), keys.indexOf(to)];
  return a < 0 || b < 0 ? [] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** A line that the product proposes and nobody has used. */
export const isUnused = ({ custom, note, budgetAmount }: SheetRow): boolean =>
  custom === 'no' && note === '' && (budgetAmount === undefined || budgetAmount === 0);
