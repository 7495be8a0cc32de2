import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { askMySql } from './statements.js';
import type { PooledConnection } from './statements.js';
import { giveTurnBack } from './turns.js';

/** Tells TypeORM's runner that its transaction is open or over: one within it is a savepoint. */
const tell = (runner: QueryRunner, isOpen: boolean): void =>
  void Object.assign(runner, { isTransactionActive: isOpen, transactionDepth: isOpen ? 1 : 0 });

/**
 * Runs `work` in a transaction on a connection of its own, whose first and last statement go straight to the driver. Whatever `work`
 * throws rolls it back; a connection on which that fails is given up. `turns`: what `work` took that outlives a transaction, given back
 * once it has ended.
 */
export async function inMySqlTransaction<T>(
  source: DataSource,
  work: (manager: EntityManager) => Promise<T>,
  turns: readonly string[],
): Promise<T> {
  const runner = source.createQueryRunner();
  const connection = (await runner.connect()) as PooledConnection;
  const say = (statement: string): Promise<unknown> => askMySql(connection, statement, []);
  try {
    await say('START TRANSACTION');
    tell(runner, true);
    const result = await work(runner.manager);
    await say('COMMIT');
    return result;
  } catch (error) {
    await say('ROLLBACK').catch(() => connection.destroy());
    throw error;
  } finally {
    tell(runner, false);
    for (const name of turns) await giveTurnBack(connection, name).catch(() => connection.destroy());
    await runner.release();
  }
}
