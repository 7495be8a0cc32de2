import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { HttpAppOptions } from './http-app.js';
import { createHttpApp } from './http-app.js';
import { tellBreaker } from './unit-state.js';

@Module({})
class NothingModule {}

let app: NestFastifyApplication;
afterEach(() => app.close());

async function stateOf(more: Partial<HttpAppOptions> = {}) {
  app = await createHttpApp(NothingModule, { unit: 'service-things', logLevel: 'silent', ...more });
  await app.init();
  return (app.getHttpAdapter().getInstance() as unknown as FastifyInstance).unitState();
}

it('says what runs, and that it serves', async () => {
  const before = Date.now();
  const state = await stateOf({ version: '2.1.0', build: 'abc', ready: async () => true });
  expect(state).toMatchObject({ unit: 'service-things', version: '2.1.0', build: 'abc', ready: true, because: [] });
  expect(Date.parse(state.since)).toBeGreaterThanOrEqual(before);
});

it('says within little more than a second that its database hangs, and what it goes without', async () => {
  const began = performance.now();
  const state = await stateOf({ ready: () => new Promise(() => undefined), without: () => ['events'] });
  expect(state).toMatchObject({ ready: false, because: ['late'], without: ['events'] });
  expect(performance.now() - began).toBeLessThan(4_000);
});

it.each([
  ['says no', async () => false],
  ['fails', () => Promise.reject(new Error('gone'))],
])('is not ready where its database %s', async (_, ready) => {
  expect(await stateOf({ ready })).toMatchObject({ ready: false, because: ['database'] });
});

it('is not ready once it was told to stop', async () => {
  await stateOf();
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.leave?.();
  expect(await fastify.unitState()).toMatchObject({ ready: false, because: ['leaving'] });
});

it('has the breakers of those providers alone that the unit calls, until they are gone', async () => {
  let isOpen = false;
  const forget = tellBreaker({ provider: 'credit', unit: () => 'service-things', isOpen: () => isOpen });
  const others = tellBreaker({ provider: 'maps', unit: () => undefined, isOpen: () => true });
  expect((await stateOf()).breakers).toEqual([{ provider: 'credit', isOpen: false }]);
  isOpen = true;
  const { unitState } = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  expect((await unitState()).breakers).toEqual([{ provider: 'credit', isOpen: true }]);
  forget();
  others();
  expect((await unitState()).breakers).toEqual([]);
});

it('measures how late the event loop is', async () => {
  await stateOf();
  const { unitState } = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await new Promise((resolve) => setTimeout(resolve, 60));
  const until = performance.now() + 150;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect((await unitState()).eventLoopMs.most).toBeGreaterThan(80);
});
