/**
 * Whether sign-ins that the throttle refuses bear on everybody else: ordinary calls at a steady pace to the local portal,
 * where all units share one process, in turns without and with a hundred refused sign-ins a second. Calls set out by the
 * clock, whether or not those before them were answered, so that waiting shows as waiting.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, paced, quantile } from './load.mjs';
import { freeBlock, startPortal } from './stack.mjs';

const ordinaryMs = 20;
const refusedMs = 10;
const roundMs = 5_000;
export const browser = { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin', 'x-csrf': '1' };

/** Signs a borrower of the demonstration in. */
export async function signIn(url) {
  const { accounts } = JSON.parse((await call({ url: `${url}/config.json` })).text);
  const { email, password } = accounts.find(({ email: address }) => !/admin|broker/.test(address)) ?? accounts[0];
  const { headers, text } = await call({
    method: 'POST',
    url: `${url}/api/shell/account/login`,
    headers: browser,
    body: JSON.stringify({ email, password }),
  });
  const cookie = headers['set-cookie'].map((one) => one.split(';')[0]).join('; ');
  return { headers: { ...browser, cookie }, companyId: JSON.parse(text).companyId };
}

/** Processor time that a process has used, milliseconds; the kernel counts in hundredths of a second. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const summary = (times) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) });

/** @returns quantiles of ordinary calls in both moods, how the sign-ins were answered, and processor time a call. */
export async function measureRefused({ rounds, say }) {
  const data = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  say('the portal starts');
  const portal = await startPortal(await freeBlock(), data);
  try {
    const { headers, companyId } = await signIn(portal.url);
    const ordinary = () => call({ url: `${portal.url}/api/borrower/application/company/${companyId}`, headers });
    const answers = { refused: 0, others: 0 };
    const guess = () =>
      call({
        method: 'POST',
        url: `${portal.url}/api/shell/account/login`,
        headers: browser,
        body: JSON.stringify({ email: 'guessed@example.com', password: 'not the password' }),
      }).then(
        () => (answers.others += 1),
        (error) => (answers[/ 429: /.test(error.message) ? 'refused' : 'others'] += 1),
      );
    say('warming up');
    await Promise.all([paced(ordinaryMs, roundMs, ordinary), paced(refusedMs, roundMs, guess)]);
    Object.assign(answers, { refused: 0, others: 0 });
    const times = { calm: [], attacked: [] };
    const cpu = { calm: 0, attacked: 0 };
    const counted = async (mood, work) => {
      const before = cpuMs(portal.pid);
      const done = await work();
      cpu[mood] += cpuMs(portal.pid) - before;
      return done;
    };
    for (let round = 0; round < rounds; round += 1) {
      say(`refused sign-ins, round ${round + 1} of ${rounds}`);
      times.calm.push(...(await counted('calm', () => paced(ordinaryMs, roundMs, ordinary))));
      const [attacked] = await counted('attacked', () =>
        Promise.all([paced(ordinaryMs, roundMs, ordinary), paced(refusedMs, roundMs, guess)]),
      );
      times.attacked.push(...attacked);
    }
    return {
      calm: summary(times.calm),
      attacked: summary(times.attacked),
      ...answers,
      ordinaryCpuMs: cpu.calm / times.calm.length,
      refusedCpuMs: (cpu.attacked - cpu.calm) / (answers.refused + answers.others),
    };
  } finally {
    await portal.stop();
    await rm(data, { recursive: true, force: true });
  }
}
