import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { PreparationError } from '../../infra/local/prepare.mjs';

export const mysqlUrl = process.env.MYSQL_URL ?? 'mysql://root@127.0.0.1:3306';
export const rabbitUrl = process.env.RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672';

const answersNow = ({ hostname, port }, fallback, greeting) =>
  new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || fallback) });
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('error', () => end(false));
    // RabbitMQ speaks only when spoken to, a database greets by itself; both must say something.
    socket.once('connect', () => greeting && socket.write(greeting));
    socket.once('data', () => end(true));
  });

/** Whether a server answers at an address, asked again for up to `waitSeconds`. */
async function answers(url, fallback, waitSeconds, greeting) {
  const deadline = Date.now() + waitSeconds * 1000;
  for (;;) {
    if (await answersNow(new URL(url), fallback, greeting)) return true;
    if (Date.now() >= deadline) return false;
    await new Promise((done) => setTimeout(done, 1000));
  }
}

export const mysqlAnswers = (waitSeconds, url = mysqlUrl) => answers(url, 3306, waitSeconds);
export const rabbitAnswers = (waitSeconds) =>
  answers(rabbitUrl, 5672, waitSeconds, Buffer.from('AMQP\0\0\x09\x01', 'latin1'));

/**
 * Lets MySQL write its log once a second while the run lasts, instead of at each of a hundred thousand commits: a test may end a unit
 * in the middle, but none pulls the plug of the server. What was set before is set again by what this gives. A user who may not
 * set it tests as the server stands.
 */
export async function relaxMysql(uri) {
  // Not there yet when a fresh clone begins its run.
  const { createConnection } = await import('mysql2/promise');
  const statement = async (sql) => {
    const connection = await createConnection({ uri });
    try {
      return (await connection.query(sql))[0];
    } finally {
      await connection.end();
    }
  };
  try {
    const [{ value }] = await statement('SELECT @@GLOBAL.innodb_flush_log_at_trx_commit AS value');
    if (value !== 1) return async () => {};
    await statement('SET GLOBAL innodb_flush_log_at_trx_commit = 2');
    return () => statement('SET GLOBAL innodb_flush_log_at_trx_commit = 1').catch(() => {});
  } catch {
    return async () => {};
  }
}

/** Debian's Chromium without windows: the same engine, with less around it. */
const headlessShell = 'chromium-headless-shell';

const known = [
  process.env.CHROMIUM_PATH,
  `/usr/bin/${headlessShell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;
const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/** Installs packages of Debian where that needs nobody's leave. Gives whether it was tried. */
function install(names, say) {
  if (!mayInstall()) return false;
  say(`apt-get install ${names.join(' ')}`);
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], quiet);
  return true;
}

const nginx = process.env.NGINX ?? 'nginx';
const foundNginx = () => spawnSync(nginx, ['-v']).status === 0;

/** The nginx in which the gateway's template is tested; installed like the browser. Without one those tests are skipped. */
export function findNginx(say) {
  if (foundNginx() || (install(['nginx-light'], say) && foundNginx())) return nginx;
  return `${'!'.repeat(10)} none: its template is not tested`;
}

/**
 * Servers that others made, as Debian packs them; tests of the lane `parts` start them, each on a port and folder of its own. Those that
 * are `dear` take a minute to install and are left to `npm run prove -- parts`.
 */
const swift = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];
export const parts = [
  { name: 'clamd', programs: ['/usr/sbin/clamd'], packages: ['clamav-daemon'] },
  { name: 'Exim', programs: ['/usr/sbin/exim4'], packages: ['exim4-daemon-light'] },
  { name: 'Swift', programs: swift.map((name) => `/usr/bin/${name}-server`), packages: swift, dear: true },
];
export const missingParts = (dear) =>
  parts.filter(({ programs, ...part }) => (dear || !part.dear) && !programs.every((path) => existsSync(path)));

/** What is not there of the parts, as the end of a line. A run that decides installs them; a machine of somebody's own is left as it is. */
export function findParts(say, dear = false) {
  const wanted = missingParts(dear).flatMap((part) => part.packages);
  if (wanted.length > 0 && process.env.CI === 'true') install(wanted, say);
  const missing = missingParts(dear);
  if (missing.length === 0) return 'all of them';
  const packages = missing.flatMap((part) => part.packages).join(' ');
  return `${'!'.repeat(10)} not tested: ${missing.map(({ name }) => name).join(', ')} (apt-get install --no-install-recommends ${packages})`;
}

/** The path of the browser that the journeys take; undefined where there is none. */
export const foundBrowser = () => known.find((path) => path && existsSync(path));
const isQuick = (path) => path === process.env.CHROMIUM_PATH || path?.endsWith(headlessShell);

/**
 * Begins to install what is missing of all of these, and the quicker browser where there is another, while packages are installed and
 * units built.
 * Resolves when that has come to its end, whatever came of it: who looks for one of them tries by itself again.
 */
export function installMissing() {
  const missing = [
    ...(isQuick(foundBrowser()) ? [] : [headlessShell]),
    ...(foundNginx() ? [] : ['nginx-light']),
    ...(process.env.CI === 'true' ? missingParts(false).flatMap(({ packages }) => packages) : []),
  ];
  if (missing.length === 0 || !mayInstall()) return Promise.resolve();
  const script = 'apt-get update; apt-get install -y --no-install-recommends "$@"';
  const child = spawn('sh', ['-c', script, 'sh', ...missing], quiet);
  return new Promise((done) => child.on('close', done).on('error', done));
}

/** A Chromium to test with; installed where that needs nobody's leave. {@link PreparationError} says what to install. */
export function findBrowser(say) {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH))
    throw new PreparationError(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there.`);
  if (foundBrowser()) return foundBrowser();
  if (install(['chromium'], say) && foundBrowser()) return foundBrowser();
  throw new PreparationError(
    'No Chromium was found for the browser journeys. Install one (Debian and Ubuntu: sudo apt-get install -y chromium; macOS: brew install --cask google-chrome) or set CHROMIUM_PATH to it.',
  );
}
