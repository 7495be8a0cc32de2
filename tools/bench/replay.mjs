/** Statements that a service sent, through mysql2 alone, in a process of its own: those of a request on one connection, in order. */
import { randomBytes } from 'node:crypto';
import mysql from 'mysql2/promise';
import { atATime, batch } from './load.mjs';

const pool = mysql.createPool({
  uri: process.env.BENCH_MYSQL_URL,
  database: process.env.BENCH_DATABASE,
  timezone: 'Z',
  connectionLimit: atATime,
  maxIdle: atATime,
});

/** The key of a request that is sent once: each replay has its own. */
const keyIn = (statements) =>
  statements.map((one) => /^INSERT INTO `idempotency_key`.*VALUES \('(\w+)'/.exec(one)?.[1]).find(Boolean);

async function replay(statements) {
  const connection = await pool.getConnection();
  const key = keyIn(statements);
  const own = randomBytes(32).toString('hex');
  for (const statement of statements) await connection.query(key ? statement.replaceAll(key, own) : statement);
  connection.release();
}

process.on('message', async ({ ask, id, statements, count }) => {
  if (ask !== 'run') return;
  const before = process.cpuUsage();
  const times = await batch(count, () => replay(statements));
  const { user, system } = process.cpuUsage(before);
  process.send({ id, times, cpuMs: (user + system) / 1000 });
});
process.once('SIGTERM', () => process.exit(0));
