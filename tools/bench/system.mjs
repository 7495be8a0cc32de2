/** The measured part of the portal on MySQL: one process a unit, a second service and BFF over the smaller table beside. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createMissingKeys } from '@groundwork/server-config';
import { root } from '../../infra/local/prepare.mjs';
import { prefixes } from './database.mjs';
import { freePort, startProcess, untilReady } from './processes.mjs';

const script = (...path) => join(root, ...path, 'dist', 'main.js');
const bench = (name) => join(root, 'tools', 'bench', name);
const subscribers = ['COMPANIES', 'BROKERS', 'DRAWS', 'FILES', 'AGREEMENTS', 'NOTIFICATIONS'];
const local = (port) => `http://127.0.0.1:${port}`;

/** @returns addresses, processes by name, and `stop`. */
export async function startSystem({ mysqlUrl, folder, profileFolder }) {
  const keys = join(folder, 'keys');
  mkdirSync(folder, { recursive: true });
  createMissingKeys(keys);
  const ports = {};
  for (const name of [
    'gateway',
    'neighbours',
    'identity',
    'applications',
    'smallApplications',
    'borrower',
    'admin',
    'smallAdmin',
    'bareBack',
    'bareFront',
  ])
    ports[name] = await freePort();
  const shared = {
    GROUNDWORK_MODE: 'test',
    NODE_ENV: 'production',
    GROUNDWORK_DATA: folder,
    GROUNDWORK_KEYS: keys,
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    SESSION_ACCESS_SECONDS: '7200',
    PUBLIC_ORIGIN: local(ports.gateway),
    SERVICE_IDENTITY_URL: local(ports.identity),
    SERVICE_APPLICATIONS_URL: local(ports.applications),
    ...Object.fromEntries(subscribers.map((name) => [`SERVICE_${name}_URL`, local(ports.neighbours)])),
    ...Object.fromEntries(['SHELL', 'BROKER'].map((name) => [`BFF_${name}_URL`, local(ports.neighbours)])),
    BFF_BORROWER_URL: local(ports.borrower),
    BFF_ADMIN_URL: local(ports.admin),
  };
  const processes = {};
  const start = async (name, file, env, path = '/ready') => {
    processes[name] = startProcess(name, file, {
      folder,
      profileFolder,
      env: { ...shared, UNIT_PORT: String(ports[name]), ...env },
    });
    if (path) await untilReady(local(ports[name]) + path, name, processes[name]);
  };
  const onMysql = (prefix) => ({ DATABASE_URL: mysqlUrl, DATABASE_PREFIX: prefix });
  await start('neighbours', bench('neighbours.mjs'), { BENCH_NEIGHBOURS_PORT: String(ports.neighbours) });
  await start('identity', script('services', 'identity'), {});
  await start('applications', script('services', 'applications'), onMysql(prefixes.large));
  await start('smallApplications', script('services', 'applications'), onMysql(prefixes.small));
  await start('borrower', script('bff', 'borrower'), {});
  await start('admin', script('bff', 'admin'), {});
  await start('smallAdmin', script('bff', 'admin'), { SERVICE_APPLICATIONS_URL: local(ports.smallApplications) });
  await start('gateway', bench('gateway.mjs'), {
    BENCH_GATEWAY_PORT: String(ports.gateway),
    BENCH_SHELL: join(root, 'shell', 'dist'),
  });
  await start('bareBack', bench('bare.mjs'), { BENCH_BARE_PORT: String(ports.bareBack) });
  await start('bareFront', bench('bare.mjs'), {
    BENCH_BARE_PORT: String(ports.bareFront),
    BENCH_BARE_BACK: local(ports.bareBack),
  });
  await start(
    'alone',
    bench('alone.mjs'),
    { BENCH_MYSQL_URL: mysqlUrl, BENCH_DATABASE: `${prefixes.large}applications` },
    '',
  );
  return {
    keys,
    processes,
    urls: Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, local(port)])),
    async stop() {
      for (const one of Object.values(processes).reverse()) await one.stop();
    },
  };
}
