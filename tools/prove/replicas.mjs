/** Every service and back end in several processes, each unit behind an address of its own, on MySQL and RabbitMQ. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bffNames, createMissingKeys, portsFrom, serviceNames } from '@groundwork/server-config';
import { root } from '../../infra/local/prepare.mjs';
import { balance } from './balancer.mjs';

const patienceMs = 120_000;
/** As in the manifests: so long a replica still answers after no new connection is led to it. */
const preStopMs = 5_000;
const startedTogether = 3;

/** @param several the units that run in `count` processes; the others in one. None named: all. */
export async function startReplicas({ port, folder, count, several, database, rabbitUrl, prefix, databasePort }) {
  const ports = portsFrom(port);
  mkdirSync(join(folder, 'keys'), { recursive: true });
  createMissingKeys(join(folder, 'keys'));
  const address = new URL(database);
  const through = new URL(database);
  through.port = String(databasePort);
  through.hostname = '127.0.0.1';
  const databaseLine = await balance(databasePort);
  databaseLine.add(Number(address.port || 3306));
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
  };
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
    const log = openSync(join(folder, `${replica.name.replace(' ', '-')}.log`), 'a');
    replica.child = spawn(process.execPath, ['--enable-source-maps', join(root, replica.unit.script)], {
      cwd: root,
      env: { ...env, UNIT_PORT: String(replica.port) },
      stdio: ['ignore', log, log],
    });
    for (const deadline = Date.now() + patienceMs; ; await sleep(100)) {
      const answer = await fetch(`http://127.0.0.1:${replica.port}/ready`).catch(() => undefined);
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
    replicas,
    /** Those beside which another one serves. */
    several: replicas.filter(({ unit }) => replicas.filter((one) => one.unit === unit).length > 1),
    databaseLine,
    bffs: Object.fromEntries(bffNames.map((name) => [name, `http://127.0.0.1:${ports.bffs[name]}`])),
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
