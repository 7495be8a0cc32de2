/** Databases of the bench's own, filled by copying an application that the service itself made. */
import { newId } from '@groundwork/server-data';
import mysql from 'mysql2/promise';

const copies = 2_000;
const nameOf = (size) => `groundwork_bench_${size}_`;

export const prefixes = { small: nameOf('small'), large: nameOf('large') };
const databases = Object.values(prefixes).map((prefix) => `${prefix}applications`);

export const connect = (uri, database) =>
  mysql.createConnection({ uri, timezone: 'Z', ...(database ? { database } : {}) });

export async function dropDatabases(uri) {
  const connection = await connect(uri);
  for (const name of databases) await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
  await connection.end();
}

/** What a copy has of its own; every other column is as in the application that is copied. */
const own = {
  application: {
    id: 'c.application_id',
    company_id: 'c.company_id',
    status: 'c.status',
    project_number: 't.project_number + 1 + c.n',
    updated_at: 't.updated_at - INTERVAL c.n SECOND',
  },
  property: { id: 'c.property_id', application_id: 'c.application_id' },
  floor_plan: { id: 'c.part_id', application_id: 'c.application_id', property_id: 'c.property_id' },
  // The one that is copied has several rows, one a version.
  application_history: { id: 'CONCAT(LEFT(c.part_id, 35), t.version)', application_id: 'c.application_id' },
};

async function copyTable(connection, table, from, to) {
  const [rows] = await connection.query(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?',
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[table][name] ?? `t.\`${name}\``);
  const key = table === 'application' ? 'id' : 'application_id';
  await connection.query(
    `INSERT INTO \`${table}\` (${names.map((name) => `\`${name}\``).join(', ')})
     SELECT ${values.join(', ')} FROM bench_copy c JOIN \`${table}\` t ON t.\`${key}\` = (SELECT sample FROM bench_sample) WHERE c.n BETWEEN ? AND ? ORDER BY c.n`,
    [from, to - 1],
  );
}

/** Copies the application `sampleId` once for each of `rows`: company, status, and ids that are given back with them. */
export async function fill(uri, prefix, sampleId, rows, say) {
  const connection = await connect(uri, `${prefix}applications`);
  await connection.query('CREATE TABLE bench_sample (sample varchar(36) NOT NULL)');
  await connection.query('INSERT INTO bench_sample VALUES (?)', [sampleId]);
  await connection.query(
    'CREATE TABLE bench_copy (n int PRIMARY KEY, application_id varchar(36) NOT NULL, property_id varchar(36) NOT NULL, part_id varchar(36) NOT NULL, company_id varchar(36) NOT NULL, status varchar(20) NOT NULL)',
  );
  const made = rows.map((row) => ({ ...row, id: newId(), propertyId: newId(), partId: newId() }));
  for (let from = 0; from < made.length; from += copies) {
    const part = made.slice(from, from + copies);
    await connection.query('INSERT INTO bench_copy VALUES ?', [
      part.map((row, at) => [from + at, row.id, row.propertyId, row.partId, row.companyId, row.status]),
    ]);
    for (const table of Object.keys(own)) await copyTable(connection, table, from, from + part.length);
    say(`${from + part.length} of ${made.length}`);
  }
  await connection.query('DROP TABLE bench_copy, bench_sample');
  for (const table of Object.keys(own)) await connection.query(`ANALYZE TABLE \`${table}\``);
  await connection.end();
  return made;
}

/** Resolves when every event of the service was carried to those who must have it. */
export async function untilCarried(connection) {
  for (;;) {
    const [[{ waiting }]] = await connection.query(
      'SELECT COUNT(*) AS waiting FROM outbox_message WHERE published_at IS NULL',
    );
    if (waiting === 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}
