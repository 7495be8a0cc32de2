import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shared } from '@groundwork/domain-messages';
import type { BffHarness, Neighbour } from '@groundwork/server-testkit';
import { aNeighbour, scrape, startBff } from '@groundwork/server-testkit';
import { bff } from './index.js';

let portal: BffHarness;
let identity: Neighbour;
let brokers: Neighbour;
let files: Neighbour;
let notifications: Neighbour;

// It starts only where every route is in its table.
beforeAll(async () => {
  [identity, brokers, files, notifications] = await Promise.all([
    aNeighbour(),
    aNeighbour(),
    aNeighbour(),
    aNeighbour(),
  ]);
  identity.answers.set('/internal/sessions/ended', []);
  portal = await startBff(bff, {
    identity: identity.url,
    brokers: brokers.url,
    files: files.url,
    notifications: notifications.url,
  });
});
afterAll(async () => {
  await portal.close();
  await Promise.all([identity, brokers, files, notifications].map((neighbour) => neighbour.close()));
});
beforeEach(() => {
  for (const neighbour of [brokers, files, notifications]) neighbour.received.length = 0;
});

const brokerId = randomUUID();
const me = { role: 'broker', broker: brokerId } as const;

describe('the door', () => {
  it('is open to brokers alone', async () => {
    expect(await portal.call(undefined, 'GET', `/brokers/${brokerId}`)).toMatchObject({
      status: 401,
      body: { code: 'session.invalid' },
    });
    for (const role of ['borrower', 'admin', 'super'] as const)
      expect(await portal.call({ role }, 'GET', `/brokers/${brokerId}`)).toMatchObject({
        status: 403,
        body: { code: 'access.denied' },
      });
    expect(brokers.received).toEqual([]);
  });

  it('refuses what another site could send', async () => {
    expect(await portal.call(me, 'POST', '/brokeragreements/create/new', {}, {})).toMatchObject({
      status: 403,
      body: { code: 'csrf.missing' },
    });
    expect(brokers.received).toEqual([]);
  });
});

describe('both paths to the broker of an account', () => {
  it.each(['user', 'byUserId'])('/brokers/%s/{id}', async (path) => {
    const userId = randomUUID();
    brokers.answers.set(`/brokers/user/${userId}`, { id: brokerId });
    expect(await portal.call(me, 'GET', `/brokers/${path}/${userId}`)).toMatchObject({
      status: 200,
      body: { id: brokerId },
    });
  });
});

describe('the logos of a broker', () => {
  it('are its files of that type, whatever the query says', async () => {
    await portal.call(me, 'GET', `/fileUpload/brokerLogos/${brokerId}?type=w9&parentId=other`);
    expect(files.received.map(({ path }) => Object.fromEntries(new URL(path, 'http://files').searchParams))).toEqual([
      { parentType: 'broker', type: 'brokerLogo', parentId: brokerId },
    ]);
  });
});

describe('filing a rendered agreement', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  const agreement = { id: randomUUID(), brokerId, clientName: 'Ortiz Homes LLC' };

  beforeAll(() => {
    brokers.answers.set(`/broker-agreements/${agreement.id}`, agreement);
    files.answers.set('/files/broker', { fileUploadId: 'f1' });
  });

  it.each([
    ['plain base64', ''],
    ['a data URL', 'data:application/pdf;base64,'],
  ])('takes %s and uploads it under the agreement’s broker', async (_name, prefix) => {
    const answer = await portal.call(me, 'POST', '/fileUpload/brokerAgreement', {
      agreement: { ...agreement, brokerId: randomUUID() },
      fileString: prefix + pdf.toString('base64'),
    });
    expect(answer).toMatchObject({ status: 200, body: { fileUploadId: 'f1' } });
    const [upload] = files.received;
    expect(upload).toMatchObject({ method: 'POST', path: '/files/broker' });
    const parts = String(upload?.body).split(/\r\n(?=--)/);
    expect(parts[0]).toContain(`name="brokerId"\r\n\r\n${brokerId}`);
    expect(parts[1]).toContain('name="type"\r\n\r\nbrokerAgreement');
    expect(parts[2]).toContain(
      `filename="referral-agreement-${agreement.id}.pdf"\r\nContent-Type: application/pdf\r\n\r\n${pdf.toString('utf8')}`,
    );
  });

  it('refuses what is no file, and an agreement that the broker may not see', async () => {
    expect(
      await portal.call(me, 'POST', '/fileUpload/brokerAgreement', { agreement, fileString: '<html>' }),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'fileString', message: shared.uploadRequired }] } });
    expect(
      (
        await portal.call(me, 'POST', '/fileUpload/brokerAgreement', {
          agreement: { id: randomUUID() },
          fileString: pdf.toString('base64'),
        })
      ).status,
    ).toBe(404);
    expect(files.received).toEqual([]);
  });
});

describe('the bell', () => {
  it('takes the catalogue’s form', async () => {
    notifications.answers.set('/notifications/acknowledge', { acknowledged: ['a'] });
    const form = new FormData();
    form.set('notifications', '["a"]');
    expect((await portal.call(me, 'PUT', '/notification/acknowledge', form)).body).toEqual({ acknowledged: ['a'] });
    expect(notifications.received).toEqual([
      { method: 'PUT', path: '/notifications/acknowledge', body: { notifications: '["a"]' } },
    ]);
  });
});

it('its metrics name routes by their templates, services by their names, and no broker', async () => {
  const measured = await startBff(bff, { identity: identity.url, brokers: brokers.url }, { metricsPort: 0 });
  try {
    for (const id of [randomUUID(), randomUUID()]) await measured.call({ ...me, broker: id }, 'GET', `/brokers/${id}`);
    const series = await scrape(measured.metricsUrl);
    const labels = { unit: 'bff-broker', method: 'GET', route: '/api/broker/brokers/:id', status: '404' };
    expect(series.value('requests', labels)).toBe(2);
    const calls = { unit: 'bff-broker', to: 'service-brokers', outcome: 'answered' };
    expect(series.value('callSeconds', calls, '_count')).toBe(2);
    expect(series.text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  } finally {
    await measured.close();
  }
});

it('a service that hangs is answered for when the time of the request is over, whatever its caller says', async () => {
  const hanging = createServer(() => undefined);
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const hurried = await startBff(bff, { identity: identity.url, brokers: url }, { requestBudgetMs: 600 });
  try {
    const begun = Date.now();
    const headers = { 'x-csrf': '1', 'x-time-left': '60000' };
    const answer = await hurried.call(me, 'GET', `/brokers/${brokerId}`, undefined, headers);
    expect(answer).toMatchObject({ status: 504, body: { code: 'upstream.timeout' } });
    expect(Date.now() - begun).toBeLessThan(2_500);
  } finally {
    await hurried.close();
    hanging.closeAllConnections();
    await new Promise((resolve) => hanging.close(resolve));
  }
});
