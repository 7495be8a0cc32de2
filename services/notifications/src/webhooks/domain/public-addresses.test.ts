import { WebhookSender } from '../webhook-sender.service.js';
import { machineRules } from '@groundwork/domain-messages';
import { systemClock } from '@groundwork/domain-time';
import type { Database } from '@groundwork/server-data';
import type { ServiceOptions } from '@groundwork/server-config';
import { WebhookRepository } from '../webhook.repository.js';
import { startReceiver } from '../../testing/receiver.js';
import { isPublicAddress, isSafeUrl, publicLookup } from './public-addresses.js';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'nonsense',
])('%s is none of the internet', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://localhost/',
  'https://portal.localhost/',
])('%s is told nothing in production', (url) => expect(isSafeUrl(url)).toBe(false));

it('an address of the internet is, by https', () => expect(isSafeUrl('https://example.com:8443/hooks')).toBe(true));

it.each([true, false])('a name that leads to this machine is refused at the connection, all: %s', async (all) => {
  const error = await new Promise<unknown>((resolve) =>
    publicLookup('localhost', { all }, (failure) => resolve(failure)),
  );
  expect(String(error)).toContain('private network');
});

it('in production nothing reaches this machine, by number or by name', async () => {
  const receiver = await startReceiver();
  const sender = new WebhookSender({ mode: 'production' });
  const elsewhere = new WebhookSender({ mode: 'demonstration' });
  const { port } = new URL(receiver.url);
  try {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433']) {
      const outcome = await sender.send(`http://${host}:${port}/`, {}, '{}');
      expect([outcome.status, outcome.error]).toEqual([null, expect.stringContaining('private network')]);
    }
    expect(receiver.received).toEqual([]);
    expect((await elsewhere.send(`http://127.0.0.1:${port}/`, {}, '{}')).status).toBe(200);
  } finally {
    await Promise.all([sender.onModuleDestroy(), elsewhere.onModuleDestroy(), receiver.close()]);
  }
});

it.each([
  ['production', 'http://books.example/', machineRules.addressUnsafe],
  ['production', 'https://books.example/', undefined],
  ['demonstration', 'http://books.example/', undefined],
] as const)('in %s %s is refused with: %s', (mode, url, message) => {
  const webhooks = new WebhookRepository({} as Database, { mode } as ServiceOptions, systemClock);
  const errors = (): unknown => {
    try {
      webhooks.checked({ name: 'Books', url, types: ['funding.paid'] });
      return undefined;
    } catch (error) {
      return (error as { errors?: unknown }).errors;
    }
  };
  expect(errors()).toEqual(message ? [{ field: 'url', message }] : undefined);
});
