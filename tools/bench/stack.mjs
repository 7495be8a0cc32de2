/** The whole local portal, as `npm start` runs it: how long a second start takes, and the memory that it then holds. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../infra/local/prepare.mjs';
import { call } from './load.mjs';
import { freePort, untilReady } from './processes.mjs';

const blockOfPorts = 40;
const calmMs = 3_000;

/** A base port whose whole block is free, as far as can be seen beforehand. */
export async function freeBlock() {
  const port = await freePort();
  return port + blockOfPorts < 65_000 ? port : freeBlock();
}

/** Resident memory of a process, MB. */
export const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Starts the local portal at a base port over a folder of data. */
export async function startPortal(port, data) {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, 'infra', 'local', 'start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      GROUNDWORK_DATA: data,
      DATABASE_URL: '',
      RABBITMQ_URL: '',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const url = `http://localhost:${port}`;
  await Promise.race([
    untilReady(`${url}/health`, 'The portal'),
    ended.then((code) => Promise.reject(new Error(`The portal ended with ${code}.`))),
  ]);
  return {
    url,
    seconds: (performance.now() - begun) / 1000,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @returns seconds until the second start is ready, and resident memory in MB: at rest and after some use. */
export async function measureStack(say) {
  const data = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  const port = await freeBlock();
  try {
    say('first start');
    await (await startPortal(port, data)).stop();
    say('second start');
    const portal = await startPortal(port, data);
    await new Promise((done) => setTimeout(done, calmMs));
    const atRest = residentMb(portal.pid);
    const paths = ['/', '/config.json', '/remotes.json', '/health'];
    for (let turn = 0; turn < 400; turn += 1) await call({ url: portal.url + paths[turn % paths.length] });
    const used = residentMb(portal.pid);
    await portal.stop();
    return { seconds: portal.seconds, atRest, used };
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
