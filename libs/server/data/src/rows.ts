import type { EntityManager, EntityMetadata, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { isoOf, marks } from './raw.js';
import { affectedBy, rowsOf } from './statements.js';

type Values = Readonly<Record<string, unknown>>;

interface Table {
  readonly name: string;
  readonly column: (property: string) => string;
  /** All columns, each under the name of its property. */
  readonly whole: string;
  /** A value as the engine stores it, by the column's type and transformer. */
  readonly stored: (property: string, value: unknown) => unknown;
  /** A row of {@link whole} as an entity has it. */
  readonly read: (row: Values) => Values;
}

const tables = new WeakMap<EntityMetadata, Table>();

function tableOf(manager: EntityManager, entity: EntityTarget<ObjectLiteral>): Table {
  const { driver } = manager.connection;
  const metadata = manager.connection.getMetadata(entity);
  let table = tables.get(metadata);
  if (!table) {
    const columns = new Map(metadata.columns.map((column) => [column.propertyName, column]));
    const names = new Map(metadata.columns.map((column) => [column.propertyName, driver.escape(column.databaseName)]));
    const known = <T>(found: T | undefined, property: string): T => {
      if (found === undefined) throw new Error(`${metadata.name} has no column for ${property}.`);
      return found;
    };
    table = {
      name: driver.escape(metadata.tableName),
      column: (property) => known(names.get(property), property),
      whole: [...names].map(([property, column]) => `${column} AS ${driver.escape(property)}`).join(', '),
      stored: (property, value) =>
        driver.preparePersistentValue(value ?? null, known(columns.get(property), property)) as unknown,
      read: (row) => {
        const read: Record<string, unknown> = {};
        for (const [property, column] of columns) {
          const value = row[property];
          read[property] =
            column.type === 'datetime' && value !== null
              ? new Date(isoOf(value as string))
              : (driver.prepareHydratedValue(value, column) as unknown);
        }
        return read;
      },
    };
    tables.set(metadata, table);
  }
  return table;
}

const definedNames = (values: Values): string[] =>
  Object.keys(values).filter((property) => values[property] !== undefined);

/**
 * Inserts whole rows, which all name the same columns, by one statement. What TypeORM's builder does besides (cascades,
 * generated values read back) no table of ours needs, and it costs more than the statement. `ending` follows the values.
 */
export async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
  ending = '',
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const table = tableOf(manager, entity);
  const names = definedNames(first);
  const marks = `(${names.map(() => '?').join(', ')})`;
  const values = rows.flatMap((row) => names.map((name) => table.stored(name, row[name])));
  await affectedBy(
    manager,
    `INSERT INTO ${table.name} (${names.map(table.column).join(', ')}) VALUES ${rows.map(() => marks).join(', ')}${ending}`,
    values,
  );
}

/**
 * Puts whole rows, which all name the same columns, in the place of those with their ids, by one statement; a row whose id is not there
 * yet is inserted.
 */
export async function putRows<T extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { column } = tableOf(manager, entity);
  const names = definedNames(first).filter((name) => name !== 'id');
  const isMySql = manager.connection.options.type === 'mysql';
  const set = names.map((name) => {
    const own = column(name);
    return isMySql ? `${own} = VALUES(${own})` : `${own} = excluded.${own}`;
  });
  await insertRows(
    manager,
    entity,
    rows,
    ` ON ${isMySql ? 'DUPLICATE KEY UPDATE' : `CONFLICT (${column('id')}) DO UPDATE SET`} ${set.join(', ')}`,
  );
}

type Condition = readonly [name: string, value: unknown];

const isOfNone = ([, value]: Condition): boolean => Array.isArray(value) && value.length === 0;

/** Columns that have a value, or one of some. */
const conditionsOf = ({ column }: Table, by: readonly Condition[]): string =>
  by
    .map(([name, value]) => `${column(name)} ${Array.isArray(value) ? `IN (${marks(value.length)})` : '= ?'}`)
    .join(' AND ');

/**
 * Whole rows as entities have them, by one statement of our own: those whose columns have a value, or one of some. `held`: they are locked
 * until the transaction ends, where the engine has such locks.
 */
export async function readRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: { readonly [K in keyof T]?: string | number | readonly string[] },
  { order, held = false }: { readonly order?: keyof T & string; readonly held?: boolean } = {},
): Promise<T[]> {
  const table = tableOf(manager, entity as EntityTarget<ObjectLiteral>);
  const by = Object.entries(where as Values);
  if (by.some(isOfNone)) return [];
  const sorted = order === undefined ? '' : ` ORDER BY ${table.column(order)}`;
  const lock = held && manager.connection.options.type === 'mysql' ? ' FOR UPDATE' : '';
  const rows = await rowsOf<Values>(
    manager,
    `SELECT ${table.whole} FROM ${table.name} WHERE ${conditionsOf(table, by)}${sorted}${lock}`,
    by.flatMap(([, value]) => value),
  );
  return rows.map((row) => table.read(row) as T);
}

const isPlain = (value: unknown): boolean =>
  value !== null && typeof value !== 'function' && (typeof value !== 'object' || value instanceof Date);

/**
 * Updates the rows that `where` names: those whose columns have a value, or one of some. Gives how many it met. Plain values go straight
 * to the engine; operators and expressions take TypeORM's way.
 */
export async function updateRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T> | { readonly [K in keyof T]?: T[K] | readonly T[K][] },
  values: Parameters<EntityManager['update']>[2],
): Promise<number> {
  const keys = where as Values;
  const changes = values as Values;
  const by = definedNames(keys).map((name): Condition => [name, keys[name]]);
  if (by.some(isOfNone)) return 0;
  const plain =
    by.every(([, value]) => (Array.isArray(value) ? value.every(isPlain) : isPlain(value))) &&
    definedNames(changes).every((name) => typeof changes[name] !== 'function');
  if (!plain) return (await manager.update<ObjectLiteral>(entity, where as FindOptionsWhere<T>, values)).affected ?? 0;
  const table = tableOf(manager, entity);
  const set = definedNames(changes);
  return affectedBy(
    manager,
    `UPDATE ${table.name} SET ${set.map((name) => `${table.column(name)} = ?`).join(', ')} WHERE ${conditionsOf(table, by)}`,
    [
      ...set.map((name) => table.stored(name, changes[name])),
      ...by.flatMap(([name, value]) => [value].flat().map((one) => table.stored(name, one))),
    ],
  );
}
