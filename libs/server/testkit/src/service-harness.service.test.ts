import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { For } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { defineService, Idempotent } from '@groundwork/server-service';
import { IsString, MaxLength } from 'class-validator';
import { Deaf } from './deaf.js';
import type { ServiceHarness } from './index.js';
import { aBorrower, aBroker, nobody, startService } from './index.js';

const afterMs = (ms: number): Promise<string> => new Promise((resolve) => setTimeout(() => resolve('waits'), ms));

class Naming {
  @IsString() @MaxLength(5, { message: 'Too long' }) name!: string;
}

let made = 0;
let gate: Promise<void> = Promise.resolve();

@Controller('things')
class ThingsController {
  constructor(private readonly database: Database) {}

  @Post()
  @For('borrower')
  @Idempotent()
  async makeThing(@Body() body: Naming): Promise<{ number: number; name: string }> {
    await gate;
    if (body.name === 'bad') throw new Problem('rule.violated', 'No bad things.');
    made += 1;
    return { number: made, name: body.name };
  }

  @Get('unguarded')
  unguarded(): string {
    return 'never';
  }

  @Get(':id')
  @For('borrower', 'broker')
  @HttpCode(200)
  async readThing(@Param('id') id: string): Promise<{ id: string; engine: string }> {
    if (id === 'read') await this.database.reading.query('SELECT 1');
    if (id === 'broken') throw new Error('SELECT * FROM secret');
    return { id, engine: this.database.engine };
  }
}

const service = defineService({
  name: 'files',
  version: '1.0.0',
  schema: { entities: [], migrations: [] },
  providers: [Deaf],
  controllers: [ThingsController],
});

describe('what every service has around it', () => {
  let harness: ServiceHarness;
  const ann = aBorrower('company-1');
  beforeAll(async () => {
    harness = await startService(service);
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    gate = Promise.resolve();
  });

  it('refuses a call without a token, with a broken one, and in a role that may not call', async () => {
    const bare = await fetch(`${harness.service.url}/things/1`);
    const broken = await fetch(`${harness.service.url}/things/1`, { headers: { authorization: 'Bearer a.b.c' } });
    expect([bare.status, broken.status]).toEqual([401, 401]);
    expect(await harness.as(nobody).problem('GET', '/things/1')).toMatchObject({ status: 403, code: 'access.denied' });
    expect((await harness.as(aBroker('b')).call('GET', '/things/1')).status).toBe(200);
    expect((await harness.as(aBroker('b')).call('POST', '/things', { name: 'x' })).status).toBe(403);
  });

  it('refuses a route that names no roles', async () => {
    expect((await harness.as(ann).call('GET', '/things/unguarded')).status).toBe(403);
  });

  it('refuses the token of a session that identity has ended, at once', async () => {
    const bob = aBorrower('company-2');
    expect((await harness.as(bob).call('GET', '/things/1')).status).toBe(200);
    const { EndedSessions } = await import('@groundwork/server-auth');
    harness.service.app.get(EndedSessions).add(bob.sessionId ?? '', Date.now() + 60_000);
    expect(await harness.as(bob).problem('GET', '/things/1')).toMatchObject({ status: 401, code: 'session.expired' });
  });

  it('answers an unexpected error without a word of its inside', async () => {
    const answer = await harness.as(ann).call<unknown>('GET', '/things/broken');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/SELECT|secret|at /);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ code: 'internal.error', correlationId: answer.headers['x-correlation-id'] });
  });

  it('names the field of wrong input', async () => {
    expect(await harness.as(ann).problem('POST', '/things', { name: 'far too long' })).toMatchObject({
      status: 422,
      errors: [{ field: 'name', message: 'Too long' }],
    });
    expect(
      await harness.as(ann).problem('POST', '/things', '{', { headers: { 'content-type': 'application/json' } }),
    ).toMatchObject({ status: 400 });
  });

  describe('Idempotency-Key', () => {
    const post = (name: string, key?: string) =>
      harness
        .as(ann)
        .call<{ number: number; name: string }>(
          'POST',
          '/things',
          { name },
          key ? { headers: { 'idempotency-key': key } } : {},
        );

    it('gives the first answer again for the same body, and 422 for another', async () => {
      const first = await post('a', 'key-00000001');
      const again = await post('a', 'key-00000001');
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual(first.body);
      expect(again.headers['idempotent-replay']).toBe('true');
      expect(await post('b', 'key-00000001')).toMatchObject({ status: 422, body: { code: 'idempotency.key_reused' } });
      expect((await post('a')).body.number).toBe(first.body.number + 1);
    });

    it('answers 409 while the first is still running', async () => {
      let open = (): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      const first = post('slow', 'key-00000002');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await post('slow', 'key-00000002')).toMatchObject({
        status: 409,
        headers: { 'retry-after': '1' },
        body: { code: 'idempotency.in_progress' },
      });
      open();
      const answer = await first;
      expect((await post('slow', 'key-00000002')).body).toEqual(answer.body);
    });

    it('lets a command outlive its lease: it is still running, and done once', async () => {
      let open = (): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      const before = made;
      const first = post('long', 'key-00000004');
      await new Promise((resolve) => setTimeout(resolve, 100));
      harness.clock.advance(5 * 60_000);
      const meanwhile = await Promise.race([post('long', 'key-00000004'), afterMs(1_000)]);
      open();
      expect(meanwhile).toMatchObject({ status: 409, headers: { 'retry-after': '1' } });
      expect((await first).status).toBe(201);
      expect((await post('long', 'key-00000004')).body).toEqual((await first).body);
      expect(made).toBe(before + 1);
    });

    it('gives the key of a process that died to the next within seconds', async () => {
      let open = (): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      const first = post('bad', 'key-00000006');
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { writing, reading } = harness.service.database;
      const claims: object[] = await reading.query('SELECT * FROM idempotency_key WHERE status IS NULL');
      const [left] = claims as [object];
      open();
      await first;
      // As it stood when the process was killed.
      const names = Object.keys(left);
      await writing.query(
        `INSERT INTO idempotency_key (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        Object.values(left),
      );
      expect(await post('bad', 'key-00000006')).toMatchObject({ status: 409, headers: { 'retry-after': '1' } });
      harness.clock.advance(11_000);
      expect(await post('bad', 'key-00000006')).toMatchObject({ status: 422, body: { code: 'rule.violated' } });
    });

    it('undoes a command whose key another process took over meanwhile', async () => {
      let open = (): void => undefined;
      gate = new Promise((resolve) => (open = resolve));
      const first = post('lost', 'key-00000005');
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { writing } = harness.service.database;
      // Written past the queue of SQLite, in which the command itself stands: no other process would wait in it.
      await writing.query("UPDATE idempotency_key SET created_at = '2030-01-01 00:00:00.000' WHERE status IS NULL");
      open();
      expect(await first).toMatchObject({ status: 409, body: { code: 'idempotency.in_progress' } });
      await writing.query('DELETE FROM idempotency_key WHERE status IS NULL');
    });

    it('gives the key back after a failure, and keeps the keys of two users apart', async () => {
      expect((await post('bad', 'key-00000003')).status).toBe(422);
      expect((await post('good', 'key-00000003')).status).toBe(201);
      const other = await harness
        .as(aBorrower('company-9'))
        .call<{ name: string }>(
          'POST',
          '/things',
          { name: 'mine' },
          { headers: { 'idempotency-key': 'key-00000003' } },
        );
      expect(other).toMatchObject({ status: 201, body: { name: 'mine' } });
    });

    it('refuses a key that is none', async () => {
      expect((await post('a', 'short')).status).toBe(400);
    });
  });

  it('counts the statements of requests alone', async () => {
    const read = () => harness.as(ann).call('GET', '/things/read');
    const { writing } = harness.service.database;
    expect(await harness.statements(read)).toBe(1);
    expect(await harness.statements(() => Promise.all([read(), writing.query('SELECT 1')]))).toBe(1);
  });

  it('finishes the request in flight when it is closed', async () => {
    const own = await startService(service);
    let open = (): void => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const running = own.as(ann).call('POST', '/things', { name: 'last' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closing = own.close();
    setTimeout(open, 100);
    expect((await running).status).toBe(201);
    await closing;
  });
});
