import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { connect } from '../connect.js';
import type { TestDatabase } from './databases.js';
import { createTestDatabase, migrateForTest, testEngine } from './databases.js';

let runs = 0;
const onMySql = testEngine() === 'mysql';

class MakeTables1700000000000 implements MigrationInterface {
  name = 'MakeTables1700000000000';
  async up(runner: QueryRunner): Promise<void> {
    runs += 1;
    const id = onMySql ? 'id INT AUTO_INCREMENT PRIMARY KEY' : 'id INTEGER PRIMARY KEY AUTOINCREMENT';
    await runner.query(
      `CREATE TABLE parent (${id}, name VARCHAR(40) NOT NULL, hash ${onMySql ? 'BINARY(4)' : 'BLOB'}, facts JSON)`,
    );
    await runner.query(
      'CREATE TABLE child (parent_id INTEGER NOT NULL REFERENCES parent (id), made_at DATETIME(6), amount BIGINT)',
    );
    await runner.query('CREATE UNIQUE INDEX child_of ON child (parent_id, amount)');
    await runner.query('INSERT INTO parent (name, hash, facts) VALUES (?, ?, ?)', [
      "O'Hara; 二",
      Buffer.from([0, 39, 255, 92]),
      '{"a":"\\"b\\""}',
    ]);
    await runner.query('INSERT INTO child VALUES (1, ?, 9007199254740993), (1, NULL, NULL)', [
      '2026-03-02 15:00:00.123456',
    ]);
    const refuse = onMySql
      ? "SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'is kept'"
      : "BEGIN SELECT RAISE(ABORT, 'is kept'); END";
    await runner.query(`CREATE TRIGGER kept BEFORE DELETE ON child FOR EACH ROW ${refuse}`);
  }
  async down(): Promise<void> {}
}

/** All that a database is made of, and what lies in it. */
async function contentsOf({ options }: TestDatabase): Promise<unknown[]> {
  const database = await connect(options, { entities: [], migrations: [] });
  const ask = (sql: string): Promise<unknown> => database.writing.query(sql);
  const contents = [];
  for (const table of ['parent', 'child', 'migrations']) {
    if (onMySql) contents.push(await ask(`SHOW CREATE TABLE ${table}`));
    contents.push(await ask(`SELECT * FROM ${table}`));
  }
  contents.push(
    await ask(onMySql ? 'SELECT HEX(hash), HEX(name) FROM parent' : 'SELECT sql FROM sqlite_master ORDER BY name'),
  );
  await expect(ask('DELETE FROM child')).rejects.toThrow('is kept');
  await ask("INSERT INTO parent (name) VALUES ('next')");
  contents.push(await ask('SELECT id FROM parent'));
  await database.close();
  return contents;
}

describe('a database that is a copy of what the migrations made', () => {
  let places: TestDatabase[];
  beforeEach(async () => {
    places = [await createTestDatabase('data'), await createTestDatabase('data'), await createTestDatabase('data')];
  });
  afterEach(() => Promise.all(places.map((place) => place.drop())));

  it('is what they make, and belongs to nobody else', async () => {
    const schema = { entities: [], migrations: [MakeTables1700000000000] };
    const [migrated, first, second] = places as [TestDatabase, TestDatabase, TestDatabase];
    for (const { options } of places) await migrateForTest(options, schema);
    expect(runs).toBe(1);
    const contents = await contentsOf(migrated);
    expect(contents.length).toBeGreaterThan(4);
    expect(await contentsOf(first)).toEqual(contents);
    // What was written into the one is not in the other.
    expect(await contentsOf(second)).toEqual(contents);
  });
});
