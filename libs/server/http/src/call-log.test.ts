import { Controller, Get, Module, Param } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { CallLog } from './call-log.js';
import type { AnsweredCall } from './call-log.js';
import { createHttpApp, listen } from './http-app.js';

const minute = 60_000;
const begin = Date.parse('2026-03-02T15:00:00.000Z');
const aCall = (ms: number, after = 0, more: Partial<AnsweredCall> = {}): AnsweredCall => ({
  method: 'GET',
  route: '/things/:id',
  status: 200,
  ms,
  answeredAt: begin + after,
  correlationId: 'c',
  ...more,
});

it('keeps the slowest of the last hour, however many there were', () => {
  const log = new CallLog(begin);
  for (let after = 0; after < 60; after += 1)
    for (let n = 0; n < 100; n += 1) log.add(aCall(after + n / 100, after * minute));
  const { slowest, routes, since } = log.read(begin + 59 * minute);
  expect(slowest).toHaveLength(20);
  expect(slowest[0]?.ms).toBe(59.99);
  expect(slowest.at(-1)?.ms).toBe(59.8);
  expect(routes).toMatchObject([{ method: 'GET', route: '/things/:id', calls: 6_000, failed: 0, mostMs: 59.99 }]);
  expect(since).toBe('2026-03-02T15:00:00.000Z');
});

it('forgets what is older than an hour, also where nobody has called since', () => {
  const log = new CallLog(begin);
  log.add(aCall(900));
  log.add(aCall(30, 40 * minute));
  expect(log.read(begin + 59 * minute).slowest.map(({ ms }) => ms)).toEqual([900, 30]);
  expect(log.read(begin + 61 * minute).slowest.map(({ ms }) => ms)).toEqual([30]);
  const later = log.read(begin + 200 * minute);
  expect([later.slowest, later.routes]).toEqual([[], []]);
  expect(later.since).toBe(new Date(begin + 140 * minute).toISOString());
});

it('counts what failed by call, and leaves what was refused alone', () => {
  const log = new CallLog(begin);
  for (const status of [200, 404, 500, 503]) log.add(aCall(10, 0, { status }));
  log.add(aCall(30, 0, { route: '/others' }));
  expect(log.read(begin).routes).toEqual([
    { method: 'GET', route: '/things/:id', calls: 4, failed: 2, meanMs: 10, mostMs: 10 },
    { method: 'GET', route: '/others', calls: 1, failed: 0, meanMs: 30, mostMs: 30 },
  ]);
});

@Controller('things')
class ThingsController {
  @Get(':id')
  read(@Param('id') id: string): { id: string } {
    if (id === 'broken') throw new Error('broken');
    return { id };
  }
}
@Controller('internal/sessions')
class EndsController {
  @Get('ended')
  wait(): string[] {
    return [];
  }
}
@Module({ controllers: [ThingsController, EndsController] })
class ThingsModule {}

describe('the calls of a unit', () => {
  let app: NestFastifyApplication;
  afterEach(() => app.close());

  it('are kept by the template of their route: no path, no query, no probe, and none that waits by design', async () => {
    app = await createHttpApp(ThingsModule, { unit: 'service-things', logLevel: 'silent' });
    const url = await listen(app, 0, '127.0.0.1');
    const waiting = '/internal/sessions/ended';
    for (const path of [
      '/things/secret-1?code=k3y',
      '/things/broken',
      '/nowhere/secret-2',
      '/health',
      '/ready',
      waiting,
    ])
      await fetch(`${url}${path}`, { headers: { 'x-correlation-id': 'known-by-its-id' } });
    const { unitCalls } = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const { slowest, routes } = unitCalls();
    expect(JSON.stringify([slowest, routes])).not.toMatch(/secret|k3y|nowhere/);
    expect(routes.map(({ route, calls, failed }) => [route, calls, failed])).toEqual([
      ['/things/:id', 2, 1],
      ['none', 1, 0],
    ]);
    expect(slowest.map(({ correlationId }) => correlationId)).toContain('known-by-its-id');
  });
});
