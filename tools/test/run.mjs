/**
 * `npm test`: everything that says whether the portal works, in a fresh clone as well. Installs and builds what is
 * missing, then runs stage after stage and counts. Stages may be chosen: `npm test -- lint 'unit tests'`.
 * Under CI=true a stage whose MySQL or RabbitMQ does not answer is a failure, elsewhere it is skipped loudly.
 */
import { chdir } from 'node:process';
import { PreparationError, prepare, root, stage } from '../../infra/local/prepare.mjs';
import { stages } from './lanes.mjs';
import { forgetResults } from './results.mjs';
import { hasMariaDb, startMariaDb } from './own-mysql.mjs';
import { slowest } from './slowest.mjs';
import {
  findBrowser,
  findNginx,
  findParts,
  installMissing,
  mysqlAnswers,
  mysqlUrl,
  rabbitAnswers,
  relaxMysql,
} from './surroundings.mjs';

chdir(root);
const ci = process.env.CI === 'true';
// A run that decides whether work lands fails nothing for a slow machine (docs/adr/0111).
if (ci) process.env.GROUNDWORK_PATIENCE ??= '3';
const chosen = process.argv.slice(2);
const begun = Date.now();
const total = { passed: 0, failed: 0 };

let browser;
let mysql = mysqlUrl;
const all = stages({ browser: () => browser, mysqlUrl: () => mysql });
const names = all.flat().map(({ name }) => name);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no stage '${unknown[0]}'. Stages: ${names.join(', ')}.`);
  process.exit(1);
}

const isWanted = ({ name }) => chosen.length === 0 || chosen.includes(name);
const wants = (engine) => all.flat().some((one) => isWanted(one) && one.needs === engine);

/** The address of MYSQL_URL is taken as it is; without one the run has a server of its own where a MariaDB is installed. */
let endOwnMysql = async () => {};
async function startOwnMysql() {
  const own = await startMariaDb((text) => console.log(`  ${text}`));
  if (own === null) return `${'!'.repeat(10)} none of its own: that of ${mysqlUrl} is asked`;
  mysql = own.url;
  endOwnMysql = own.end;
  return `of the run's own, at ${own.url}`;
}

console.log('\nGroundwork: the whole test run\n');
try {
  const installed = installMissing();
  await prepare();
  await stage('Browser', async ({ say }) => {
    await installed;
    return (browser = findBrowser(say));
  });
  await stage('nginx', ({ say }) => findNginx(say));
  await stage('Servers that others made', ({ say }) => findParts(say));
  if (wants('MySQL') && !process.env.MYSQL_URL && hasMariaDb()) await stage('MariaDB', () => startOwnMysql());
} catch (error) {
  process.stdout.write('\n');
  console.error(error instanceof PreparationError ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
forgetResults();

/** Under CI a server may still be starting: it gets a minute. */
const patience = ci ? 60 : 1;
const engines = new Map([
  ['MySQL', (seconds) => mysqlAnswers(seconds, mysql)],
  ['RabbitMQ', rabbitAnswers],
]);
const answered = new Map();
/** Sets MySQL as it stood before the run; the server does so itself at its next start. */
let tightenMysql = async () => {};
async function isThere(name) {
  if (!answered.has(name)) {
    answered.set(name, await engines.get(name)(patience));
    if (name === 'MySQL' && answered.get(name)) tightenMysql = await relaxMysql(mysql);
  }
  return answered.get(name);
}

/** One stage: its line, its numbers into the sum, and the texts of its failures below. */
async function runStage({ name, needs, run }, alone) {
  if (needs && !(await isThere(needs))) {
    console.log(
      `  ${'!'.repeat(70)}\n  SKIPPED: ${name}. No ${needs} answers${ci ? ', which under CI is a failure' : ''}.\n  ${'!'.repeat(70)}`,
    );
    if (ci) total.failed += 1;
    return;
  }
  const failures = [];
  const secondTries = [];
  const work = async () => {
    const result = await run();
    total.passed += result.passed;
    total.failed += result.failed;
    failures.push(...result.failures);
    secondTries.push(...(result.secondTries ?? []));
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    const again = secondTries.length > 0 ? `, ${secondTries.length} of them at the second try` : '';
    return `${result.failed > 0 ? 'FAILED: ' : ''}${result.passed} passed${again}, ${result.failed} failed${skipped}`;
  };
  await stage(name, work, alone);
  for (const failure of failures) console.log(`\n${failure.trim()}\n`);
  for (const one of secondTries) console.log(`\nPASSED AT THE SECOND TRY, to be mended: ${one.trim()}\n`);
}

for (const together of all) {
  const wanted = together.filter(isWanted);
  await Promise.all(wanted.map((one) => runStage(one, wanted.length === 1)));
}

await tightenMysql();
await endOwnMysql();
for (const line of slowest()) console.log(line);
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
console.log(`\n  ${minutes} minutes\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
