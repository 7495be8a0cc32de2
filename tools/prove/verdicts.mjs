/** What decides a proof: figures in, yes or no out. */

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** At most so much more may a call cost with ten times the applications. */
export const largestGrowth = 1.3;

/**
 * How a call grows from each size to the next. What is compared are the two of the same round, so that a machine that was busy for a
 * while is so for both; of these the median counts. `rounds` are the medians of each round, by size.
 */
export function growthOf(rounds) {
  const factors = rounds.slice(1).map((larger, at) => median(larger.map((value, round) => value / rounds[at][round])));
  return { medians: rounds.map(median), factors, isWithin: factors.every((factor) => factor <= largestGrowth) };
}

/** At most so much more memory and so many more handles may a unit hold at the end of a soak, and so much longer may people wait. */
export const largestRise = { memory: 1.15, handles: 1.15, p99: 1.3 };
/** Connections that are kept for the next request come and go; so many are no rise. */
const fewHandles = 10;

/** At most so many bytes may a unit hold when nobody asks it for anything. */
export const mostAtRest = 90_000_000;

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** The means of the first and the last third of what was looked at in the order of time. */
export function thirdsOf(values) {
  const third = Math.max(1, Math.floor(values.length / 3));
  return { first: mean(values.slice(0, third)), last: mean(values.slice(-third)) };
}

/**
 * Whether a soak was flat. @param windows each with `p50`, `p99`, `sent`, `failed`, and by unit `rss`, `heap`, `handles`, `loop`.
 * @returns of each unit and of all the first and the last third, and in words what was not flat.
 */
export function soakOf(windows) {
  const rise = (pick) => thirdsOf(windows.map(pick));
  const units = Object.keys(windows[0].units).map((name) => {
    const of = (figure) => rise(({ units: all }) => all[name][figure]);
    return { name, rss: of('rss'), heap: of('heap'), handles: of('handles'), loop: of('loop') };
  });
  const p99 = rise((window) => window.p99);
  const failed = windows.reduce((sum, window) => sum + window.failed, 0);
  const faults = [
    ...units.filter(({ rss }) => rss.last > rss.first * largestRise.memory).map(({ name }) => `memory of ${name}`),
    ...units
      .filter(({ handles: { first, last } }) => last > first * largestRise.handles && last > first + fewHandles)
      .map(({ name }) => `handles of ${name}`),
    ...(p99.last > p99.first * largestRise.p99 ? ['p99'] : []),
    ...(failed > 0 ? [`${failed} requests failed`] : []),
  ];
  return {
    units,
    p50: rise((window) => window.p50),
    p99,
    failed,
    sent: windows.reduce((sum, window) => sum + window.sent, 0),
    faults,
  };
}

/** Beyond these nobody is served as they should be. */
const kneeP99Ms = 1_000;
/** So near the knee is looked for. */
const nearEnough = 1.1;
const faster = 1.5;

export const isPastKnee = ({ p99, failed }) => failed > 0 || p99 > kneeP99Ms;

/** The last rate that went well, and the first that did not. */
export function kneeOf(steps) {
  const past = Math.min(...steps.filter(isPastKnee).map(({ rate }) => rate));
  const good = steps.filter((step) => !isPastKnee(step) && step.rate < past).map(({ rate }) => rate);
  return { good: good.length > 0 ? Math.max(...good) : undefined, past: Number.isFinite(past) ? past : undefined };
}

/** The rate to try next: half as much again until one is past the knee, then halfway between. Undefined where it is known. */
export function nextRate(steps, { from, most }) {
  if (steps.length === 0) return from;
  const { good, past } = kneeOf(steps);
  if (past === undefined) return good >= most ? undefined : Math.min(most, Math.round(good * faster));
  if (good === undefined) return past > 1 ? Math.max(1, Math.round(past / 2)) : undefined;
  return past / good <= nearEnough || past - good <= 1 ? undefined : Math.round((past + good) / 2);
}
