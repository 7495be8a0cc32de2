import type { RowType } from '@groundwork/domain-budgets';
import type { SectionValues } from '../budget-values.js';
import { itemsReader } from './sheet-items.js';
import { editRow, insertRows, isUnused, moveRows, placesOf, removeRows, rowsBetween, shiftRows } from './sheet.js';
import type { RowField, Sheet, SheetRow } from './sheet.js';

/** Steps that can be taken back. */
const LONGEST = 200;

export interface SheetState {
  readonly sheet: Sheet;
  readonly selected: ReadonlySet<string>;
  /** Sections that are closed. */
  readonly closed: ReadonlySet<number>;
  /** Proposed lines that were unused when the sheet was opened, folded away. */
  readonly folded: ReadonlySet<string>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What was done last, for who cannot see it. */
  readonly told: string;
}

/** A cell that is to have the focus. */
export interface CellRequest {
  readonly key: string;
  readonly field: RowField;
}

/** A budget while it is edited: rows, what is selected and folded, and every step back. */
export class SheetStore {
  private readonly listeners = new Set<() => void>();
  private readonly ids = new Map<string, string>();
  private past: Sheet[] = [];
  private future: Sheet[] = [];
  /** What the last step edited: the next key in the same cell belongs to it. */
  private editing = '';
  private chosenLast = '';
  private nextKey = 0;
  private current: SheetState;
  /** Is told which cell is to have the focus. */
  onFocus: (cell: CellRequest) => void = () => undefined;
  /** Is told that a cell was left. */
  onLeft: () => void = () => undefined;

  constructor(sections: readonly SectionValues[], foldsUnused: boolean) {
    const sheet = this.read(sections);
    const unused = sheet.flatMap(({ rows }) => rows.filter(isUnused).map(({ key }) => key));
    const rowCount = placesOf(sheet).size;
    this.current = {
      sheet,
      selected: new Set(),
      closed: new Set(),
      folded: new Set(foldsUnused && unused.length < rowCount ? unused : []),
      canUndo: false,
      canRedo: false,
      told: '',
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly state = (): SheetState => this.current;

  readonly items = itemsReader();

  get sheet(): Sheet {
    return this.current.sheet;
  }

  private set(fields: Partial<SheetState>): void {
    this.current = { ...this.current, ...fields };
    for (const listener of this.listeners) listener();
  }

  /** Makes a step. Keys in the cell `editing` become one step together. */
  apply(sheet: Sheet, told = '', editing = ''): void {
    if (sheet === this.sheet) return;
    if (editing === '' || editing !== this.editing) this.past = [...this.past, this.sheet].slice(-LONGEST);
    this.editing = editing;
    this.future = [];
    this.show(sheet, told);
  }

  private show(sheet: Sheet, told: string): void {
    const here = placesOf(sheet);
    const selected = [...this.current.selected].filter((key) => here.has(key));
    const { folded } = this.current;
    const unused = [...folded].filter((key) => {
      const row = here.get(key)?.row;
      return row !== undefined && isUnused(row);
    });
    this.set({
      sheet,
      told,
      folded: unused.length === folded.size ? folded : new Set(unused),
      selected: selected.length === this.current.selected.size ? this.current.selected : new Set(selected),
      canUndo: this.past.length > 0,
      canRedo: this.future.length > 0,
    });
  }

  undo(): void {
    const earlier = this.past.pop();
    if (!earlier) return;
    this.future.push(this.sheet);
    this.editing = '';
    this.show(earlier, 'Undone');
  }

  redo(): void {
    const later = this.future.pop();
    if (!later) return;
    this.past.push(this.sheet);
    this.editing = '';
    this.show(later, 'Done again');
  }

  edit(key: string, field: RowField, value: SheetRow[RowField]): void {
    this.apply(editRow(this.sheet, key, { [field]: value }), '', `${key}.${field}`);
  }

  /** The cell was left: what is typed into it next is a step of its own. */
  left(): void {
    this.editing = '';
    this.onLeft();
  }

  /** The last step was a key in a cell, and more of them may come. */
  get isTyping(): boolean {
    return this.editing !== '';
  }

  newRow(fields: Partial<Omit<SheetRow, 'key'>> = {}): SheetRow {
    this.nextKey += 1;
    const blank = { name: '', type: 'hard' as RowType, custom: 'yes' as const, note: '', budgetAmount: undefined };
    return { ...blank, ...fields, key: `row-${this.nextKey}` };
  }

  /** Gives a cell the focus; whatever hides its line is opened. */
  focus(cell: CellRequest): void {
    const { closed, folded } = this.current;
    const section = placesOf(this.sheet).get(cell.key)?.section;
    if (section !== undefined && closed.has(section)) this.toggleSection(section);
    if (folded.has(cell.key)) this.set({ folded: new Set([...folded].filter((key) => key !== cell.key)) });
    this.onFocus(cell);
  }

  /** A blank line, or lines, at a place of a section; the first has the focus. */
  insert(section: number, place: number, rows: readonly SheetRow[] = [this.newRow()]): void {
    const [first] = rows;
    if (!first) return;
    if (this.current.closed.has(section)) this.toggleSection(section);
    this.apply(
      insertRows(this.sheet, section, place, rows),
      rows.length === 1 ? 'Added 1 line' : `Added ${rows.length} lines`,
    );
    this.focus({ key: first.key, field: 'name' });
  }

  remove(keys: ReadonlySet<string>): void {
    const order = [...placesOf(this.sheet).keys()];
    const next = order.slice(order.findIndex((key) => keys.has(key))).find((key) => !keys.has(key));
    this.apply(removeRows(this.sheet, keys), keys.size === 1 ? 'Removed 1 line' : `Removed ${keys.size} lines`);
    const after = next ?? [...placesOf(this.sheet).keys()].at(-1);
    if (after !== undefined) this.focus({ key: after, field: 'budgetAmount' });
  }

  shift(keys: ReadonlySet<string>, step: 1 | -1): void {
    const [first = ''] = keys;
    this.apply(shiftRows(this.sheet, keys, step));
    const at = placesOf(this.sheet).get(first);
    if (at) this.set({ told: `${at.row.name || 'New line'}: ${this.sheet[at.section]?.name}, line ${at.place + 1}` });
  }

  move(keys: ReadonlySet<string>, section: number, place: number): void {
    this.apply(moveRows(this.sheet, keys, section, place), `Moved to ${this.sheet[section]?.name}`);
  }

  /** The row, or all that are selected where it is one of them. */
  together(key: string): ReadonlySet<string> {
    return this.current.selected.has(key) ? this.current.selected : new Set([key]);
  }

  select(selected: Iterable<string>): void {
    this.set({ selected: new Set(selected) });
  }

  /** Takes a line into the selection or out of it; with `upTo`, all lines from the one that was chosen last. */
  choose(key: string, isChosen: boolean, upTo = false): void {
    const keys = upTo ? rowsBetween(this.sheet, this.chosenLast, key) : [key];
    const selected = new Set(this.current.selected);
    for (const entry of keys.length > 0 ? keys : [key])
      if (isChosen) selected.add(entry);
      else selected.delete(entry);
    this.chosenLast = key;
    this.set({ selected });
  }

  toggleSection(section: number): void {
    const closed = new Set(this.current.closed);
    if (!closed.delete(section)) closed.add(section);
    this.set({ closed });
  }

  unfold(section: number): void {
    const shown = new Set(this.sheet[section]?.rows.map(({ key }) => key));
    this.set({ folded: new Set([...this.current.folded].filter((key) => !shown.has(key))) });
  }

  /** Another budget in place of this one, as one step. */
  replace(sections: readonly SectionValues[], told: string): void {
    this.apply(this.read(sections), told);
  }

  /** The rows of a form become those of the sheet; what is as it was keeps its keys, and its steps back. */
  load(sections: readonly SectionValues[]): void {
    const now = JSON.stringify(withoutIds(this.values()));
    if (now === JSON.stringify(withoutIds(sections))) {
      sections.forEach(({ additionalItems }, section) =>
        additionalItems.forEach(({ id }, place) => {
          const key = this.sheet[section]?.rows[place]?.key;
          if (key !== undefined && id !== undefined) this.ids.set(key, id);
        }),
      );
      return;
    }
    this.past = [];
    this.future = [];
    this.editing = '';
    this.show(this.read(sections), '');
  }

  /** The sheet as its form holds it. */
  values(): SectionValues[] {
    return this.sheet.map(({ name, rows }) => ({
      name,
      additionalItems: rows.map(({ key, budgetAmount, ...row }) => {
        const id = this.ids.get(key);
        return { ...(id === undefined ? {} : { id }), ...row, budgetAmount: budgetAmount as number | undefined };
      }),
    }));
  }

  /** Rows that are stored are known by their ids, now and when they are read again. */
  private read(sections: readonly SectionValues[]): Sheet {
    const keys = new Map([...this.ids].map(([key, id]) => [id, key]));
    return sections.map(({ name, additionalItems }) => ({
      name,
      rows: additionalItems.map(({ id, name: row, type, custom, note, budgetAmount }) => {
        const made = this.newRow({ name: row, type, custom, note, budgetAmount });
        const key = (id === undefined ? undefined : keys.get(id)) ?? made.key;
        if (id !== undefined) this.ids.set(key, id);
        return { ...made, key };
      }),
    }));
  }
}

const withoutIds = (sections: readonly SectionValues[]) =>
  sections.map(({ name, additionalItems }) => [
    name,
    additionalItems.map(({ name: row, type, custom, note, budgetAmount }) => [row, type, custom, note, budgetAmount]),
  ]);
