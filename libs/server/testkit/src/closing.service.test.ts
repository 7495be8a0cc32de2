import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Outbox } from '@groundwork/server-events';
import { defineService } from '@groundwork/server-service';
import { Deaf } from './deaf.js';
import { startService } from './index.js';

const service = defineService({
  name: 'files',
  version: '1.0.0',
  schema: { entities: [], migrations: [] },
  providers: [Deaf],
});

it('keeps its database until the event that is on its way has arrived and is known to have', async () => {
  let arrived: () => void;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  let answer: () => void = () => undefined;
  const slow = createServer((_request, reply) => {
    answer = () => void reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    arrived();
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const harness = await startService(service, { services: { notifications: url } });
  const { app, database } = harness.service;
  await database.transaction((manager) =>
    app.get(Outbox).add(manager, {
      type: 'broker.invited',
      aggregateId: 'a',
      payload: { brokerId: 'a', code: 'k3y' } as never,
    }),
  );
  await arrival;
  const isOpenAtAnswer = new Promise<boolean>((resolve) =>
    setTimeout(() => {
      resolve(database.writing.isInitialized);
      answer();
    }, 1_000),
  );
  const closing = harness.close();
  expect(await isOpenAtAnswer).toBe(true);
  await closing;
  slow.close();
});
