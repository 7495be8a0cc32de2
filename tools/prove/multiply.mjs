/**
 * Copies what stands in the tables of a service so many times, inside the database. A copy's ids are those of its model with eight
 * digits replaced, everywhere in the same way: what belonged together belongs together again, in a company of its own.
 */
import mysql from 'mysql2/promise';

/** What is the deployment's and not a loan's, what goes again by itself, and what has keys that are made of more than ids. */
const leftAlone = new Set([
  ...['migrations', 'outbox_message', 'inbox_message', 'idempotency_key', 'project_counter', 'saved_view'],
  ...['loan_documents', 'loan_limits', 'approval_limit', 'draw_rules', 'inspection_setting', 'access_link'],
  ...['waiver', 'waiver_history', 'draw_draft', 'draw_draft_line'],
]);
/** The lender's people are as few as they were. */
const people = new Set(['credit_approver_id', 'point_person_id', 'decided_by']);
/** How far apart the numbers of a copy are from those of its model: more than there are models. */
const numbersApart = 100;
/** Those of copies have more digits than a ZIP code, which is a word of an address. */
const firstNumber = 1_000_000;
/** Copies of one statement, so that none of them makes a transaction of gigabytes. */
const together = 2_000;

/** The id that copy `n` has of what has this id. */
export const idOfCopy = (id, n) => `${id.slice(0, 24)}${n.toString(16).padStart(8, '0')}${id.slice(-4)}`;
/** The number that people call copy `n` by. */
export const numberOfCopy = (number, n) => number + firstNumber + n * numbersApart;

/** A column of copy `c.n` of the row `t`, as SQL. `numbers` are those of the models, which are words as well. */
export function valueOfCopy({ name, type, length }, numbers) {
  const column = `t.\`${name}\``;
  const number = (value) => `${value} + ${firstNumber} + c.n * ${numbersApart}`;
  // Lists in the order of time meet all copies mixed.
  if (type === 'datetime') return `${column} - INTERVAL c.n MINUTE`;
  if (name === 'project_number') return number(column);
  if (name === 'word')
    return `IF(${column} IN (${numbers.map((one) => `'${one}'`).join(', ')}), ${number(`CAST(${column} AS UNSIGNED)`)}, ${column})`;
  if (Number(length) !== 36 || people.has(name)) return column;
  return `CONCAT(LEFT(${column}, 24), LPAD(LOWER(HEX(c.n)), 8, '0'), RIGHT(${column}, 4))`;
}

/** Numbers from 1 on, so many of them. */
async function makeNumbers(connection, count) {
  await connection.query('CREATE TABLE growth_copy (n int PRIMARY KEY)');
  await connection.query('INSERT INTO growth_copy VALUES (1)');
  for (let there = 1; there < count; there *= 2)
    await connection.query('INSERT INTO growth_copy SELECT n + ? FROM growth_copy WHERE n + ? <= ?', [
      there,
      there,
      count,
    ]);
}

async function copyTable(connection, table, { copies, numbers }) {
  const [columns] = await connection.query(
    `SELECT column_name AS name, data_type AS type, character_maximum_length AS length FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name = ?`,
    [table],
  );
  await connection.query(`CREATE TABLE growth_model AS SELECT * FROM \`${table}\``);
  const names = columns.map(({ name }) => `\`${name}\``).join(', ');
  const values = columns.map((one) => valueOfCopy(one, numbers)).join(', ');
  for (let from = 1; from <= copies; from += together)
    await connection.query(
      `INSERT INTO \`${table}\` (${names}) SELECT ${values} FROM growth_model t STRAIGHT_JOIN growth_copy c WHERE c.n BETWEEN ? AND ?`,
      [from, Math.min(copies, from + together - 1)],
    );
  await connection.query('DROP TABLE growth_model');
  await connection.query(`ANALYZE TABLE \`${table}\``);
}

/**
 * Adds `copies` of every row of a database. Keys between tables are not looked at meanwhile, as all of them are copied. `numbers` are
 * the project numbers of the models. Gives how many rows were written.
 */
export async function multiply(url, database, { copies, numbers }, say) {
  const connection = await mysql.createConnection({ uri: url, database });
  let written = 0;
  try {
    await connection.query('SET foreign_key_checks = 0, unique_checks = 0');
    const [tables] = await connection.query(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    await makeNumbers(connection, copies);
    for (const { name } of tables.filter((table) => !leftAlone.has(table.name))) {
      const [[{ count }]] = await connection.query(`SELECT COUNT(*) AS count FROM \`${name}\``);
      if (count === 0) continue;
      const begun = Date.now();
      await copyTable(connection, name, { copies, numbers });
      written += count * copies;
      say(`${database} ${name}: ${count * copies} rows in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
    }
    await connection.query('DROP TABLE growth_copy');
  } finally {
    await connection.end();
  }
  return written;
}
