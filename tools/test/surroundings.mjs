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

export const mysqlAnswers = (waitSeconds) => answers(mysqlUrl, 3306, waitSeconds);
export const rabbitAnswers = (waitSeconds) =>
  answers(rabbitUrl, 5672, waitSeconds, Buffer.from('AMQP\0\0\x09\x01', 'latin1'));

/**
 * Lets MySQL write its log once a second while the run lasts, instead of at each of a hundred thousand commits: a test may end a unit
 * in the middle, but none pulls the plug of the server. What was set before is set again by what this gives. A user who may not
 * set it tests as the server stands.
 */
export async function relaxMysql() {
  // Not there yet when a fresh clone begins its run.
  const { createConnection } = await import('mysql2/promise');
  const statement = async (sql) => {
    const connection = await createConnection({ uri: mysqlUrl });
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

/** Installs a package of Debian where that needs nobody's leave. Gives whether it was tried. */
function install(name, say) {
  if (!mayInstall()) return false;
  say(`apt-get install ${name}`);
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
  return true;
}

const nginx = process.env.NGINX ?? 'nginx';
const foundNginx = () => spawnSync(nginx, ['-v']).status === 0;

/** The nginx in which the gateway's template is tested; installed like the browser. Without one those tests are skipped. */
export function findNginx(say) {
  if (foundNginx() || (install('nginx-light', say) && foundNginx())) return nginx;
  return `${'!'.repeat(10)} none: its template is not tested`;
}

const foundBrowser = () => known.find((path) => path && existsSync(path));
const isQuick = (path) => path === process.env.CHROMIUM_PATH || path?.endsWith(headlessShell);

/**
 * Begins to install what is missing of both, and the quicker browser where there is another, while the packages are installed and built.
 * Resolves when that has come to its end, whatever came of it: who looks for one of them tries by itself again.
 */
export function installMissing() {
  const missing = [...(isQuick(foundBrowser()) ? [] : [headlessShell]), ...(foundNginx() ? [] : ['nginx-light'])];
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
  if (install('chromium', say) && foundBrowser()) return foundBrowser();
  throw new PreparationError(
    'No Chromium was found for the browser journeys. Install one (Debian and Ubuntu: sudo apt-get install -y chromium; macOS: brew install --cask google-chrome) or set CHROMIUM_PATH to it.',
  );
}
