import type { CallsOfUnit } from '../../data/api.js';

type UnitCalls = NonNullable<CallsOfUnit['calls']>;
export type Slow = UnitCalls['slowest'][number] & { unit: string; address: string };
export type Failure = UnitCalls['routes'][number] & { unit: string };

/** So many are shown. */
const mostShown = 25;

/** The slowest calls of all replicas, the slowest first. */
export const slowestOf = (units: CallsOfUnit[]): Slow[] =>
  units
    .flatMap(({ unit, address, calls }) => (calls?.slowest ?? []).map((call) => ({ ...call, unit, address })))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, mostShown);

/** Calls that failed, the replicas of a unit together, those that failed most first. */
export function failuresOf(units: CallsOfUnit[]): Failure[] {
  const failures = new Map<string, Failure>();
  for (const { unit, calls } of units)
    for (const figures of calls?.routes ?? []) {
      const key = `${unit} ${figures.method} ${figures.route}`;
      const known = failures.get(key);
      failures.set(key, known ? together(known, figures) : { ...figures, unit });
    }
  return [...failures.values()]
    .filter(({ failed }) => failed > 0)
    .sort((one, other) => other.failed - one.failed)
    .slice(0, mostShown);
}

function together(known: Failure, { calls, failed, meanMs, mostMs }: UnitCalls['routes'][number]): Failure {
  const all = known.calls + calls;
  return {
    ...known,
    calls: all,
    failed: known.failed + failed,
    meanMs: (known.meanMs * known.calls + meanMs * calls) / all,
    mostMs: Math.max(known.mostMs, mostMs),
  };
}
