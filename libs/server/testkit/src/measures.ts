import type { Database } from '@groundwork/server-data';
import { correlationId } from '@groundwork/server-http';
import type { DataSource } from 'typeorm';

/** What is used of mysql2's pool and its connections. */
interface Counted {
  addCommand(command: { readonly sql?: string }): unknown;
}
interface Pool {
  on(event: 'acquire', listener: (connection: Counted) => void): void;
  off(event: 'acquire', listener: (connection: Counted) => void): void;
}

/** Calls `met` for each statement of the requests that are served, however it is sent, until what it gives is called. */
function watchStatements(source: DataSource, met: () => void): () => void {
  const ofRequest = (): void => {
    if (correlationId() !== undefined) met();
  };
  if (source.options.type !== 'mysql') {
    const { logger } = source;
    source.logger = Object.create(logger, { logQuery: { value: ofRequest } }) as typeof logger;
    return () => void (source.logger = logger);
  }
  const { pool } = source.driver as unknown as { readonly pool: Pool };
  const watched = new Set<Counted>();
  const watch = (connection: Counted): void => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const add = connection.addCommand.bind(connection);
    connection.addCommand = (command) => {
      if (command.sql !== undefined) ofRequest();
      return add(command);
    };
  };
  pool.on('acquire', watch);
  return () => {
    pool.off('acquire', watch);
    for (const connection of watched) delete (connection as Partial<Counted>).addCommand;
  };
}

/** How many statements a database is sent by requests while `work` runs: what a service does by itself meanwhile is none of them. */
export async function statementsDuring(
  { reading, writing }: Pick<Database, 'reading' | 'writing'>,
  work: () => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const ends = [...new Set([reading, writing])].map((source) => watchStatements(source, () => (count += 1)));
  try {
    await work();
  } finally {
    for (const end of ends) end();
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
