import { createTestDatabase, testEngine } from './testing/databases.js';
import type { TestDatabase } from './testing/databases.js';
import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { column } from './columns.js';
import { connect } from './connect.js';
import type { Database } from './database.js';
import { isDuplicate, newId, updateExactly } from './persistence.js';
import { insertRows, putRows, readRows, updateRows } from './rows.js';
import { columnsFor, createTable } from './schema.js';

@Entity({ name: 'note' })
class Note {
  @PrimaryColumn(column.id())
  id!: string;
  @Column(column.text(40))
  text!: string;
  @Column(column.cents())
  amount!: number;
  @Column(column.instant())
  at!: Date;
}

class CreateNotes1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'note', [c.primary(), c.text('text', 40), c.cents('amount'), c.instant('at')]);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('note');
  }
}

const schema = { entities: [Note], migrations: [CreateNotes1763800000000] };
const at = new Date('2026-03-02T15:00:00.123Z');
const note = (text: string): Note => ({ id: newId(), text, amount: 42_821_400, at });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('Database', () => {
  let place: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await createTestDatabase('data');
    database = await connect(place.options, schema);
  });
  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  const texts = async (): Promise<string[]> =>
    (await database.manager.find(Note, { order: { text: 'ASC' } })).map((row) => row.text);

  it('writes rows as entities have them, and gives raw instants alike on both engines', async () => {
    const rows = [note('first'), note('second')];
    await database.transaction(async (manager) => {
      await insertRows(manager, Note, rows);
      expect(await database.rows<{ at: string }>('SELECT at FROM note WHERE text = ?', ['first'])).toEqual([
        { at: '2026-03-02 15:00:00.123' },
      ]);
    });
    expect(await database.manager.find(Note, { order: { text: 'ASC' } })).toEqual(rows);
    expect(await database.rows('SELECT at FROM note WHERE text = ?', ['second'])).toEqual([
      { at: '2026-03-02 15:00:00.123' },
    ]);
  });

  it('reads whole rows as entities have them: by a value or by some of them, in an order, and held', async () => {
    const rows = [note('b'), note('a'), note('c')];
    const [b, a] = rows as [Note, Note, Note];
    await database.transaction(async (manager) => {
      await insertRows(manager, Note, rows);
      expect(await readRows(manager, Note, { text: 'b' }, { held: true })).toEqual([b]);
    });
    const { manager } = database;
    expect(await readRows(manager, Note, { id: [a.id, b.id], amount: a.amount }, { order: 'text' })).toEqual([a, b]);
    expect(await readRows(manager, Note, { id: [] })).toEqual([]);
    expect(await readRows(manager, Note, { text: 'd' })).toEqual([]);
  });

  it('holds rows that were read to be held, where the engine has locks of rows', async () => {
    const row = note('one');
    await database.transaction((manager) => insertRows(manager, Note, [row]));
    const seen: string[] = [];
    const first = database.transaction(async (manager) => {
      await readRows(manager, Note, { id: row.id }, { held: true });
      seen.push('held');
      await pause(100);
      seen.push('let go');
    });
    await pause(30);
    await database.transaction(async (manager) => {
      await readRows(manager, Note, { id: row.id }, { held: true });
      seen.push('held by the second');
    });
    await first;
    expect(seen).toEqual(['held', 'let go', 'held by the second']);
  });

  it('reads one state at one moment, whatever is written meanwhile, and what there is afterwards', async () => {
    const late = async () =>
      (await database.lateRows<{ text: string }>('SELECT text FROM note')).map(({ text }) => text);
    const write = (text: string) => database.transaction((manager) => insertRows(manager, Note, [note(text)]));
    await write('first');
    const seen = await database.atOneMoment(async () => {
      const before = await late();
      await write('second');
      const inside = await database.atOneMoment(late);
      return [before, inside, await late(), await texts()];
    });
    expect(seen).toEqual([['first'], ['first'], ['first'], ['first', 'second']]);
    expect((await late()).sort()).toEqual(['first', 'second']);
    await expect(database.atOneMoment(() => database.lateRows('SELECT nothing FROM note'))).rejects.toThrow();
    // A connection that was not given back would be missed by the eleventh of ten.
    for (let turn = 0; turn < 11; turn += 1) expect(await database.atOneMoment(late)).toHaveLength(2);
  });

  it('updates the rows that are named and tells how many, with plain values and with expressions', async () => {
    const row = note('first');
    await database.statement((manager) => insertRows(manager, Note, [row]));
    const later = new Date('2026-03-03T09:30:00.007Z');
    const update = (where: object, values: object) =>
      database.transaction((manager) => updateRows(manager, Note, where, values));
    expect(await update({ id: row.id, text: 'first' }, { text: 'second', at: later })).toBe(1);
    expect(await update({ id: row.id, text: 'first' }, { text: 'third' })).toBe(0);
    // A row that already is as it is to be was met all the same.
    expect(await update({ id: row.id }, { at: later })).toBe(1);
    expect(await update({ id: row.id }, { amount: () => 'amount + 1' })).toBe(1);
    expect(await database.manager.findOneBy(Note, { id: row.id })).toEqual({
      ...row,
      text: 'second',
      at: later,
      amount: row.amount + 1,
    });
    await expect(update({ id: row.id }, { colour: 'red' })).rejects.toThrow('Note has no column for colour.');
  });

  it('updates rows whose column has one of some values, together', async () => {
    const [first, second, third] = [note('first'), note('second'), note('third')];
    await database.statement((manager) => insertRows(manager, Note, [first, second, third]));
    const update = (id: readonly string[], amount: number) =>
      database.statement((manager) => updateRows(manager, Note, { id, text: ['first', 'third'] }, { amount }));
    expect(await update([first.id, second.id, third.id, 'nobody'], 7)).toBe(2);
    expect(await update([second.id], 8)).toBe(0);
    expect(await update([], 9)).toBe(0);
    const amounts = (await database.manager.find(Note, { order: { text: 'ASC' } })).map(({ amount }) => amount);
    expect(amounts).toEqual([7, second.amount, 7]);
  });

  it('puts rows in the place of those with their ids, and inserts the others, by one statement', async () => {
    const [first, second, third] = [note('first'), note('second'), note('third')];
    const changed = { ...first, text: 'changed', amount: 7 };
    await database.transaction(async (manager) => {
      await insertRows(manager, Note, [first, second]);
      await putRows(manager, Note, [changed, third]);
      await putRows(manager, Note, []);
    });
    expect(await database.manager.find(Note, { order: { text: 'ASC' } })).toEqual([changed, second, third]);
  });

  it('knows a duplicate, and rolls a direct statement back with its transaction', async () => {
    const row = note('once');
    await database.statement((manager) => insertRows(manager, Note, [row]));
    const again = database.transaction(async (manager) => {
      await insertRows(manager, Note, [note('beside')]);
      await insertRows(manager, Note, [row]);
    });
    expect(isDuplicate(await again.catch((error: unknown) => error))).toBe(true);
    expect(await texts()).toEqual(['once']);
  });

  it('keeps nothing of what was rolled back while a hundred transactions run at once', async () => {
    const work = (index: number) => async (manager: EntityManager) => {
      await manager.insert(Note, note(`n${index}`));
      await pause(index % 5);
      if (index % 2 === 1) throw new Error('odd');
      await manager.insert(Note, note(`n${index} again`));
    };
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => database.transaction(work(index))),
    );
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(50);
    const rows = await texts();
    expect(rows).toHaveLength(100);
    expect(rows.filter((text) => Number(/\d+/.exec(text)?.[0]) % 2 === 1)).toEqual([]);
  });

  it('does a transaction anew that was ended so that another one could go on, and gives every other failure at once', async () => {
    const [one, other] = [note('one'), note('other')];
    await database.statement((manager) => insertRows(manager, Note, [one, other]));
    // Each holds a row that the other one waits for: on MySQL one of the two has to begin again.
    const across = (first: Note, second: Note) => async (manager: EntityManager) => {
      await updateRows(manager, Note, { id: first.id }, { amount: () => 'amount + 1' });
      await pause(50);
      await updateRows(manager, Note, { id: second.id }, { amount: () => 'amount + 1' });
    };
    await Promise.all([database.repeatable(across(one, other)), database.repeatable(across(other, one))]);
    const amounts = (await database.manager.find(Note)).map(({ amount }) => amount);
    expect(amounts).toEqual([one.amount + 2, one.amount + 2]);

    let tries = 0;
    const failing = database.repeatable(async () => {
      tries += 1;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(tries).toBe(1);
  });

  it('undoes an inner transaction alone when the outer one goes on', async () => {
    await database.transaction(async (manager) => {
      await manager.insert(Note, note('outer'));
      await database
        .transaction(async (inner) => {
          await inner.insert(Note, note('inner'));
          throw new Error('no');
        })
        .catch(() => undefined);
      await database.transaction((inner) => inner.insert(Note, note('second')));
    });
    expect(await texts()).toEqual(['outer', 'second']);
  });

  it('rolls all of it back where what joined another one failed, also when somebody catches that', async () => {
    let reached = false;
    await expect(
      database.transaction(async (manager) => {
        await insertRows(manager, Note, [note('outer')]);
        await database
          .joined(async (joined) => {
            expect(joined).toBe(manager);
            await insertRows(joined, Note, [note('joined')]);
            throw new Error('refused');
          })
          .catch(() => undefined);
        await insertRows(manager, Note, [note('after')]);
        // A savepoint of its own has not failed.
        await database.transaction((inner) => insertRows(inner, Note, [note('within')]));
        reached = true;
      }),
    ).rejects.toThrow('refused');
    expect(reached).toBe(true);
    expect(await texts()).toEqual([]);
  });

  it('begins a transaction for what has none to join, and undoes a savepoint alone that somebody joined', async () => {
    await database.joined((manager) => insertRows(manager, Note, [note('by itself')]));
    await database.transaction(async (manager) => {
      await insertRows(manager, Note, [note('outer')]);
      await database
        .transaction(() =>
          database.joined(async (joined) => {
            await insertRows(joined, Note, [note('within')]);
            throw new Error('refused');
          }),
        )
        .catch(() => undefined);
    });
    expect(await texts()).toEqual(['by itself', 'outer']);
  });

  it('shows uncommitted rows inside the transaction and to nobody else', async () => {
    let insideCount = 0;
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (release = resolve));
    const running = database.transaction(async (manager) => {
      await manager.insert(Note, note('hidden'));
      insideCount = await database.manager.count(Note);
      await waiting;
    });
    await pause(30);
    const outsideCount = await database.reading.manager.count(Note);
    release();
    await running;
    expect([insideCount, outsideCount]).toEqual([1, 0]);
    expect(await texts()).toEqual(['hidden']);
  });

  it('runs what waits for the commit after it, and never after a rollback', async () => {
    const seen: string[] = [];
    await database.transaction(async () => {
      database.afterCommit(() => seen.push('committed'));
      expect(seen).toEqual([]);
    });
    await database
      .transaction(async () => {
        database.afterCommit(() => seen.push('rolled back'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(seen).toEqual(['committed']);
  });

  it('keeps milliseconds of instants and whole cents', async () => {
    await database.transaction((manager) => manager.insert(Note, { ...note('exact'), amount: 9_007_199_254_740_991 }));
    const [row] = await database.manager.find(Note);
    expect(row?.at.toISOString()).toBe('2026-03-02T15:00:00.123Z');
    expect(row?.amount).toBe(9_007_199_254_740_991);
    await expect(
      database.transaction((manager) => manager.insert(Note, { ...note('half'), amount: 0.5 })),
    ).rejects.toThrow(RangeError);
  });

  it('lets one of two deciders win, and names the other one the conflict', async () => {
    const row = note('open');
    await database.transaction((manager) => manager.insert(Note, row));
    const decide = (text: string) =>
      database.transaction((manager) => updateExactly(manager, Note, { id: row.id, text: 'open' }, { text }));
    const results = await Promise.allSettled([decide('a'), decide('b')]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { code: 'state.version_conflict' },
    });
  });

  it('gives a connection back after what failed, and after what could not be sent at all', async () => {
    const unsendable = {
      toSqlString: () => {
        throw new Error('unsendable');
      },
    };
    for (let time = 0; time < 20; time += 1) {
      await expect(database.rows('SELECT * FROM nothing')).rejects.toThrow('nothing');
      await expect(database.rows('SELECT ?', [unsendable])).rejects.toThrow();
      await expect(database.transaction(() => database.rows('SELECT ?', [unsendable]))).rejects.toThrow();
    }
    expect(await database.rows('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('gives a connection up whose server takes no writes any more', async () => {
    if (testEngine() !== 'mysql') return;
    const put = (text: string) => database.statement((manager) => insertRows(manager, Note, [note(text)]));
    await database.rows('SET SESSION TRANSACTION READ ONLY');
    await expect(put('refused')).rejects.toThrow('READ ONLY');
    await put('taken');
    expect(await texts()).toEqual(['taken']);
  });

  it('knows a duplicate', async () => {
    const row = note('one');
    await database.transaction((manager) => manager.insert(Note, row));
    const error: unknown = await database
      .transaction((manager) => manager.insert(Note, row))
      .catch((reason: unknown) => reason);
    expect(isDuplicate(error)).toBe(true);
    expect(isDuplicate(new Error('other'))).toBe(false);
  });
});

it('migrates once when two starts come at once', async () => {
  const place = await createTestDatabase('data');
  const both = await Promise.all([connect(place.options, schema), connect(place.options, schema)]);
  const rows = await both[0].manager.query<unknown[]>('SELECT * FROM migrations');
  expect(rows).toHaveLength(1);
  await Promise.all(both.map((database) => database.close()));
  await place.drop();
});

it('lays no room by for statements that nobody prepares', async () => {
  if (testEngine() !== 'mysql') return;
  const place = await createTestDatabase('data');
  const database = await connect(place.options, schema);
  const { pool } = database.writing.driver as unknown as {
    pool: { config: { connectionConfig: { maxPreparedStatements: number } } };
  };
  expect(pool.config.connectionConfig.maxPreparedStatements).toBeLessThan(100);
  await database.close();
  await place.drop();
});
