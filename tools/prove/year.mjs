/** How large a year of a lender becomes: what loans and draws leave in the databases, measured on some and counted up. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@groundwork/server-config';
import mysql from 'mysql2/promise';
import { untilCarried } from '../drill/facts.mjs';
import { aPortal } from '../drill/portal.mjs';
import { startLending } from './lending.mjs';

const patienceMs = 120_000;
/** What goes again, and after how many days. All other tables keep what they hold. */
const keptDays = { idempotency_key: 1, outbox_message: 180, inbox_message: 210 };

/** Bytes of each table as the engine counts its pages, indexes with them. */
async function tableSizes(url, prefix) {
  const connection = await mysql.createConnection({ uri: url });
  const sizes = new Map();
  for (const service of serviceNames) {
    const schema = `${prefix}${service}`;
    const [tables] = await connection.query(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
      [schema],
    );
    for (const { name } of tables) await connection.query(`ANALYZE TABLE \`${schema}\`.\`${name}\``);
    const [rows] = await connection.query(
      'SELECT table_name AS name, data_length + index_length AS bytes FROM information_schema.tables WHERE table_schema = ?',
      [schema],
    );
    for (const { name, bytes } of rows) sizes.set(`${service} ${name}`, Number(bytes));
  }
  await connection.end();
  return sizes;
}

const folderBytes = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);

/** @param loans that are lent and drawn on for the measure; `drawsEach` of each. */
export async function measureYear({ port, mysqlUrl, loans, drawsEach, say }) {
  const portal = await aPortal({ engine: 'mysql', port, mysqlUrl });
  const { env, folder } = portal;
  const measured = async () => {
    await untilCarried(env, patienceMs);
    return { tables: await tableSizes(mysqlUrl, env.DATABASE_PREFIX), files: folderBytes(join(folder, 'files')) };
  };
  try {
    say('starting a portal');
    await portal.start();
    const lending = await startLending(env);
    // Pages that a first row takes belong to no loan.
    await lending.lend(5);
    await lending.drawOnAll(1);
    const before = await measured();
    say(`lending ${loans} times`);
    await lending.lend(loans);
    const lent = await measured();
    say(`drawing ${drawsEach} times on each`);
    await lending.drawOnAll(drawsEach);
    const drawn = await measured();
    await lending.close();
    return { before, lent, drawn, loans, draws: lending.draws() };
  } finally {
    await portal.remove();
  }
}

/** Bytes by table that a year leaves, largest first: `loans` lent in it, each drawn on `drawsEach` times. */
export function yearOf({ before, lent, drawn, loans: measuredLoans, draws }, { loans, drawsEach }) {
  const rows = [...drawn.tables].map(([name, bytes]) => {
    const perLoan = ((lent.tables.get(name) ?? 0) - (before.tables.get(name) ?? 0)) / measuredLoans;
    const perDraw = (bytes - (lent.tables.get(name) ?? 0)) / draws;
    const days = keptDays[name.split(' ')[1]];
    const made = loans * (perLoan + drawsEach * perDraw);
    return { name, perLoan, perDraw, days, year: made * Math.min(1, (days ?? 365) / 365) };
  });
  const filesPerLoan = (lent.files - before.files) / measuredLoans;
  const filesPerDraw = (drawn.files - lent.files) / draws;
  return {
    rows: rows.sort((a, b) => b.year - a.year),
    total: rows.reduce((sum, { year }) => sum + year, 0),
    files: loans * (filesPerLoan + drawsEach * filesPerDraw),
  };
}
