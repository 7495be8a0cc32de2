/** What soak, load and growth found, as tables of a page. */
import { table } from '../bench/report.mjs';
import { growthOf, largestGrowth, mostAtRest, soakOf } from './verdicts.mjs';

const ms = (value) => value.toFixed(2);
const factor = (value) => `${value.toFixed(2)}${value <= largestGrowth ? '' : ' MISSED'}`;

/** What a call takes beside so many applications, and how much more than beside a tenth of them. */
export function growthTable({ sizes, medians }) {
  const [, ...larger] = sizes.map(({ size }) => size.toLocaleString('en-US'));
  const rows = Object.entries(medians).map(([name, rounds]) => {
    const { medians: times, factors } = growthOf(rounds);
    return [name, ...times.flatMap((time, at) => (at === 0 ? [ms(time)] : [ms(time), factor(factors[at - 1])]))];
  });
  return [
    `median ms of a call to its service; at most ${largestGrowth} times from each size to the next; filled within ${sizes.map(({ seconds }) => `${seconds.toFixed(0)} s`).join(', ')}`,
    '',
    table([
      ['call', `${sizes[0].size.toLocaleString('en-US')}`, ...larger.flatMap((size) => [size, 'times'])],
      ...rows,
    ]),
  ].join('\n');
}

const mb = (bytes) => (bytes / 1_000_000).toFixed(0);
const whole = (value) => value.toFixed(0);
const times = ({ first, last }) => (first > 0 ? (last / first).toFixed(2) : '');

/** What each unit held in the first and the last third of a soak, how long people waited, and what was not flat. */
export function soakTable({ rate, minutes, windows, reasons }) {
  const { units, p50, p99, sent, failed, faults } = soakOf(windows);
  const both = ({ first, last }, tell) => `${tell(first)} → ${tell(last)}`;
  return [
    `${minutes} minutes at ${rate} a second: ${sent} requests, ${failed} failed; the first third → the last third`,
    '',
    table([
      ['unit', 'memory MB', 'times', 'heap MB', 'handles', 'event loop p99 ms'],
      ...units.map(({ name, rss, heap, handles, loop }) => [
        name,
        both(rss, mb),
        times(rss),
        both(heap, mb),
        both(handles, whole),
        both(loop, (seconds) => (seconds * 1_000).toFixed(1)),
      ]),
    ]),
    '',
    `p50 ${both(p50, ms)} ms; p99 ${both(p99, ms)} ms, ${times(p99)} times`,
    '',
    faults.length === 0 ? 'Flat.' : `NOT FLAT: ${faults.join(', ')}`,
    ...reasons.map((reason) => `- ${reason}`),
  ].join('\n');
}

/** What each unit held with nobody at work, packed and as it is built. */
export function restTable({ built, packed }) {
  const rows = Object.entries(packed).sort(([, { rss: one }], [, { rss: other }]) => other - one);
  return [
    `at rest; packed at most ${mb(mostAtRest)} MB`,
    '',
    table([
      ['unit', 'packed MB', 'built MB', 'times', 'heap MB', 'built heap MB', 'handles'],
      ...rows.map(([name, { rss, heap, handles }]) => [
        name,
        `${mb(rss)}${rss > mostAtRest ? ' MISSED' : ''}`,
        mb(built[name].rss),
        (rss / built[name].rss).toFixed(2),
        mb(heap),
        mb(built[name].heap),
        whole(handles),
      ]),
    ]),
  ].join('\n');
}

/** How each rate went, in the order of the rates, and the last that went well beside the bare parts of it. */
export function loadTable({ steps, good, past, bare }) {
  const sorted = [...steps].sort((a, b) => a.rate - b.rate);
  const share = (rate) => (good === undefined ? '' : (good / rate).toFixed(3));
  return [
    table([
      ['requests a second', 'sent', 'failed', 'p50 ms', 'p99 ms'],
      ...sorted.map((step) => [`${step.rate}`, `${step.sent}`, `${step.failed}`, ms(step.p50), ms(step.p99)]),
    ]),
    '',
    table([
      ['in the same run', 'a second', 'the portal to it'],
      ['people at work, through nginx, back end and service', good === undefined ? 'none' : `${good}`, '1'],
      ['an application by id, mysql2 alone', whole(bare.select), share(bare.select)],
      ['a back end that asks nobody, `GET /health`', whole(bare.health), share(bare.health)],
    ]),
    '',
    past === undefined
      ? `The knee was not reached at ${good} a second.`
      : `The knee lies between ${good ?? 0} and ${past} a second.`,
    ...steps.filter(({ reason }) => reason).map(({ rate, reason }) => `- at ${rate}: ${reason}`),
  ].join('\n');
}
