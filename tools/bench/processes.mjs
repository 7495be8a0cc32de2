/** The measured processes: each unit in one of its own, with a probe in it. */
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const probe = fileURLToPath(new URL('./cpu-probe.mjs', import.meta.url));
const patienceMs = 60_000;
const running = new Set();

const handedOut = new Set();

/** A port of the loopback address that nobody listens on, and that nobody was given before. */
export const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => {
        if (handedOut.has(port)) return done(freePort());
        handedOut.add(port);
        done(port);
      });
    });
  });

/** Starts `script`; its log goes to a file of `folder`, as a log collector would have it. */
export function startProcess(name, script, { env, folder, profileFolder }) {
  const log = openSync(join(folder, `${name}.log`), 'w');
  const profile = profileFolder
    ? ['--cpu-prof', '--cpu-prof-dir', profileFolder, '--cpu-prof-name', `${name}.cpuprofile`]
    : [];
  const child = spawn(process.execPath, [...profile, '--import', probe, '--enable-source-maps', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  running.add(child);
  const ended = new Promise((done) => child.once('exit', done));
  ended.then(() => running.delete(child));
  let lastId = 0;
  const answer = (id) =>
    new Promise((done, fail) => {
      const take = (message) => {
        if (message?.id !== id) return;
        child.off('message', take);
        done(message);
      };
      child.on('message', take);
      ended.then((code) => fail(new Error(`${name} ended with ${code}; see ${join(folder, `${name}.log`)}`)));
    });
  const ask = (question) => {
    const id = (lastId += 1);
    const answered = answer(id);
    child.send({ ...question, id });
    return answered;
  };
  return {
    name,
    ask,
    isRunning: () => running.has(child),
    usage: () => ask({ ask: 'usage' }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param started where it is one of ours: that another one answers at its address is no sign that it runs. */
export async function untilReady(url, name, started) {
  for (const deadline = Date.now() + patienceMs; ; await new Promise((done) => setTimeout(done, 50))) {
    if (started && !started.isRunning()) throw new Error(`${name} ended before it was ready.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`${name} was not ready within ${patienceMs / 1000} s (${url}).`);
  }
}

/** Whatever still runs when the bench ends, however it ends. */
export function stopRest() {
  for (const child of running) child.kill('SIGKILL');
}
