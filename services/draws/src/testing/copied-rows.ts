import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');
/** The numbers up to 9,999, as `at`. */
const numbers =
  `(SELECT ones.d + 10 * tens.d + 100 * hundreds.d + 1000 * thousands.d AS at FROM (${digits}) ones ` +
  `CROSS JOIN (${digits}) tens CROSS JOIN (${digits}) hundreds CROSS JOIN (${digits}) thousands) numbers`;

/**
 * An id of a copy: that of the row, with the number of the copy in the place of eight of its signs, so that what points to it is copied
 * alike. Copies of copies are numbered at another place.
 */
export const numberedId = (column: string, place: 'head' | 'tail' = 'head'): string => {
  const from = place === 'head' ? 1 : 25;
  return `CONCAT(SUBSTR(${column}, 1, ${from - 1}), 'f', SUBSTR(CONCAT('0000000', at), -7), SUBSTR(${column}, ${from + 8}))`;
};

/**
 * Puts `times` copies of the rows that have a value in a column beside them, by one statement: the database makes the rows. What a copy
 * has of its own is told by column, as SQL in which `at` is the number of the copy.
 */
export async function copyRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  [where, value]: readonly [column: string, value: string],
  times: number,
  own: Readonly<Record<string, string>>,
): Promise<void> {
  const { tableName, columns } = manager.connection.getMetadata(entity);
  const names = columns.map(({ databaseName }) => databaseName);
  const unknown = [where, ...Object.keys(own)].find((name) => !names.includes(name));
  if (unknown) throw new Error(`${tableName} has no column ${unknown}.`);
  const quoted = (name: string) => manager.connection.driver.escape(name);
  await manager.query(
    `INSERT INTO ${tableName} (${names.map(quoted).join(', ')}) ` +
      `SELECT ${names.map((name) => own[name] ?? quoted(name)).join(', ')} FROM ${tableName} ` +
      `CROSS JOIN ${numbers} WHERE ${where} = ? AND at BETWEEN 1 AND ${times}`,
    [value],
  );
}
