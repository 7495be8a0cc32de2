import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { column } from './columns.js';
import { connect } from './connect.js';
import type { Database } from './database.js';
import { newId } from './persistence.js';
import { columnsFor, createTable } from './schema.js';
import { createTestDatabase, testEngine } from './testing/databases.js';
import type { TestDatabase } from './testing/databases.js';

@Entity({ name: 'seat' })
class Seat {
  @PrimaryColumn(column.id())
  id!: string;
  @Column(column.text(40))
  row!: string;
}

class CreateSeats1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'seat', [c.primary(), c.text('row', 40)]);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('seat');
  }
}

const schema = { entities: [Seat], migrations: [CreateSeats1763800000000] };
const most = 5;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let place: TestDatabase;
/** SQLite is one process's alone. */
let replicas: Database[];
beforeEach(async () => {
  place = await createTestDatabase('turns');
  replicas = [await connect(place.options, schema)];
  if (testEngine() === 'mysql') replicas.push(await connect(place.options, schema));
});
afterEach(async () => {
  for (const database of replicas) await database.close();
  await place.drop();
});

const at = (number: number): Database => replicas[number % replicas.length] as Database;
/** Takes a seat of a row, where less than so many are taken. */
async function sit(database: Database, manager: EntityManager, row: string): Promise<void> {
  await database.turn(`seats of ${row}`);
  if ((await manager.countBy(Seat, { row })) >= most) throw new Error('full');
  await pause(2);
  await manager.insert(Seat, { id: newId(), row });
}
const taken = (row: string): Promise<number> => at(0).manager.countBy(Seat, { row });

it('lets so many through and no more of many at once, at every replica', async () => {
  const sitting = Array.from({ length: 24 }, (_, number) => {
    const database = at(number);
    return database.transaction((manager) => sit(database, manager, number % 3 === 0 ? 'a' : 'b'));
  });
  const good = (await Promise.allSettled(sitting)).filter(({ status }) => status === 'fulfilled');
  expect([good.length, await taken('a'), await taken('b')]).toEqual([2 * most, most, most]);
});

it('lasts until the outermost transaction has ended, however it ends', async () => {
  const order: string[] = [];
  const [first, second] = [at(0), at(1)];
  const holding = first.transaction(async () => {
    await first.transaction(async (inner) => sit(first, inner, 'a'));
    await first.turn('seats of a');
    order.push('inner has ended');
    await pause(60);
    order.push('first is over');
    throw new Error('back');
  });
  await pause(20);
  const waiting = second.transaction(async (manager) => {
    await sit(second, manager, 'a');
    order.push('second');
  });
  await expect(holding).rejects.toThrow('back');
  await waiting;
  expect(order).toEqual(['inner has ended', 'first is over', 'second']);
  expect(await taken('a')).toBe(1);
  for (let more = 1; more < most; more += 1) await first.transaction((manager) => sit(first, manager, 'a'));
  await expect(first.transaction((manager) => sit(first, manager, 'a'))).rejects.toThrow('full');
});

it('belongs to a transaction', async () => {
  await expect(at(0).turn('seats of a')).rejects.toThrow('belongs to a transaction');
});

it('is not waited for without end', async () => {
  if (testEngine() !== 'mysql') return;
  const [first, second] = [at(0), at(1)];
  let leave: () => void = () => undefined;
  const holding = first.transaction(async () => {
    await first.turn('seats of a');
    await new Promise<void>((resolve) => (leave = resolve));
  });
  await pause(20);
  await expect(second.transaction(() => second.turn('seats of a'))).rejects.toMatchObject({
    code: 'upstream.unavailable',
    headers: { 'retry-after': '1' },
  });
  leave();
  await holding;
  await second.transaction(() => second.turn('seats of a'));
});
