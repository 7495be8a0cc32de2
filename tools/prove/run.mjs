/**
 * `npm run prove -- tens [--replicas 2] [--units identity,bff-shell] [--people 8] [--requests 20000] [--away 60] [--tls] [--port 5900]
 * [--logs]`: the portal in several processes of each unit (or of some, the others in one) behind nginx, on MySQL and RabbitMQ
 * (MYSQL_URL, RABBITMQ_URL), with `--tls` by certificates between units: restarted one by one, killed, and without its database, while
 * people work in it; then draws, payments, fees, links, passwords, sessions, second factors, papers and programs' calls are decided, used
 * and guessed by eight at once at all replicas. Prints a table, and ends with 1 where a request failed that must not, or anything was
 * lost or doubled. Takes its quarter of an hour, four gigabytes and all of two cores.
 *
 * `npm run prove -- races [--replicas 2] [--tls] [--port 5900]`: the last of that alone, in two minutes.
 *
 * `npm run prove -- growth [--most 1000000] [--rounds 15]`: what people wait for, with 10,000, 100,000 and 1,000,000 applications on
 * MySQL. Ends with 1 where ten times as many make a call more than 1.3 times as long.
 *
 * `npm run prove -- soak [--minutes 30] [--rate 30]`: borrowers, the lender and brokers at work at a steady pace in the portal's units on
 * MySQL and RabbitMQ. Ends with 1 where a request failed, or where at the end units hold more memory or handles than at the beginning,
 * or people wait longer.
 *
 * `npm run prove -- rest`: what each of the portal's units holds on MySQL and RabbitMQ when nobody asks it for anything, packed as in its
 * image, beside what it holds as it is built. Ends with 1 where a packed one holds more than 90 MB.
 *
 * `npm run prove -- load [--rate 30] [--rate-most 1000] [--seconds 20]`: the same people faster and faster, from the rate on, until
 * requests fail or one of a hundred takes longer than a second. Tells the rate, and what it is of the bare parts in the same run.
 *
 * `npm run prove -- year [--loans 60] [--draws 3]`: how large the databases of a lender become in a year, measured on so many loans.
 *
 * `npm run prove -- parts`: the portal beside servers that others made, all of them; `npm test -- 'real parts'` asks those that are
 * there. With CI=true it installs what is missing (Debian, as root), elsewhere it says what to install.
 *
 * None of them is a part of `npm test`. `--as-built` leaves out the build.
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
    most: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '30' },
    'rate-most': { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '15' },
    tls: { type: 'boolean', default: false },
    logs: { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
  },
});
const say = (text) => console.log(`  ${new Date().toISOString().slice(11, 19)} ${text}`);
const port = Number(values.port);
const onServers = { port, mysqlUrl, rabbitUrl, keepLogs: values.logs, say };

/** Each prints what it found and gives whether that is well. */
const proofs = {
  async tens() {
    const { proveTens } = await import('./tens.mjs');
    const { tensTable } = await import('./report.mjs');
    const result = await proveTens({
      ...onServers,
      count: Number(values.replicas),
      several: values.units.split(',').filter(Boolean),
      people: Number(values.people),
      requests: Number(values.requests),
      awaySeconds: Number(values.away),
      tls: values.tls,
    });
    console.log(`\n${tensTable(result)}`);
    return result.rows[0].failed === 0 && result.faults.length === 0;
  },
  async races() {
    const { proveRaces } = await import('./races.mjs');
    const faults = await proveRaces({ ...onServers, count: Number(values.replicas), several: [], tls: values.tls });
    console.log(faults.length === 0 ? '\nOnce each.' : `\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    return faults.length === 0;
  },
  async growth() {
    const { proveGrowth } = await import('./growth.mjs');
    const { growthTable } = await import('./tables.mjs');
    const { growthOf } = await import('./verdicts.mjs');
    const result = await proveGrowth({
      port,
      mysqlUrl,
      most: Number(values.most),
      rounds: Number(values.rounds),
      say,
    });
    console.log(`\n${growthTable(result)}`);
    return Object.values(result.medians).every((rounds) => growthOf(rounds).isWithin);
  },
  async soak() {
    const { proveSoak } = await import('./soak.mjs');
    const { soakTable } = await import('./tables.mjs');
    const { soakOf } = await import('./verdicts.mjs');
    const result = await proveSoak({
      ...onServers,
      rate: Number(values.rate),
      minutes: Number(values.minutes),
    });
    console.log(`\n${soakTable(result)}`);
    return soakOf(result.windows).faults.length === 0;
  },
  async rest() {
    const { proveRest } = await import('./rest.mjs');
    const { restTable } = await import('./tables.mjs');
    const { mostAtRest } = await import('./verdicts.mjs');
    const units = await proveRest(onServers);
    console.log(`\n${restTable(units)}`);
    return Object.values(units.packed).every(({ rss }) => rss <= mostAtRest);
  },
  async load() {
    const { proveLoad } = await import('./knee.mjs');
    const { loadTable } = await import('./tables.mjs');
    const result = await proveLoad({
      ...onServers,
      from: Number(values.rate),
      most: Number(values['rate-most']),
      seconds: Number(values.seconds),
    });
    console.log(`\n${loadTable(result)}`);
    return result.good !== undefined;
  },
  async year() {
    const { measureYear } = await import('./year.mjs');
    const { yearTable } = await import('./report.mjs');
    const measured = await measureYear({
      port,
      mysqlUrl,
      loans: Number(values.loans),
      drawsEach: Number(values.draws),
      say,
    });
    console.log(`\n${yearTable(measured)}`);
    return true;
  },
};
/** Those that need RabbitMQ beside MySQL. */
const onRabbit = new Set(['tens', 'races', 'soak', 'rest', 'load']);

const [what] = positionals;
if (what === 'parts') {
  const { proveParts } = await import('./parts.mjs');
  process.exit(await proveParts());
}
if (!Object.hasOwn(proofs, what ?? '')) {
  console.error(`Say what to prove: npm run prove -- ${[...Object.keys(proofs), 'parts'].join(' | ')}`);
  process.exit(1);
}
for (const [name, isThere] of [
  ['MySQL', await mysqlAnswers(1)],
  ['RabbitMQ', !onRabbit.has(what) || (await rabbitAnswers(1))],
])
  if (!isThere) {
    console.error(`No ${name} answers; see MYSQL_URL and RABBITMQ_URL.`);
    process.exit(1);
  }
if (!values['as-built']) await prepare().catch(failPreparation);
process.exit((await proofs[what]()) ? 0 : 1);
