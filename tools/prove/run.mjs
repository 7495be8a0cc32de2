/**
 * `npm run prove -- tens [--replicas 2] [--units identity,bff-shell] [--people 8] [--requests 20000] [--away 60] [--port 5900] [--logs]`:
 * the portal in several processes of each unit (or of some, the others in one) behind nginx, on MySQL and RabbitMQ (MYSQL_URL,
 * RABBITMQ_URL): restarted one by one, killed, and without its database, while people work in it. Prints a table, and ends with 1
 * where a request failed that must not, or anything was lost or doubled. Takes its quarter of an hour, four gigabytes and all of two
 * cores.
 *
 * `npm run prove -- growth [--loans 60] [--draws 3]`: how large the databases of a lender become in a year, measured on so many loans.
 *
 * Neither is a part of `npm test`. `--as-built` leaves out the build.
 */
import { parseArgs } from 'node:util';
import { failPreparation, prepare, root } from '../../infra/local/prepare.mjs';
import { mysqlAnswers, mysqlUrl, rabbitAnswers, rabbitUrl } from '../test/surroundings.mjs';

process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replicas: { type: 'string', default: '2' },
    units: { type: 'string', default: '' },
    people: { type: 'string', default: '8' },
    requests: { type: 'string', default: '20000' },
    away: { type: 'string', default: '60' },
    port: { type: 'string', default: '5900' },
    loans: { type: 'string', default: '60' },
    draws: { type: 'string', default: '3' },
    logs: { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
  },
});
const [what] = positionals;
if (!['tens', 'growth'].includes(what)) {
  console.error('Say what to prove: npm run prove -- tens | growth');
  process.exit(1);
}
for (const [name, isThere] of [
  ['MySQL', await mysqlAnswers(1)],
  ['RabbitMQ', what === 'growth' || (await rabbitAnswers(1))],
])
  if (!isThere) {
    console.error(`No ${name} answers; see MYSQL_URL and RABBITMQ_URL.`);
    process.exit(1);
  }
if (!values['as-built']) await prepare().catch(failPreparation);
const say = (text) => console.log(`  ${new Date().toISOString().slice(11, 19)} ${text}`);
const port = Number(values.port);
if (what === 'growth') {
  const { measureGrowth } = await import('./growth.mjs');
  const { growthTable } = await import('./report.mjs');
  const measured = await measureGrowth({
    port,
    mysqlUrl,
    loans: Number(values.loans),
    drawsEach: Number(values.draws),
    say,
  });
  console.log(`\n${growthTable(measured)}`);
  process.exit(0);
}
const { proveTens } = await import('./tens.mjs');
const { tensTable } = await import('./report.mjs');
const result = await proveTens({
  port,
  count: Number(values.replicas),
  several: values.units.split(',').filter(Boolean),
  people: Number(values.people),
  requests: Number(values.requests),
  awaySeconds: Number(values.away),
  keepLogs: values.logs,
  mysqlUrl,
  rabbitUrl,
  say,
});
console.log(`\n${tensTable(result)}`);
process.exit(result.rows[0].failed > 0 || result.faults.length > 0 ? 1 : 0);
