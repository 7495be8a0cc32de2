import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, tail } from '../../infra/local/prepare.mjs';
import { testFiles } from '../jest/lanes.mjs';
import { runNode, runTarget } from './command.mjs';
import { jestResults, playwrightResults } from './results.mjs';
import { rabbitUrl } from './surroundings.mjs';

/** What passes or fails as a whole counts as one. */
const asOne = ({ ok, output }) => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  failures: ok ? [] : [output.trim()],
});

const check = async (script, ...args) => asOne(await runNode([join(root, script), ...args]));

/** As {@link check}, by Nx: it comes from the cache where nothing that it reads has changed (`tools/nx/checks.plugin.mjs`). */
const rememberedCheck = async (project) => asOne(await runTarget('check', [project], { minutes: 20 }));

/** The folders of the units that have a test in the lane. */
const foldersOf = (lane) => [...new Set(testFiles(root, lane).map(packageFolder))].sort();
const nameOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name;

function packageFolder(file) {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** One lane of the jest tests in every unit that has some. A unit that fails without a failed test, or says nothing, counts as one. */
async function jest(lane, result = lane, options = {}) {
  const folders = foldersOf(lane);
  const { ok, output } = await runTarget(`lane-${result}`, folders.map(nameOf), { minutes: 30, ...options });
  const sum = jestResults(result);
  if (!ok && sum.failed === 0) return { ...sum, failed: 1, failures: [tail(output, 80)] };
  const silent = folders.filter((folder) => !existsSync(join(folder, 'test-results', `${result}.json`)));
  if (ok && silent.length > 0)
    return {
      ...sum,
      failed: silent.length,
      failures: silent.map((folder) => `${nameOf(folder)} has no ${result} results`),
    };
  return sum;
}

/**
 * What the lanes of journeys share: the folder of the run, and the portal, packed into one file for its thirty starts. Packed once,
 * and from Nx's cache where nothing that is in it has changed.
 */
const shareJourneys = () => {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-run-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return runTarget('pack', ['@groundwork/local']).then((packed) => ({ ...packed, folder }));
};
let shared;

/**
 * A lane of journeys (`lane-…` of e2e/package.json), on one database, with results and artifacts in its own places: what runs side by
 * side shares nothing but the build. It comes from the cache where neither the portal nor the browser has changed.
 */
async function journeys(lane, browser, { isAskedAnew = false, ...env } = { GROUNDWORK_TEST_DB: 'sqlite' }) {
  const { folder, ...packed } = await (shared ??= shareJourneys());
  if (!packed.ok) return { passed: 0, failed: 1, skipped: 0, failures: [tail(packed.output, 60)] };
  const file = join(root, 'e2e', 'test-results', `${lane}.json`);
  const { ok, output } = await runTarget(`lane-${lane}`, ['@groundwork/e2e'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_LANE: lane, E2E_RUN: folder, ...env },
    isAskedAnew,
    // Several times what they take on two cores: it ends what hangs, and fails no slow machine.
    minutes: 45,
  });
  const sum = playwrightResults(file);
  if ((!ok || sum.passed === 0) && sum.failed === 0) return { ...sum, failed: 1, failures: [tail(output, 60)] };
  return sum;
}

/** What a server of somebody's own says is asked each time: nobody here knows what has changed about it. */
const onServerOfOthers = Boolean(process.env.MYSQL_URL);
const onMysql = (url) => ({ GROUNDWORK_TEST_DB: 'mysql', MYSQL_URL: url });

/**
 * Every stage after the preparation, in the order of the run: what it is called, what has to answer for it, and its run.
 * A stage gives `{ passed, failed, skipped, failures }`. Those of one inner list run side by side: each of them waits
 * for a server, a disk or one long file while another could compute. `browser` is asked for the browser's path and `mysqlUrl` for the
 * server's address when they are found.
 */
export const stages = ({ browser, mysqlUrl }) => [
  [
    { name: 'lint', run: () => check('tools/lint/run.mjs') },
    { name: 'type check', run: () => check('tools/typecheck/run.mjs') },
  ],
  [{ name: 'unit tests', run: () => jest('unit') }],
  [
    {
      name: 'services on SQLite',
      run: () => jest('service', 'service-sqlite', { env: { GROUNDWORK_TEST_DB: 'sqlite' } }),
    },
    {
      name: 'services on MySQL',
      needs: 'MySQL',
      run: () => jest('service', 'service-mysql', { env: onMysql(mysqlUrl()), isAskedAnew: onServerOfOthers }),
    },
  ],
  [
    {
      name: 'events over RabbitMQ',
      needs: 'RabbitMQ',
      run: () => jest('rabbit', 'rabbit', { env: { RABBITMQ_URL: rabbitUrl } }),
    },
    // Those that are not installed are skipped; the run says so at its beginning.
    { name: 'real parts', run: () => jest('parts') },
    { name: 'contracts as committed', run: () => rememberedCheck('run-contracts') },
    { name: 'contracts compatible', run: () => check('tools/contracts/compatible.mjs') },
    { name: 'contract tests', run: () => jest('contract') },
    // Every row of the back ends as everybody, and the sessions: no page is opened.
    { name: 'calls of the back ends', run: () => journeys('calls', browser()) },
    { name: 'an area leaves', run: () => rememberedCheck('run-leave') },
    { name: 'sizes', run: () => check('tools/webpack/measure-sizes.mjs', '--check') },
    // The whole thread on the other database; faults and remotes do not depend on it.
    {
      name: 'journeys on MySQL',
      needs: 'MySQL',
      run: () =>
        // With the motion that the other journeys leave out.
        journeys('journeys-mysql', browser(), {
          ...onMysql(mysqlUrl()),
          E2E_MOTION: '1',
          isAskedAnew: onServerOfOthers,
        }),
    },
  ],
  [
    { name: 'journeys on SQLite', run: () => journeys('journeys-sqlite', browser()) },
    // They wait for time-outs and for units that start again more than they compute.
    { name: 'faults', run: () => journeys('faults', browser()) },
  ],
];
