import type { Database } from '@groundwork/server-data';
import { correlationId } from '@groundwork/server-http';

/** How many statements a database is sent by requests while `work` runs: what a service does by itself meanwhile is none of them. */
export async function statementsDuring(
  { reading, writing }: Pick<Database, 'reading' | 'writing'>,
  work: () => Promise<unknown>,
): Promise<number> {
  const sources = [...new Set([reading, writing])];
  const loggers = sources.map(({ logger }) => logger);
  let count = 0;
  for (const [index, source] of sources.entries())
    source.logger = Object.create(loggers[index] as object, {
      logQuery: { value: () => (count += correlationId() === undefined ? 0 : 1) },
    }) as (typeof source)['logger'];
  try {
    await work();
  } finally {
    for (const [index, source] of sources.entries()) source.logger = loggers[index] as (typeof source)['logger'];
  }
  return count;
}

/** The least that `measured` gives, which is told the time: what else is at work at the moment only adds to it. */
export async function leastOf(measured: (time: number) => Promise<number>, times: number): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < times; time += 1) least = Math.min(least, await measured(time));
  return least;
}

/** The shortest of so many times, in milliseconds. */
export const leastTime = (work: (time: number) => Promise<unknown>, times = 3): Promise<number> =>
  leastOf(async (time) => {
    const begun = performance.now();
    await work(time);
    return performance.now() - begun;
  }, times);
