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

/** Calls `met` with each statement that is sent, however that is done, until what it gives is called. */
function watchStatements(source: DataSource, met: (sql: string) => void): () => void {
  if (source.options.type !== 'mysql') {
    const { logger } = source;
    source.logger = Object.create(logger, { logQuery: { value: met } }) as typeof logger;
    return () => void (source.logger = logger);
  }
  const { pool } = source.driver as unknown as { readonly pool: Pool };
  const watched = new Set<Counted>();
  const watch = (connection: Counted): void => {
    if (watched.has(connection)) return;
    watched.add(connection);
    const add = connection.addCommand.bind(connection);
    connection.addCommand = (command) => {
      if (command.sql !== undefined) met(command.sql);
      return add(command);
    };
  };
  pool.on('acquire', watch);
  return () => {
    pool.off('acquire', watch);
    for (const connection of watched) delete (connection as Partial<Counted>).addCommand;
  };
}

type Measured = Pick<Database, 'reading' | 'writing'>;

async function watching(
  { reading, writing }: Measured,
  met: (sql: string) => void,
  work: () => Promise<unknown>,
): Promise<void> {
  const ends = [...new Set([reading, writing])].map((source) => watchStatements(source, met));
  try {
    await work();
  } finally {
    for (const end of ends) end();
  }
}

/** What a database is sent while `work` runs, by requests or else, in the order in which it is sent. */
export async function sentDuring(database: Measured, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  await watching(database, (sql) => sent.push(sql), work);
  return sent;
}

/** How many statements a database is sent by requests while `work` runs: what a service does by itself meanwhile is none of them. */
export async function statementsDuring(database: Measured, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const ofRequest = (): void => {
    if (correlationId() !== undefined) count += 1;
  };
  await watching(database, ofRequest, work);
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
