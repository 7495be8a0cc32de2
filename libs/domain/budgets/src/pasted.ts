import { fill, shared } from '@groundwork/domain-messages';
import type { Cents } from '@groundwork/domain-money';
import { isUnread, readAmount, textAtMost } from '@groundwork/domain-validation';
import { MAX_ITEMS_OF_SECTION, MAX_LINES } from './budget.record.js';
import { rowTypes } from './enumerations.js';
import type { RowType } from './enumerations.js';

/** A line of a table that was pasted or read from a file. */
export interface PastedLine {
  /** Its row in the table, from 1. */
  readonly row: number;
  /** The place of its section. */
  readonly section: number;
  readonly name: string;
  readonly type: RowType;
  /** Absent where the table names no kinds: a line that is there keeps its own. */
  readonly typed: boolean;
  readonly note: string;
  readonly budgetAmount: Cents;
  /** What is wrong with it; nothing is taken over while any has a complaint. */
  readonly complaint?: string;
}

type Row = readonly string[];

/** What a column of a table may hold. */
export const tableColumnNames = ['section', 'name', 'type', 'amount', 'note'] as const;
export type TableColumn = (typeof tableColumnNames)[number];

/** Which column holds what, from 0; -1 where none does. */
export type TableColumns = Readonly<Record<TableColumn, number>>;

const nameRule = textAtMost(200);
const noteRule = textAtMost(500);
const typeOf = (cell: string): RowType | undefined => rowTypes.find((type) => type === cell.trim().toLowerCase());
const isAmount = (cell: string): boolean => typeof readAmount(cell) === 'number';

/** A row that adds up others: the sum is always computed. */
const TOTAL = /^(sub|grand )?-?total\b/i;

/** The column that most rows fill in such a way; of several the first, or the last; -1 where none has any. */
function mostly(
  rows: readonly Row[],
  fits: (cell: string) => boolean,
  order: 'first' | 'last',
  not: readonly number[],
) {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const counts = Array.from({ length: width }, (_, column) =>
    not.includes(column) ? 0 : rows.filter((row) => fits(row[column] ?? '')).length,
  );
  const most = Math.max(0, ...counts);
  if (most === 0) return -1;
  return order === 'first' ? counts.indexOf(most) : counts.lastIndexOf(most);
}

const headings: readonly (readonly [TableColumn, RegExp])[] = [
  ['section', /^(section|category|division|group)$/i],
  ['name', /^(line|item|name|description|line item)$/i],
  ['type', /^(type|kind)$/i],
  ['note', /^(note|notes|comment|comments|remark|remarks)$/i],
  ['amount', /^(amount|budget|budget amount|cost)$/i],
];

const withoutBlanks = (table: readonly Row[]): readonly Row[] =>
  table.filter((cells) => cells.some((cell) => cell.trim() !== ''));

/** Which column of a table holds what: as its first row says, else by what most of its rows have there. */
export function tableColumns(table: readonly Row[]): TableColumns {
  const rows = withoutBlanks(table);
  const named = Object.fromEntries(
    headings.map(([column, heading]) => [column, (rows[0] ?? []).findIndex((cell) => heading.test(cell.trim()))]),
  ) as Record<TableColumn, number>;
  const { section, note } = named;
  const taken = [section, note, named.name, named.type];
  const amount = named.amount >= 0 ? named.amount : mostly(rows, isAmount, 'last', taken);
  const type =
    named.type >= 0 ? named.type : mostly(rows, (cell) => typeOf(cell) !== undefined, 'first', [amount, section, note]);
  const isName = (cell: string) => cell.trim() !== '' && !isAmount(cell);
  const name = named.name >= 0 ? named.name : mostly(rows, isName, 'first', [amount, type, section, note]);
  return { section, name, type, amount, note };
}

/** A first row that names the columns: it has a word where others have an amount. */
const isHeader = (row: Row, others: readonly Row[], { amount }: TableColumns): boolean =>
  amount >= 0 && /^\D+$/.test(row[amount] ?? '') && others.some((other) => isAmount(other[amount] ?? ''));

interface Reading {
  /** Which column holds what; as the table says where nothing else is said. */
  readonly columns?: TableColumns;
  /** The names of the budget's sections, for a table that says where each line belongs. */
  readonly sections?: readonly string[];
  /** The place of the section that a line belongs to where the table does not say. */
  readonly section?: number;
  /** Where lines of sections that the budget does not have belong, by the names that the table has for them (`sectionKey`). */
  readonly placed?: Readonly<Record<string, number>>;
}

/**
 * The budget lines of a table: names in the first column of words, amounts in the last column of amounts, the kind of cost
 * where a column names it, unless other columns are chosen. A first row of headings, rows of totals and rows without anything are
 * left out; a row that cannot be read says why.
 */
export function pastedLines(
  table: readonly Row[],
  { columns = tableColumns(table), sections = [], section = 0, placed = {} }: Reading = {},
): PastedLine[] {
  const rows = table
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first, ...others] = rows.map((entry) => entry.cells);
  const named = first !== undefined && isHeader(first, others, columns);
  return rows
    .slice(named ? 1 : 0)
    .filter(({ cells }) => !TOTAL.test((cells[columns.name] ?? '').trim()))
    .map((entry) => lineOf(entry, columns, { sections, section, placed }));
}

function lineOf(
  { cells, row }: { cells: Row; row: number },
  columns: TableColumns,
  at: Required<Omit<Reading, 'columns'>>,
): PastedLine {
  const cell = (column: TableColumn): string => (cells[columns[column]] ?? '').trim();
  const name = cell('name');
  const note = cell('note');
  const amount = readAmount(cell('amount'));
  const type = typeOf(cell('type'));
  const named = cell('section');
  const own = named === '' ? at.section : at.sections.findIndex((one) => sameName(one, named));
  const section = own < 0 ? (at.placed[sectionKey(named)] ?? -1) : own;
  const complaint =
    (name === '' ? shared.fieldRequired : undefined) ??
    nameRule(name) ??
    noteRule(note) ??
    (section < 0 ? fill(shared.noSuchSection, { name: named }) : undefined) ??
    (cell('type') !== '' && type === undefined ? fill(shared.noSuchType, { name: cell('type') }) : undefined) ??
    (isUnread(amount) ? amount.complaint : undefined);
  return {
    row,
    section,
    name,
    type: type ?? 'hard',
    typed: type !== undefined,
    note,
    budgetAmount: typeof amount === 'number' ? amount : 0,
    ...(complaint === undefined ? {} : { complaint }),
  };
}

/** The sections of a table that the budget does not have, each once, as they are written first. */
export function strangeSections(
  table: readonly Row[],
  { columns = tableColumns(table), sections = [] }: Pick<Reading, 'columns' | 'sections'> = {},
): string[] {
  const rows = withoutBlanks(table);
  const [first, ...others] = rows;
  const lines = first !== undefined && isHeader(first, others, columns) ? others : rows;
  const names = lines
    .filter((cells) => !TOTAL.test((cells[columns.name] ?? '').trim()))
    .map((cells) => (cells[columns.section] ?? '').trim())
    .filter((name) => name !== '' && !sections.some((own) => sameName(own, name)));
  return [...new Map(names.reverse().map((name) => [nameKey(name), name])).values()].reverse();
}

interface Item {
  readonly name: string;
}

const nameKey = (name: string): string => name.trim().toLowerCase();
/** A section by its name in a table, however it is written. */
export const sectionKey = nameKey;
const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/**
 * Which row each line sets the amount of: the one of its name in its section, of several of a name the first that no line before it
 * has; undefined where it becomes a new one.
 */
export function rowsOfLines<Row extends Item>(
  sections: readonly (readonly Row[])[],
  lines: readonly PastedLine[],
): (Row | undefined)[] {
  const waiting = sections.map((rows) => {
    const byName = new Map<string, Row[]>();
    for (const row of rows) byName.set(nameKey(row.name), [...(byName.get(nameKey(row.name)) ?? []), row]);
    return byName;
  });
  return lines.map(({ section, name }) => waiting[section]?.get(nameKey(name))?.shift());
}

/** Whether every section, and the budget, has room for the lines that become new rows. */
export function hasRoomFor(sections: readonly (readonly Item[])[], lines: readonly PastedLine[]): boolean {
  const found = rowsOfLines(sections, lines);
  const lengths = sections.map(
    (rows, section) => rows.length + lines.filter((line, index) => line.section === section && !found[index]).length,
  );
  const all = lengths.reduce((sum, length) => sum + length, 0);
  return all <= MAX_LINES && lengths.every((length) => length <= MAX_ITEMS_OF_SECTION);
}
