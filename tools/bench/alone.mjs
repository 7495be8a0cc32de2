/** The statements of the measured calls through mysql2 alone, in a process of its own. */
import mysql from 'mysql2/promise';
import { randomUUID } from 'node:crypto';
import {
  applicationById,
  summariesOfAll,
  summariesOfCompany,
} from '../../services/applications/dist/applications/persistence/application-statements.js';
import { atATime, batch } from './load.mjs';

const pool = mysql.createPool({
  uri: process.env.BENCH_MYSQL_URL,
  database: process.env.BENCH_DATABASE,
  timezone: 'Z',
  connectionLimit: atATime,
  maxIdle: atATime,
});
const lock = ' FOR UPDATE';
/** A statement a table, as the goals were set; the service reads both by one. */
const propertiesOf = (lock = '') =>
  `SELECT id, street, city, county, state, zip_code AS zipCode, budget_total AS budgetTotal, details FROM property WHERE application_id = ? ORDER BY position${lock}`;
const floorPlansOf = (lock = '') =>
  `SELECT id, property_id AS propertyId, details FROM floor_plan WHERE application_id = ? ORDER BY property_id, position${lock}`;
const instant = () => new Date();

async function save({ id, propertyId, body, event }) {
  const connection = await pool.getConnection();
  await connection.query('START TRANSACTION');
  const [[row]] = await connection.query(applicationById(lock), [id]);
  await connection.query(propertiesOf(lock), [id]);
  await connection.query(floorPlansOf(lock), [id]);
  const { properties, name, ...details } = JSON.parse(body);
  await connection.query(
    'UPDATE application SET status = ?, round = ?, name = ?, details = ?, version = version + 1, updated_at = ? WHERE id = ? AND version = ?',
    ['in_progress', row.round, name, JSON.stringify(details), instant(), id, row.version],
  );
  const { floorPlans: _asBefore, ...property } = properties[0];
  await connection.query('UPDATE property SET street = ?, details = ? WHERE id = ?', [
    property.street,
    JSON.stringify(property),
    propertyId,
  ]);
  await connection.query(
    'INSERT INTO application_history (id, application_id, round, version, command, from_status, to_status, user_id, role, at) VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?)',
    [randomUUID(), id, row.version, 'save', row.status, 'in_progress', row.userId, 'borrower', instant()],
  );
  if (event)
    await connection.query(
      'INSERT INTO outbox_message (event_id, type, aggregate_key, envelope, pending, attempts, published_at) VALUES (?, ?, ?, ?, ?, 0, ?)',
      [
        randomUUID(),
        'application.reopened',
        `application:${id}`,
        JSON.stringify({ id, name, userId: row.userId }),
        '[]',
        instant(),
      ],
    );
  await connection.query('COMMIT');
  connection.release();
}

const kinds = {
  oneRow: ({ id }) => pool.query(applicationById(), [id]),
  byId: ({ id }) =>
    Promise.all([pool.query(applicationById(), [id]), pool.query(propertiesOf(), [id])]).then(() =>
      pool.query(floorPlansOf(), [id]),
    ),
  adminPage: () => pool.query(summariesOfAll('', 101)),
  companyList: ({ companyId }) => pool.query(summariesOfCompany(''), [companyId]),
  save,
  saveWithEvent: (inputs) => save({ ...inputs, event: true }),
};

process.on('message', async ({ ask, id, kind, inputs }) => {
  if (ask !== 'run') return;
  const before = process.cpuUsage();
  let next = 0;
  const times = await batch(inputs.length, () => kinds[kind](inputs[next++]));
  const { user, system } = process.cpuUsage(before);
  process.send({ id, times, cpuMs: (user + system) / 1000 });
});
process.once('SIGTERM', () => process.exit(0));
