/**
 * `node infra/local/live.mjs borrower`, started by `npm run dev` with NODE_ENV=development: one server of development
 * that compiles what changes and replaces it in the open page. A remote is served at its own origin, in memory; the shell
 * is written where the gateway takes it from, and only its socket is here. With DEVELOPED_FOR, the origin of a deployed portal, a remote
 * stands alone and has its page loaded anew.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { basePort, dataDirectory, portsFrom } from '@groundwork/server-config';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { PreparationError, root, stage } from './prepare.mjs';

const unit = argv[2] ?? '';
const ports = portsFrom(basePort(env));
/** The deployed portal that the unit is developed for; none: the one around it. */
const portal = env.DEVELOPED_FOR;
const origin = portal ?? env.PUBLIC_ORIGIN ?? `http://localhost:${ports.gateway}`;
const shellDirectory = join(dataDirectory(env), 'live', 'shell');

const configOf = async (folder) => (await import(join(root, folder, 'webpack.config.mjs'))).default;

async function shellConfig() {
  const config = await configOf('shell');
  return { ...config, output: { ...config.output, path: shellDirectory } };
}

/** The shell as it stands, built for development: without its React the components of a remote could not be replaced. */
function buildShell(config) {
  return new Promise((done, failed) => {
    // Nothing of this build is replaced in a page, which its plugin would find worth a warning.
    webpack({ ...config, infrastructureLogging: { level: 'error' } }).run((error, stats) => {
      if (error) failed(error);
      else if (stats.hasErrors()) failed(new PreparationError(stats.toString('errors-only')));
      else done('built for development');
    });
  });
}

const server = (port, more = {}) => ({
  host: 'localhost',
  port,
  hot: !portal,
  liveReload: Boolean(portal),
  static: false,
  compress: false,
  allowedHosts: ['localhost'],
  // Messages are in the terminal and the console; what lies over the page would be a frame, which the policy refuses.
  client: {
    overlay: false,
    logging: 'warn',
    webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
  },
  headers: {
    'access-control-allow-origin': origin,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
    // A page of the internet may ask this machine.
    ...(portal ? { 'access-control-allow-private-network': 'true' } : {}),
  },
  setupMiddlewares(middlewares) {
    middlewares.unshift({
      name: 'ready',
      path: '/ready',
      middleware: (_request, response) => response.json({ ready: true }),
    });
    return middlewares;
  },
  ...more,
});

async function serve() {
  if (portal) return start(await configOf(`mfe-${unit}`), server(ports.remotes[unit]));
  if (unit === 'catalogue') return start(await configOf('libs/web/catalogue'), server(ports.development));
  rmSync(shellDirectory, { recursive: true, force: true });
  mkdirSync(shellDirectory, { recursive: true });
  const shell = await shellConfig();
  if (unit === 'shell') return start(shell, server(ports.development, { devMiddleware: { writeToDisk: true } }));
  await stage('Shell', () => buildShell(shell));
  return start(await configOf(`mfe-${unit}`), server(ports.remotes[unit]));
}

/** Resolves when the first compilation is served; says of each later one how long it took. */
async function start(config, options) {
  const compiler = webpack(config);
  let compilations = 0;
  const first = new Promise((done) => {
    compiler.hooks.done.tap('live', (stats) => {
      const took = `${stats.endTime - stats.startTime} ms`;
      if (compilations > 0) console.log(stats.hasErrors() ? `  not compiled: see above` : `  replaced (${took})`);
      compilations += 1;
      done(stats.hasErrors() ? 'has errors, see below' : `served at ${config.name ?? unit} (${took})`);
    });
  });
  await stage('Server of development', async () => {
    await new WebpackDevServer(options, compiler).start();
    return first;
  });
}

try {
  await serve();
  process.send?.('ready');
} catch (error) {
  console.error(error instanceof PreparationError ? error.message : error);
  exit(1);
}
