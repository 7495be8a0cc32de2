/** The drill: copies from different times, everything lost, put back, told again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '@groundwork/server-config';
import { root } from '../../infra/local/prepare.mjs';
import { backUp, restore } from './copies.mjs';
import { doubled, factsOf, lost, untilCarried } from './facts.mjs';
import { aPortal } from './portal.mjs';
import { startWork, workOnce } from './work.mjs';

const workers = 3;
/** So long before its copy a service is told again: longer than an event is ever on its way. */
const overlapMs = 2 * 60_000;
const loansBetween = 2;
const patienceMs = 60_000;

/** In which order the copies are made, each while the work goes on: hearers of events before and after their senders. */
const order = ['notifications', 'draws', 'identity', 'applications', 'brokers', 'companies', 'agreements', 'files'];

export async function drillRestore({ engine, port, mysqlUrl, say = (text) => console.log(`  ${engine}: ${text}`) }) {
  const portal = await aPortal({ engine, port, mysqlUrl });
  const { env, folder } = portal;
  try {
    say('starting a portal');
    await portal.start();
    const work = await startWork(env, workers);
    const more = async () => {
      for (const until = work.done.length + loansBetween; work.done.length < until;) await sleep(100);
    };
    await more();
    const copies = [];
    for (const service of order) {
      const file = join(folder, `${service}.copy`);
      copies.push({ service, file, since: await backUp(env, service, file), loans: work.done.length });
      say(`${service} copied at ${String(work.done.length)} loans`);
      await more();
    }
    work.ending();
    const loans = work.done.length;
    await portal.kill();
    await work.finished();
    say(`all databases are lost at ${String(loans)} loans`);
    const truth = await factsOf(env);

    for (const { service, file } of copies) await restore(env, service, file);
    const before = await factsOf(env);
    await portal.start();
    for (const { service, since } of copies) await sendAgain(env, service, new Date(since.getTime() - overlapMs));
    const carriedMs = await untilCarried(env, patienceMs);
    const now = await factsOf(env);

    say('one more loan, in what was put back');
    const further = await workOnce(env);
    await untilCarried(env, patienceMs);
    const faults = [
      ...lost(now).map(({ eventId, type, to }) => `${to} lacks ${type} ${eventId}`),
      ...doubled(truth, now).map(({ name, key, count }) => `${name} has ${String(count)} of ${key}`),
      ...(further === 1 ? [] : ['the portal does no work any more']),
      ...(lost(before).length > 0 ? [] : ['the copies lacked nothing, so that this shows nothing']),
    ];
    return { copies, loans, truth, before, now, carriedMs, faults, unknown: unknownSenders(now) };
  } finally {
    await portal.remove();
  }
}

/** What services have handled and no sender remembers: told before the disaster by a state that is gone. */
function unknownSenders({ sent, has }) {
  const known = new Set(sent.map(({ eventId }) => eventId));
  return Object.fromEntries(serviceNames.map((name) => [name, [...has[name]].filter((id) => !known.has(id)).length]));
}

async function sendAgain(env, service, since) {
  const child = spawn(
    process.execPath,
    [join(root, 'tools/send-again/run.mjs'), '--to', service, '--since', since.toISOString()],
    { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`send-again ended with ${code}.`);
}
