import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableForeignKey, TableIndex } from 'typeorm';
import { connect } from '../connect.js';
import { columnsFor, createTable } from '../schema.js';
import type { TestDatabase } from './databases.js';
import { createTestDatabase, testEngine } from './databases.js';
import type { BreakingChange } from './each-migration.js';
import { watchedMigrations } from './each-migration.js';

type Up = (runner: QueryRunner, c: ReturnType<typeof columnsFor>) => Promise<unknown>;
const migration = (name: string, up: Up): new () => MigrationInterface => {
  const made = class implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      await up(runner, columnsFor(runner));
    }
    async down(): Promise<void> {}
  };
  return Object.defineProperty(made, 'name', { value: name });
};
const start = migration('Start1700000000000', async (runner, c) => {
  await createTable(
    runner,
    'loan',
    [
      c.primary(),
      c.text('name', 40),
      c.text('note', 40, { isNullable: true }),
      c.integer('place', { default: 0 }),
      c.cents('amount'),
      c.instant('made_at', { isNullable: true }),
      c.longText('terms', { isNullable: true }),
    ],
    [{ name: 'ux_loan_name', columns: ['name'], unique: true }],
  );
  await createTable(runner, 'payment', [c.primary(), c.id('loan_id')]);
});
const column = (of: ReturnType<ReturnType<typeof columnsFor>['text']>) => new TableColumn(of);
const uniqueIndex = (name: string, columnNames: string[]) => new TableIndex({ name, columnNames, isUnique: true });
const onMySql = testEngine() === 'mysql';

/** What each does to the tables of `start`, and what is said of it. */
const breaking: readonly (readonly [string, Up, string | RegExp])[] = [
  ['drops a table', (runner) => runner.dropTable('payment'), 'table payment is gone'],
  ['renames a table', (runner) => runner.renameTable('payment', 'paid'), 'table payment is gone'],
  ['drops a column', (runner) => runner.dropColumn('loan', 'note'), 'column loan.note is gone'],
  ['renames a column', (runner) => runner.renameColumn('loan', 'note', 'remark'), 'column loan.note is gone'],
  [
    'adds a column that must be filled',
    (runner, c) =>
      onMySql ? runner.addColumn('loan', column(c.integer('term'))) : runner.query(replaced('term int NOT NULL')),
    'column loan.term is new, must be filled and has nothing by itself',
  ],
  [
    'has a column filled that may be empty',
    (runner, c) => runner.changeColumn('loan', 'note', column(c.text('note', 40))),
    'column loan.note must be filled now',
  ],
  [
    'lets a column be empty',
    (runner, c) => runner.changeColumn('loan', 'amount', column(c.cents('amount', { isNullable: true }))),
    'column loan.amount may be empty now',
  ],
  [
    'narrows a text',
    (runner, c) => runner.changeColumn('loan', 'note', column(c.text('note', 20, { isNullable: true }))),
    'column loan.note is varchar(20), was varchar(40)',
  ],
  [
    'makes another type of it',
    (runner, c) => runner.changeColumn('loan', 'amount', column(c.text('amount', 40))),
    /^column loan\.amount is varchar\(40\), was bigint/,
  ],
  [
    'takes a default away',
    (runner, c) => runner.changeColumn('loan', 'place', column(c.integer('place'))),
    'column loan.place has nothing by itself, had 0',
  ],
  [
    'says another default',
    (runner, c) => runner.changeColumn('loan', 'place', column(c.integer('place', { default: 1 }))),
    'column loan.place has 1 by itself, had 0',
  ],
  [
    'lets no two rows be alike',
    (runner) => runner.createIndex('loan', uniqueIndex('ux_note', ['note', 'amount'])),
    'loan (note, amount) is unique now',
  ],
  [
    'lets no two rows be alike in old columns and one that is the same in all rows of the version before',
    async (runner, c) => {
      await runner.addColumn('payment', column(c.text('kind', 20, { default: "'paid'" })));
      await runner.createIndex('payment', uniqueIndex('ux_kind', ['loan_id', 'kind']));
    },
    'payment (loan_id, kind) is unique now',
  ],
  ['lets rows be alike', (runner) => runner.dropIndex('loan', 'ux_loan_name'), 'loan (name) is not unique any more'],
  [
    'binds a table to another',
    (runner) =>
      runner.createForeignKey(
        'payment',
        new TableForeignKey({
          name: 'fk_loan',
          columnNames: ['loan_id'],
          referencedTableName: 'loan',
          referencedColumnNames: ['id'],
        }),
      ),
    onMySql ? 'payment has a new foreign key fk_loan' : 'payment has a new key loan_id to loan',
  ],
  [
    'refuses by a trigger',
    (runner) =>
      runner.query(
        `CREATE TRIGGER kept BEFORE DELETE ON payment FOR EACH ROW ${
          onMySql ? "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'is kept'" : "BEGIN SELECT RAISE(ABORT, 'is kept'); END"
        }`,
      ),
    'payment has a new trigger kept',
  ],
  [
    'gives the rows of a column another meaning',
    (runner) => runner.query("UPDATE loan SET place = (SELECT COUNT(1) + 1 FROM payment), note = 'x' WHERE amount > 3"),
    'column loan.note is written anew',
  ],
  ['takes rows away', (runner) => runner.query('DELETE FROM payment'), 'rows of payment are taken away'],
];
/** SQLite adds no such column to a table that is there: whoever wants one makes the table anew. */
function replaced(more: string): string {
  return `CREATE TABLE loan (id varchar(36) PRIMARY KEY NOT NULL, name varchar(40) NOT NULL, note varchar(40), place int NOT NULL DEFAULT (0), amount bigint NOT NULL, made_at datetime, terms text, ${more}, UNIQUE (name))`;
}

const harmless: readonly (readonly [string, Up])[] = [
  ['makes a table', (runner, c) => createTable(runner, 'fee', [c.primary(), c.cents('amount')])],
  [
    'adds a column that may be empty',
    (runner, c) => runner.addColumn('loan', column(c.integer('term', { isNullable: true }))),
  ],
  [
    'adds a column with a default',
    (runner, c) => runner.addColumn('loan', column(c.flag('is_open', { default: false }))),
  ],
  [
    'widens a text',
    (runner, c) => runner.changeColumn('loan', 'note', column(c.text('note', 80, { isNullable: true }))),
  ],
  [
    'makes a text long',
    (runner, c) => runner.changeColumn('loan', 'note', column(c.longText('note', { isNullable: true }))),
  ],
  [
    'widens a whole number',
    (runner, c) => runner.changeColumn('loan', 'place', column(c.cents('place', { default: 0 }))),
  ],
  ['adds an index', (runner) => runner.createIndex('loan', new TableIndex({ name: 'ix_note', columnNames: ['note'] }))],
  [
    'fills its own column',
    async (runner, c) => {
      await runner.addColumn('loan', column(c.integer('term', { isNullable: true })));
      await runner.query('UPDATE loan SET term = 12');
    },
  ],
  [
    'lets no two rows be alike in a column of its own',
    async (runner, c) => {
      await runner.addColumn('payment', column(c.text('reference', 20, { isNullable: true })));
      await runner.createIndex('payment', uniqueIndex('ux_of', ['loan_id', 'reference']));
    },
  ],
];

describe('a migration that the version before cannot live with', () => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await createTestDatabase('steps');
  });
  afterEach(() => place.drop());
  const changesBy = async (up: Up): Promise<string[]> => {
    const found: BreakingChange[] = [];
    const planted = migration('Planted1700000000001', up);
    const database = await connect(place.options, {
      entities: [],
      migrations: watchedMigrations([start, planted], found),
    });
    await database.close();
    expect(new Set(['Planted1700000000001', ...found.map((one) => one.migration)])).toEqual(
      new Set(['Planted1700000000001']),
    );
    return found.map(({ change }) => change);
  };

  it.each(breaking)('is one that %s', async (_, up, change) => {
    const found = await changesBy(async (runner, c) => {
      if (!onMySql && change === 'column loan.term is new, must be filled and has nothing by itself')
        await runner.dropTable('loan');
      await up(runner, c);
    });
    expect(found).toContainEqual(typeof change === 'string' ? change : expect.stringMatching(change));
  });

  it.each(harmless)('is none that %s', async (_, up) => {
    expect(await changesBy(up)).toEqual([]);
  });
});
