import type { ColumnShape, SchemaShape, TableShape } from './schema-shape.js';

/** What a longer kind takes of a shorter one. */
const wider: readonly (readonly string[])[] = [
  ['tinyint', 'smallint', 'int', 'bigint'],
  ['tinytext', 'text', 'mediumtext', 'longtext'],
];
const kindOf = (type: string): string => type.replace(/\(.*$/, '').replace(/^integer$/, 'int');
const lengthOf = (type: string): number => Number(/\((\d+)/.exec(type)?.[1] ?? 0);

/** Whether everything that the one type holds is read and written in the other. */
function takesAll(before: string, after: string): boolean {
  if (before === after) return true;
  const [from, to] = [kindOf(before), kindOf(after)];
  if (from === 'varchar')
    return (to === 'varchar' && lengthOf(after) >= lengthOf(before)) || (wider[1] ?? []).includes(to);
  // The number behind a whole number is how wide it is printed, and nothing else.
  if (from === to)
    return (wider[0] ?? []).includes(from) || (from === 'datetime' && lengthOf(after) >= lengthOf(before));
  return wider.some((row) => row.includes(from) && row.indexOf(to) >= row.indexOf(from));
}

function changesOfColumn(place: string, before: ColumnShape, after: ColumnShape): string[] {
  const changes: string[] = [];
  if (!takesAll(before.type, after.type)) changes.push(`column ${place} is ${after.type}, was ${before.type}`);
  if (before.isNullable && !after.isNullable) changes.push(`column ${place} must be filled now`);
  if (!before.isNullable && after.isNullable) changes.push(`column ${place} may be empty now`);
  if (before.default !== after.default && before.default !== undefined)
    changes.push(`column ${place} has ${after.default ?? 'nothing'} by itself, had ${before.default}`);
  return changes;
}

const covers = (set: readonly string[], other: readonly string[]): boolean => other.every((name) => set.includes(name));

/** What a row of the version before must differ in: a column that it does not know is empty, or the same in all of its rows. */
function demandOn(set: readonly string[], before: TableShape, after: TableShape): readonly string[] | undefined {
  const unknown = set.filter((name) => !before.columns.has(name));
  // Rows with an empty column are never alike.
  if (unknown.some((name) => after.columns.get(name)?.default === undefined)) return undefined;
  return set.filter((name) => before.columns.has(name));
}

function changesOfTable(table: string, before: TableShape, after: TableShape): string[] {
  const changes: string[] = [];
  for (const [name, shape] of before.columns) {
    const now = after.columns.get(name);
    if (now) changes.push(...changesOfColumn(`${table}.${name}`, shape, now));
    else changes.push(`column ${table}.${name} is gone`);
  }
  for (const [name, shape] of after.columns)
    if (!before.columns.has(name) && !shape.isNullable && shape.default === undefined && !shape.isNumbered)
      changes.push(`column ${table}.${name} is new, must be filled and has nothing by itself`);
  for (const set of after.unique) {
    const demand = demandOn(set, before, after);
    if (demand && !before.unique.some((known) => covers(demand, known)))
      changes.push(`${table} (${set.join(', ')}) is unique now`);
  }
  // The version before takes the refusal of a second row for its answer.
  for (const set of before.unique)
    if (covers([...after.columns.keys()], set) && !after.unique.some((known) => covers(set, known)))
      changes.push(`${table} (${set.join(', ')}) is not unique any more`);
  for (const rule of after.rules) if (!before.rules.includes(rule)) changes.push(`${table} has a new ${rule}`);
  return changes;
}

/**
 * What the version before cannot live with while it runs on the tables of the present one: what it reads is gone or means something else,
 * what it writes is refused.
 */
export function changesThatBreak(before: SchemaShape, after: SchemaShape): string[] {
  return [...before].flatMap(([table, shape]) => {
    const now = after.get(table);
    return now ? changesOfTable(table, shape, now) : [`table ${table} is gone`];
  });
}

/** The names that stand before the `=` of a list of assignments, outside of brackets. */
function assigned(list: string): string[] {
  const names: string[] = [];
  let [depth, part] = [0, ''];
  for (const sign of `${list},`) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) {
      const name = /^\s*(?:\w+\.)?[`"]?(\w+)[`"]?\s*=/.exec(part)?.[1];
      if (name) names.push(name);
      part = '';
    } else part += sign;
  }
  return names;
}

/** Rows that the version before knew and finds changed or away: of a column that means something else now. */
export function rowsThatChange(before: SchemaShape, statements: readonly string[]): string[] {
  return statements.flatMap((sql) => {
    const [, away] = /^\s*DELETE\s+FROM\s+[`"]?(\w+)/i.exec(sql) ?? [];
    if (away && before.has(away)) return [`rows of ${away} are taken away`];
    const [, table = '', list = ''] =
      /^\s*UPDATE\s+[`"]?(\w+)[`"]?.*?\bSET\s([^]*)$/i.exec(sql.replaceAll('\n', ' ')) ?? [];
    const columns = before.get(table)?.columns;
    return assigned(list).flatMap((name) => (columns?.has(name) ? [`column ${table}.${name} is written anew`] : []));
  });
}
