/** Every service and back end in several processes, each unit behind an address of its own, on MySQL and RabbitMQ. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bffNames, createMissingKeys, portsFrom, serviceNames } from '@groundwork/server-config';
import { root } from '../../infra/local/prepare.mjs';
import { fetchBy } from '@groundwork/server-auth';
import { UnitTls } from '@groundwork/server-config';
import { balance } from './balancer.mjs';
import { layPair } from './pairs.mjs';

const patienceMs = 120_000;
/** As in the manifests: so long a replica still answers after no new connection is led to it. */
const preStopMs = 5_000;
const startedTogether = 3;
/** How an image starts a unit: with these flags of Node and settings of the allocator. */
function startOfImages() {
  const image = readFileSync(join(root, 'infra/images/Dockerfile'), 'utf8');
  const [, command] = /^CMD (\[.*"unit\/dist\/main\.js"\])$/m.exec(image);
  const allocator = Object.fromEntries(
    [...image.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
  );
  return { flags: JSON.parse(command).slice(1, -1), env: allocator };
}
const asInImages = startOfImages();

/** How far the port of a replica's metrics is from its own: past those of a portal with one process of each unit. */
const metricsApart = 20;

const closedAddresses = (ports) =>
  Object.fromEntries([
    ...serviceNames.map((name) => [`SERVICE_${name.toUpperCase()}_URL`, `https://localhost:${ports.services[name]}`]),
    ...bffNames.map((name) => [`BFF_${name.toUpperCase()}_URL`, `https://localhost:${ports.bffs[name]}`]),
  ]);

/**
 * @param several the units that run in `count` processes; the others in one. None named: all. `metrics`: each tells its own, where
 * there is one process of each. `images`: the folder with what
 * the image of each unit holds, by the unit's name; else they are started as they are built. `tls`: units know each other by certificates.
 */
export async function startReplicas(options) {
  const { port, folder, count, several, metrics, images, database, rabbitUrl, prefix, databasePort, tls } = options;
  const ports = portsFrom(port);
  mkdirSync(join(folder, 'keys'), { recursive: true });
  createMissingKeys(join(folder, 'keys'));
  const address = new URL(database);
  const through = new URL(database);
  through.port = String(databasePort);
  through.hostname = '127.0.0.1';
  const databaseLine = await balance(databasePort);
  databaseLine.add(Number(address.port || 3306));
  const pair = tls ? layPair(folder) : undefined;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    GROUNDWORK_MODE: 'test',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    GROUNDWORK_DATA: folder,
    GROUNDWORK_KEYS: join(folder, 'keys'),
    DATABASE_URL: through.href,
    DATABASE_PREFIX: prefix,
    DATABASE_POOL: '5',
    RABBITMQ_URL: rabbitUrl,
    EVENTS_PREFIX: prefix.replaceAll('_', '.'),
    DRAIN_SECONDS: '5',
    LOG_LEVEL: 'warn',
    ...(pair ? { UNIT_TLS: pair, ...closedAddresses(ports) } : {}),
  };
  const scheme = pair ? 'https' : 'http';
  const ask = fetchBy(pair && new UnitTls(pair), 'localhost');
  const units = [
    ...serviceNames.map((name) => ({ name, script: `services/${name}/dist/main.js`, port: ports.services[name] })),
    ...bffNames.map((name) => ({ name: `bff-${name}`, script: `bff/${name}/dist/main.js`, port: ports.bffs[name] })),
  ];
  const replicas = [];
  let free = port + 50;
  for (const unit of units) {
    const line = await balance(unit.port);
    const processes = several.length === 0 || several.includes(unit.name) ? count : 1;
    for (let number = 1; number <= processes; number += 1)
      replicas.push({ name: `${unit.name} ${number}`, unit, line, number, port: (free += 1), child: undefined });
  }

  const isRunning = ({ child }) => child !== undefined && child.exitCode === null && child.signalCode === null;
  const start = async (replica) => {
    const { name, script } = replica.unit;
    const program = images ? join(images, name, 'unit/dist/main.js') : join(root, script);
    const log = openSync(join(folder, `${replica.name.replace(' ', '-')}.log`), 'a');
    replica.child = spawn(process.execPath, [...asInImages.flags, program], {
      cwd: dirname(program),
      env: {
        ...env,
        ...asInImages.env,
        UNIT_PORT: String(replica.port),
        ...(metrics ? { METRICS_PORT: String(replica.port + metricsApart) } : {}),
      },
      stdio: ['ignore', log, log],
    });
    for (const deadline = Date.now() + patienceMs; ; await sleep(100)) {
      const answer = await ask(`${scheme}://127.0.0.1:${replica.port}/ready`, {}).catch(() => undefined);
      if (answer?.ok) break;
      if (!isRunning(replica) || Date.now() > deadline)
        throw new Error(`${replica.name} did not start; see ${folder}.`);
    }
    replica.line.add(replica.port);
  };
  const end = async (replica, signal) => {
    if (!isRunning(replica)) return;
    const ended = once(replica.child, 'exit');
    replica.child.kill(signal);
    await ended;
  };
  process.on('exit', () => replicas.filter(isRunning).forEach(({ child }) => child.kill('SIGKILL')));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

  const together = async (some) => {
    const waiting = [...some];
    await Promise.all(
      Array.from({ length: startedTogether }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await start(next);
      }),
    );
  };
  // Identity is asked by all others; of each service one migrates, and the others find it done.
  await together(replicas.filter(({ unit, number }) => unit.name === 'identity' && number === 1));
  await together(replicas.filter(({ unit, number }) => unit.name !== 'identity' && number === 1));
  await together(replicas.filter(({ number }) => number > 1));
  return {
    env,
    pair,
    replicas,
    metricsOf: (replica) => `http://127.0.0.1:${replica.port + metricsApart}/metrics`,
    /** Those beside which another one serves. */
    several: replicas.filter(({ unit }) => replicas.filter((one) => one.unit === unit).length > 1),
    databaseLine,
    bffs: Object.fromEntries(bffNames.map((name) => [name, `${scheme}://127.0.0.1:${ports.bffs[name]}`])),
    /** As a rolling deployment does it. */
    async roll(replica) {
      replica.line.remove(replica.port);
      await sleep(preStopMs);
      await end(replica, 'SIGTERM');
      await start(replica);
    },
    /** Found out only by who calls it. */
    kill: (replica) => end(replica, 'SIGKILL'),
    start,
    stop: () => Promise.all(replicas.map((replica) => end(replica, 'SIGTERM'))),
  };
}
