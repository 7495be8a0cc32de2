/** People at work at a steady pace for long: what the units hold meanwhile, and how long people wait. */
import { setTimeout as sleep } from 'node:timers/promises';
import { paced, quantile } from '../bench/load.mjs';
import { figuresOf } from './figures.mjs';
import { fillForPeople, peopleAtWork } from './people.mjs';
import { withPortal } from './standing.mjs';

const windowMs = 30_000;
/** As long as everything is compiled, and every connection made: nothing of it is counted. */
const warmUpMs = 60_000;
/** What a table shows of reasons. */
const mostReasons = 10;

/** Does what people do at a rate for a while. Gives how many requests that were, how they went and how long they took. */
export async function worked(people, rate, forMs) {
  const times = [];
  const reasons = [];
  await paced(1_000 / rate, forMs, async () => {
    const { ms, failed } = await people.step();
    if (failed === undefined) times.push(ms);
    else reasons.push(failed);
  });
  const sent = times.length + reasons.length;
  return { sent, failed: reasons.length, reasons, p50: quantile(times, 0.5) ?? 0, p99: quantile(times, 0.99) ?? 0 };
}

export async function proveSoak({ rate, minutes, say, ...options }) {
  return withPortal(
    { ...options, name: 'soak', count: 1, several: [], metrics: true, say },
    async ({ system, url }) => {
      const people = await peopleAtWork(url, await fillForPeople(system.env, say));
      say('warming up');
      await worked(people, rate, warmUpMs);
      const windows = [];
      const reasons = [];
      for (let window = 1; window <= (minutes * 60_000) / windowMs; window += 1) {
        const { reasons: ofWindow, ...done } = await worked(people, rate, windowMs);
        reasons.push(...ofWindow.slice(0, mostReasons - reasons.length));
        windows.push({ ...done, units: await figuresOf(system) });
        say(`${(window * windowMs) / 60_000} min: p99 ${done.p99.toFixed(0)} ms, ${done.failed} failed`);
      }
      return { rate, minutes, windows, reasons };
    },
  );
}

/** Rates one after the other, as `next` asks for them by what came before, each for `seconds`. */
export async function stepped(people, seconds, next, say) {
  const steps = [];
  for (let rate = next(steps); rate !== undefined; rate = next(steps)) {
    const { reasons, ...step } = await worked(people, rate, seconds * 1_000);
    steps.push({ rate, ...step, reason: reasons[0] });
    say(`${rate} a second: p99 ${step.p99.toFixed(0)} ms, ${step.failed} failed`);
    await sleep(2_000);
  }
  return steps;
}
