/** People at work, faster and faster until the portal does not keep up; beside it what this machine does of the bare parts. */
import mysql from 'mysql2/promise';
import { applicationById } from '../../services/applications/dist/applications/persistence/application-statements.js';
import { atATime, batch, call } from '../bench/load.mjs';
import { fillForPeople, peopleAtWork } from './people.mjs';
import { stepped, worked } from './soak.mjs';
import { withPortal } from './standing.mjs';
import { kneeOf, nextRate } from './verdicts.mjs';

const bareRequests = 6_000;
const warmUp = { rate: 10, ms: 20_000 };

/** How many a second of something are done, so many at a time as the bench does. */
async function rateOf(work) {
  await batch(bareRequests / 4, work);
  const begun = performance.now();
  await batch(bareRequests, work);
  return bareRequests / ((performance.now() - begun) / 1_000);
}

/** An application by id through mysql2 alone, and the answer of a back end that asks nobody, each by the second. */
async function bareRates({ mysqlUrl, env, health }) {
  const database = `${env.DATABASE_PREFIX}applications`;
  const pool = mysql.createPool({ uri: mysqlUrl, database, timezone: 'Z', connectionLimit: atATime });
  const [[{ id }]] = await pool.query('SELECT id FROM application LIMIT 1');
  const select = await rateOf(() => pool.query(applicationById(), [id]));
  await pool.end();
  return { select, health: await rateOf(() => call({ url: health })) };
}

/** @returns each rate with how it went, the knee, and the bare rates of the same run, before and after. */
export async function proveLoad({ from, most, seconds, say, ...options }) {
  return withPortal({ ...options, name: 'load', count: 1, several: [], say }, async ({ system, url }) => {
    const people = await peopleAtWork(url, await fillForPeople(system.env, say));
    say('warming up');
    await worked(people, warmUp.rate, warmUp.ms);
    const { port } = system.replicas.find(({ unit }) => unit.name === 'bff-borrower');
    const bare = () =>
      bareRates({ mysqlUrl: options.mysqlUrl, env: system.env, health: `http://127.0.0.1:${port}/health` });
    const before = await bare();
    const steps = await stepped(people, seconds, (done) => nextRate(done, { from, most }), say);
    const after = await bare();
    const both = (figure) => (before[figure] + after[figure]) / 2;
    return { steps, ...kneeOf(steps), bare: { select: both('select'), health: both('health') } };
  });
}
