import type { EventEnvelope } from '@groundwork/domain-events';
import { Outbox, RabbitMqTransport } from '@groundwork/server-events';
import { aRabbit } from '@groundwork/server-events/testing';
import type { TestRabbit } from '@groundwork/server-events/testing';
import { createLogger } from '@groundwork/server-http';
import { defineService } from '@groundwork/server-service';
import { fixedClock } from '@groundwork/domain-time';
import { Deaf } from './deaf.js';
import { scrape, startService } from './index.js';
import type { ServiceHarness } from './index.js';

const definition = defineService({
  name: 'files',
  version: '1.0.0',
  schema: { entities: [], migrations: [] },
  providers: [Deaf],
});

let rabbit: TestRabbit;
let service: ServiceHarness;
let subscriber: RabbitMqTransport | undefined;
beforeEach(async () => {
  rabbit = await aRabbit();
  await rabbit.leave();
  service = await startService(definition, { events: rabbit.options, metricsPort: 0 });
});
afterEach(async () => {
  await service.close();
  await subscriber?.close();
  await rabbit.drop();
});

const upload = (fileUploadId: string): Promise<void> =>
  service.service.database.transaction((manager) =>
    service.service.app.get(Outbox).add(manager, {
      type: 'file.uploaded',
      aggregateId: 'f',
      payload: { fileUploadId, parentType: 'company', parentId: 'c', fileType: 'other', userId: 'u' },
    }),
  );
const answer = async (path: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${service.service.url}${path}`);
  return { status: response.status, body: await response.json() };
};
const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  for (let turn = 0; turn < 1000 && !(await condition()); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await condition()).toBe(true);
};

it('a service starts without its broker and says so, and what waited goes when it comes, also after it was lost', async () => {
  expect((await answer('/health')).status).toBe(200);
  expect(await answer('/ready')).toEqual({
    status: 200,
    body: { ready: true, unit: 'service-files', without: ['events'] },
  });
  const connected = async () =>
    (await scrape(service.service.metricsUrl)).value('brokerConnected', { unit: 'service-files' });
  expect(await connected()).toBe(0);
  for (const id of ['1', '2']) await upload(id);

  await rabbit.comeBack();
  const heard: string[] = [];
  subscriber = new RabbitMqTransport(
    rabbit.options,
    'notifications',
    fixedClock('2026-03-02T15:00:00.000Z'),
    createLogger('test', 'silent'),
  );
  await subscriber.subscribe(async (event) => {
    heard.push((event as EventEnvelope<'file.uploaded'>).payload.fileUploadId);
  });
  await until(() => heard.length === 2);
  expect((await answer('/ready')).body).toEqual({ ready: true, unit: 'service-files' });
  expect(await connected()).toBe(1);

  rabbit.cut();
  for (const id of ['3', '4']) await upload(id);
  await until(() => new Set(heard).size === 4);
  expect([...new Set(heard)]).toEqual(['1', '2', '3', '4']);
});
