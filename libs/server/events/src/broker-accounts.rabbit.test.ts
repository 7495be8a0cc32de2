import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { EventEnvelope, ServiceName } from '@groundwork/domain-events';
import { systemClock } from '@groundwork/domain-time';
import { createLogger } from '@groundwork/server-http';
import type { Channel, ChannelModel } from 'amqplib';
import amqp from 'amqplib';
import { accountNames, brokerDefinitions } from './broker-accounts.js';
import type { AccountName } from './broker-accounts.js';
import { BrokerNames, keyTo } from './broker-names.js';
import { listDeadLetters, replayDeadLetters, RabbitMqTransport } from './index.js';
import { renamed } from './testing/rabbit.js';

const brokerUrl = process.env['RABBITMQ_URL'] ?? 'amqp://guest:guest@127.0.0.1:5672';
/** Whoever may say so makes accounts at the broker of this machine. */
const mayMakeAccounts =
  ['127.0.0.1', 'localhost'].includes(new URL(brokerUrl).hostname) &&
  spawnSync('rabbitmqctl', ['-q', 'list_vhosts'], { timeout: 60_000 }).status === 0;
const described = mayMakeAccounts ? describe : describe.skip;
const log = createLogger('test', 'silent');

const vhost = `test-${randomUUID()}`;
// What is a sign of regular expressions counts as itself.
const prefix = 'test+a.';
const names = new BrokerNames(prefix);
const userOf = (name: AccountName): string => `${vhost}-${name}`;
const urlOf = (name: AccountName, password = `word of ${name}`): string => {
  const url = new URL(brokerUrl);
  [url.username, url.password, url.pathname] = [userOf(name), password, `/${vhost}`];
  return url.href;
};
const control = (args: string[], input = '') =>
  execFileSync('rabbitmqctl', ['-q', ...args], { input, timeout: 60_000 });

const until = async (condition: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 1000 && !condition(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
};

described('an account of RabbitMQ for each service (skipped where no rabbitmqctl may make accounts)', () => {
  const open: { close(): Promise<void> }[] = [];
  beforeAll(() => {
    const made = brokerDefinitions({ prefix, vhost, userOf, passwordOf: (name) => `word of ${name}` });
    control(['import_definitions'], JSON.stringify(made));
  }, 120_000);
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close().catch(() => undefined);
  });
  afterAll(() => {
    const users = accountNames.map(
      (name) => `rabbit_auth_backend_internal:delete_user(<<"${userOf(name)}">>, <<"test">>)`,
    );
    control(['eval', [...users, `rabbit_vhost:delete(<<"${vhost}">>, <<"test">>)`, 'ok.'].join(', ')]);
  }, 120_000);

  const optionsOf = (name: AccountName) =>
    ({ kind: 'rabbitmq', url: urlOf(name), prefix, tries: 2, declares: 'own', firstPauseMs: 50 }) as const;
  const unit = (service: ServiceName): RabbitMqTransport => {
    const made = new RabbitMqTransport(optionsOf(service), service, systemClock, log);
    open.push(made);
    return made;
  };
  /** What the broker says to something that is done under an account. */
  const refusal = async (name: AccountName, work: (channel: Channel) => Promise<unknown> | void): Promise<string> => {
    const connection: ChannelModel = await amqp.connect(urlOf(name));
    open.push(connection);
    connection.on('error', () => undefined);
    const channel = await connection.createConfirmChannel();
    return new Promise((resolve, reject) => {
      channel.on('error', ({ message }: Error) => resolve(message));
      Promise.resolve()
        .then(() => work(channel))
        .then(() => channel.waitForConfirms())
        .then(
          () => resolve('allowed'),
          (error: Error) => setTimeout(() => reject(error), 1000),
        );
    });
  };

  it('does all that the service does: it sends, hears, puts aside, and counts what waits', async () => {
    const draws = unit('draws');
    const handled: string[] = [];
    let isPoison = true;
    await draws.subscribe(async (event) => {
      const { organizationName } = (event as EventEnvelope<'company.updated'>).payload;
      if (organizationName === 'poison' && isPoison) throw new Error('not this one');
      handled.push(organizationName);
    });
    const companies = unit('companies');
    for (const event of [renamed('a', '1'), renamed('a', 'poison'), renamed('a', '2')])
      await companies.deliver('draws', JSON.stringify(event), event.type);
    await until(() => handled.length === 2);
    expect(handled).toEqual(['1', '2']);
    expect(await draws.waiting()).toEqual({ work: 0, dead: 1 });
    isPoison = false;
    const operator = { ...optionsOf('operator'), declares: 'all' } as const;
    expect(await listDeadLetters(operator, 'draws', log)).toMatchObject([{ reason: 'Error: not this one' }]);
    expect(await replayDeadLetters(operator, 'draws', log)).toBe(1);
    await until(() => handled.length === 3);
  });

  it('has its queue before its first start, so that nothing that is sent to it comes back', async () => {
    const event = renamed('a', 'early');
    await expect(unit('companies').deliver('identity', JSON.stringify(event), event.type)).resolves.toBeUndefined();
  });

  const body = Buffer.from('{}');
  const refused: readonly (readonly [string, AccountName, (channel: Channel) => Promise<unknown> | void])[] = [
    ['read another’s queue', 'companies', (channel) => channel.consume(names.queueOf('draws'), () => undefined)],
    ['take from it', 'companies', (channel) => channel.get(names.queueOf('draws'))],
    ['read another’s dead letters', 'companies', (channel) => channel.get(names.deadLettersOf('draws'))],
    ['empty another’s queue', 'companies', (channel) => channel.purgeQueue(names.queueOf('draws'))],
    ['take another’s queue away', 'companies', (channel) => channel.deleteQueue(names.queueOf('draws'))],
    ['take the exchange away', 'companies', (channel) => channel.deleteExchange(names.exchange)],
    ['make a queue of another name', 'companies', (channel) => channel.assertQueue(`${prefix}copy`)],
    [
      'send an event that another sends',
      'companies',
      (channel) => void channel.publish(names.exchange, keyTo('draws', 'application.approved'), body),
    ],
    [
      'have its own events look as another’s',
      'companies',
      (channel) => void channel.publish(names.exchange, 'to.draws.company.updated.application.approved', body),
    ],
    [
      'put something among another’s dead letters',
      'companies',
      (channel) => void channel.publish(names.exchange, 'dead.draws', body),
    ],
    ['send past the exchange', 'companies', (channel) => void channel.sendToQueue(names.queueOf('draws'), body)],
    [
      'have what is meant for another come to it',
      'draws',
      (channel) => channel.bindQueue(names.queueOf('draws'), names.exchange, 'to.identity.#'),
    ],
    [
      'have everything come to it',
      'draws',
      (channel) => channel.bindQueue(names.queueOf('draws'), names.exchange, '#'),
    ],
  ];
  it.each(refused)('cannot %s', async (_, name, work) => {
    expect(await refusal(name, work)).toMatch(/ACCESS[_-]REFUSED/);
  });

  it('is nobody without its own password', async () => {
    await expect(amqp.connect(urlOf('draws', 'word of companies'))).rejects.toThrow(/ACCESS[_-]REFUSED|Handshake/);
  });
});
