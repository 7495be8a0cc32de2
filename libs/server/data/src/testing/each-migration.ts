import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changesThatBreak, rowsThatChange } from './schema-changes.js';
import type { SchemaShape } from './schema-shape.js';
import { schemaShapeOf } from './schema-shape.js';

/** What of a migration the version of the code before it cannot live with. */
export interface BreakingChange {
  readonly migration: string;
  readonly change: string;
}

type Migration = new () => MigrationInterface;

/** Gives the statements that a migration sends. */
async function statementsOf(runner: QueryRunner, migration: MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const query = runner.query;
  runner.query = function (this: QueryRunner, ...args: Parameters<QueryRunner['query']>) {
    statements.push(args[0]);
    return query.apply(this, args);
  } as QueryRunner['query'];
  try {
    await migration.up(runner);
  } finally {
    runner.query = query;
  }
  return statements;
}

/**
 * The same migrations, which add to `found` what of each the version before cannot live with: what the tables were like before it is
 * compared with what they are like after. Rows that a migration writes anew are seen by its statements; in an empty database none is sent
 * for a row that it would find.
 */
export function watchedMigrations(migrations: readonly Migration[], found: BreakingChange[]): Migration[] {
  let before: SchemaShape | undefined;
  return migrations.map(
    (Watched) =>
      class implements MigrationInterface {
        // By this name the database knows that it ran.
        readonly name = Watched.name;
        async up(runner: QueryRunner): Promise<void> {
          before ??= await schemaShapeOf(runner);
          const statements = await statementsOf(runner, new Watched());
          const after = await schemaShapeOf(runner);
          const changes = new Set([...changesThatBreak(before, after), ...rowsThatChange(before, statements)]);
          found.push(...[...changes].map((change) => ({ migration: Watched.name, change })));
          before = after;
        }
        down(runner: QueryRunner): Promise<void> {
          return new Watched().down(runner);
        }
      },
  );
}
