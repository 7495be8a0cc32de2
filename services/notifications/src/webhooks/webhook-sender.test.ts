import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { machineRules } from '@groundwork/domain-messages';
import type { ServiceOptions } from '@groundwork/server-config';
import type { CreateWebhookDto } from './webhook.dto.js';
import { WebhookRepository } from './webhook.repository.js';
import { WebhookSender } from './webhook-sender.service.js';

it('tells nobody whom the deployment does not name', async () => {
  let calls = 0;
  const receiver = createServer((_request, response) => response.end(String((calls += 1)))).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const send = async (outgoingHosts: readonly string[] | undefined) => {
    const sender = new WebhookSender({ mode: 'test', outgoingHosts });
    const attempt = await sender.send(url, {}, '{}');
    await sender.onModuleDestroy();
    return [attempt.status, attempt.error, calls];
  };
  expect(await send(['hooks.example'])).toEqual([null, machineRules.addressNotNamed, 0]);
  expect(await send(['127.0.0.1'])).toEqual([200, null, 1]);
  expect(await send(undefined)).toEqual([200, null, 2]);
  receiver.close();
});

it('takes no address of whom the deployment does not name', () => {
  const options = { mode: 'test', outgoingHosts: ['*.hooks.example'] } as unknown as ServiceOptions;
  const repository = new WebhookRepository(undefined as never, options, undefined as never);
  const wanted = (url: string) => ({ name: 'Ledger', url, types: ['draw.submitted'] }) as unknown as CreateWebhookDto;
  expect(repository.checked(wanted('https://a.hooks.example/x')).url).toBe('https://a.hooks.example/x');
  expect(() => repository.checked(wanted('https://elsewhere.example'))).toThrow(
    expect.objectContaining({ errors: [{ field: 'url', message: machineRules.addressNotNamed }] }),
  );
});
