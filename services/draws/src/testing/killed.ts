import type { Database } from '@groundwork/server-data';
import type { QueryRunner } from 'typeorm';

interface Death {
  /** Whether the process came so far. */
  isOver(): boolean;
  /** It is started again, on what was committed. */
  restart(): void;
}

/**
 * The process dies at its n-th statement on the writing connection, whoever sent it: what is not committed then is rolled back by the
 * database, and neither that statement nor any after it is carried out until it is started again.
 */
export function dieAt({ writing }: Database, n: number): Death {
  const watched = new Map<QueryRunner, QueryRunner['query']>();
  /** Its connections are gone, and with them every transaction that was open. */
  const endTransactions = () =>
    Promise.all(
      [...watched].map(([runner, query]) =>
        runner.isTransactionActive ? query.call(runner, 'ROLLBACK').catch(() => undefined) : undefined,
      ),
    );
  let sent = 0;
  const create = writing.createQueryRunner.bind(writing);
  const watch = (runner: QueryRunner): QueryRunner => {
    if (watched.has(runner)) return runner;
    const query = runner.query.bind(runner);
    watched.set(runner, runner.query);
    const dying = async (statement: string, ...more: unknown[]): Promise<unknown> => {
      sent += 1;
      if (sent < n) return query(statement, ...(more as [unknown[]]));
      if (sent === n) await endTransactions();
      // Nobody is there to say it; the database has done so.
      if (statement === 'ROLLBACK') return undefined;
      throw new Error('The process was killed.');
    };
    Object.assign(runner, { query: dying });
    return runner;
  };
  Object.assign(writing, { createQueryRunner: (...parts: Parameters<typeof create>) => watch(create(...parts)) });
  return {
    isOver: () => sent >= n,
    restart() {
      Object.assign(writing, { createQueryRunner: create });
      for (const [runner, query] of watched)
        Object.assign(runner, { query, isTransactionActive: false, transactionDepth: 0 });
    },
  };
}
