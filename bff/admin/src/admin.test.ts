import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningBff } from '@groundwork/server-bff';
import { areaNames, bffNames, createMissingKeys, loadKeys, serviceNames } from '@groundwork/server-config';
import type { Neighbour, SessionUser } from '@groundwork/server-testkit';
import { accessToken, aNeighbour } from '@groundwork/server-testkit';
import { bff } from './index.js';

const origin = 'http://localhost:4200';
const nowhere = 'http://127.0.0.1:9';
const directory = mkdtempSync(join(tmpdir(), 'gw-bff-admin-'));
const everywhere = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, nowhere])) as Record<N, string>;

let portal: RunningBff;
let identity: Neighbour;
let notifications: Neighbour;
let applications: Neighbour;
let companies: Neighbour;
let brokers: Neighbour;
let files: Neighbour;

beforeAll(async () => {
  createMissingKeys(directory);
  [identity, notifications, applications, companies, brokers, files] = await Promise.all([
    aNeighbour(),
    aNeighbour(),
    aNeighbour(),
    aNeighbour(),
    aNeighbour(),
    aNeighbour(),
  ]);
  portal = await bff.start({
    host: '127.0.0.1',
    port: 0,
    mode: 'test',
    keys: loadKeys(directory, 'bff-admin'),
    publicOrigin: origin,
    services: {
      ...everywhere(serviceNames),
      identity: identity.url,
      notifications: notifications.url,
      applications: applications.url,
      companies: companies.url,
      brokers: brokers.url,
      files: files.url,
    },
    bffs: everywhere(bffNames),
    remotes: everywhere(areaNames),
    logLevel: 'silent',
    session: { accessSeconds: 300, idleMs: 1_800_000, warningMs: 120_000, absoluteSeconds: 43_200, proofSeconds: 600 },
    passwordMinimum: 8,
  });
});

afterAll(async () => {
  await portal.close();
  await Promise.all(
    [identity, notifications, applications, companies, brokers, files].map((neighbour) => neighbour.close()),
  );
  rmSync(directory, { recursive: true, force: true });
});

async function call(
  method: string,
  path: string,
  body?: string | FormData,
  role: SessionUser['role'] = 'admin',
): Promise<{ status: number; body: Record<string, unknown>[] & Record<string, unknown> }> {
  const response = await fetch(`${portal.url}/api/admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken({ role }, loadKeys(directory, 'service-identity').session)}`,
      'x-csrf': '1',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: (await response.json()) as never };
}

const aUser = (firstName: string) => {
  const id = randomUUID();
  return {
    id,
    userId: id,
    email: `${firstName}@lender.example`,
    firstName,
    lastName: 'Hale',
    isSuper: false,
    isOwner: false,
    role: 'admin',
    userProfile: { userId: id, firstName, lastName: 'Hale' },
  };
};

describe('the administrators with their tasks', () => {
  const [carolyn, august] = [aUser('Carolyn'), aUser('August')];
  const task = {
    id: randomUUID(),
    userId: august.id,
    taskName: 'Call the title company',
    comment: '',
    completed: false,
  };

  beforeAll(() => {
    identity.answers.set('/users?kind=admins', [carolyn, august]);
    notifications.answers.set('/tasks?userId=all', [task]);
  });

  it('gives each its own', async () => {
    const { status, body } = await call('GET', '/admin/getAdmins/');
    expect(status).toBe(200);
    expect(body.map((admin) => [admin['firstName'], admin['tasks']])).toEqual([
      ['Carolyn', []],
      ['August', [task]],
    ]);
    expect(body[0]).not.toHaveProperty('role');
  });

  it('names them also while the tasks are away, and says that they are', async () => {
    notifications.away = true;
    const { status, body } = await call('GET', '/admin/getAdmins/').finally(() => {
      notifications.away = false;
    });
    expect(status).toBe(200);
    expect(body.map((admin) => admin['tasks'])).toEqual([null, null]);
  });

  it('is not available while the administrators are', async () => {
    identity.away = true;
    const { status, body } = await call('GET', '/admin/getAdmins/').finally(() => {
      identity.away = false;
    });
    expect([status, body['code']]).toEqual([503, 'upstream.unavailable']);
  });

  it.each(['borrower', 'broker'] as const)('is not for a %s', async (role) => {
    expect((await call('GET', '/admin/getAdmins/', undefined, role)).status).toBe(403);
  });
});

describe('a notice about an application', () => {
  it('goes to whose the application is, whatever the caller says', async () => {
    const application = {
      id: randomUUID(),
      companyId: randomUUID(),
      userId: randomUUID(),
      name: 'Heights Townhomes',
      status: 'awaiting',
    };
    applications.answers.set(`/applications/${application.id}`, application);
    const users = (...ids: string[]) =>
      ids.map((id) => ({ id, email: `${id}@x.example`, firstName: 'A', lastName: 'B' }));
    const usersPath = `/companies/${application.companyId}/users`;
    companies.answers.set(usersPath, users(randomUUID(), application.userId));
    notifications.answers.set('/notices', { mailed: true });
    const sent = await call(
      'POST',
      `/application/sendnotice/${application.id}`,
      JSON.stringify({ message: 'Please call us.', companyId: randomUUID() }),
    );
    expect([sent.status, sent.body]).toEqual([200, { mailed: true }]);
    const { id, companyId, userId, name } = application;
    expect(notifications.received.at(-1)).toEqual({
      method: 'POST',
      path: '/notices',
      body: { applicationId: id, companyId, userId, userIds: [userId], name, message: 'Please call us.' },
    });
    // The lender entered it: whoever acts for the company gets the letter.
    const [one, other] = [randomUUID(), randomUUID()];
    companies.answers.set(usersPath, users(one, other));
    await call('POST', `/application/sendnotice/${id}`, JSON.stringify({ message: 'Please call us.' }));
    expect(notifications.received.at(-1)?.body).toMatchObject({ userIds: [one, other] });
  });

  it('goes to nobody where there is no such application', async () => {
    const before = notifications.received.length;
    expect(
      (await call('POST', `/application/sendnotice/${randomUUID()}`, JSON.stringify({ message: 'x' }))).status,
    ).toBe(404);
    expect(notifications.received).toHaveLength(before);
  });
});

describe('acknowledging', () => {
  it('reads the field of a form, and of JSON', async () => {
    const ids = JSON.stringify([randomUUID()]);
    notifications.answers.set('/notifications/acknowledge', { acknowledged: [] });
    const form = new FormData();
    form.set('notifications', ids);
    for (const body of [form, JSON.stringify({ notifications: ids })]) {
      expect((await call('PUT', '/notification/acknowledge', body)).status).toBe(200);
      expect(notifications.received.at(-1)?.body).toEqual({ notifications: ids });
    }
  });
});

it('files a rendered agreement under its own broker, as the broker’s area does', async () => {
  const [id, brokerId] = [randomUUID(), randomUUID()];
  brokers.answers.set(`/broker-agreements/${id}`, { id, brokerId });
  files.answers.set('/files/broker', { fileUploadId: 'f1' });
  const fileString = Buffer.from('%PDF-1.4').toString('base64');
  const answer = await call(
    'POST',
    '/fileUpload/brokerAgreement',
    JSON.stringify({ agreement: { id, brokerId: randomUUID() }, fileString }),
  );
  expect(answer.body).toEqual({ fileUploadId: 'f1' });
  expect(JSON.stringify(files.received.at(-1))).toContain(brokerId);
  expect(
    (await call('POST', '/fileUpload/brokerAgreement', JSON.stringify({ agreement: { id }, fileString: '<html>' })))
      .status,
  ).toBe(422);
});

it('asks the service of what a task is about how it is called, and refuses what is not there', async () => {
  const id = randomUUID();
  const companyId = randomUUID();
  const saved = { id, userId: id, taskName: 'Call', comment: '', completed: false };
  notifications.answers.set('/tasks/save', saved);
  applications.answers.set(`/applications/${id}`, { id, companyId, name: 'Heights', projectNumber: 1042 });
  brokers.answers.set(`/brokers/${id}`, { id, businessName: 'Reyes Referrals' });
  const save = (about?: object | null) =>
    call('POST', '/admin/updatTasks', JSON.stringify({ taskName: 'Call', ...(about === undefined ? {} : { about }) }));
  const sent = () => notifications.received.filter(({ path }) => path === '/tasks/save').map(({ body }) => body);
  for (const about of [{ kind: 'application', id }, { kind: 'broker', id }, null, undefined])
    expect((await save(about)).status).toBe(200);
  expect(sent().slice(-4)).toEqual([
    { taskName: 'Call', about: { kind: 'application', id, name: 'Heights #1042', companyId } },
    { taskName: 'Call', about: { kind: 'broker', id, name: 'Reyes Referrals', companyId: null } },
    { taskName: 'Call', about: null },
    { taskName: 'Call' },
  ]);
  const before = sent().length;
  expect((await save({ kind: 'application', id: randomUUID() })).status).toBe(404);
  expect((await save({ kind: 'loan', id })).status).toBe(422);
  expect((await save({ kind: 'broker', id: '7', name: 'Forged' })).status).toBe(422);
  expect((await save({ kind: 'broker', id, name: 'Forged' })).status).toBe(200);
  expect(sent().slice(before)).toEqual([
    { taskName: 'Call', about: { kind: 'broker', id, name: 'Reyes Referrals', companyId: null } },
  ]);
  for (const role of ['borrower', 'broker'] as const)
    expect((await call('POST', '/admin/updatTasks', JSON.stringify({ taskName: 'Call' }), role)).status).toBe(403);
});
