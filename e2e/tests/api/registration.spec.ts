import { randomUUID } from 'node:crypto';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { ApiClient } from '../../support/api-client.js';
import type { ApiAnswer } from '../../support/api-client.js';
import { expect, test } from '../../support/fixtures.js';
import { letterTo } from '../../support/mailbox.js';
import type { RunningPortal } from '../../support/portal.js';

/** The public paths through every unit that they touch: BFF, identity, agreements, brokers, companies, mailbox. */
const password = 'Tx7!builders-yard';
const anEmail = (): string => `${randomUUID().slice(-12)}@harbor.example`;
const post = (portal: RunningPortal, path: string, body: object): Promise<ApiAnswer> =>
  new ApiClient(portal.url).call('POST', 'shell', path, { body });

/** The link of the newest letter to an address whose subject fits: `/page/{id}/{code}`. */
async function linkTo(
  portal: RunningPortal,
  email: string,
  subject: RegExp,
): Promise<{ page: string; id: string; code: string }> {
  const { text } = await letterTo(portal.url, email, subject);
  const [, page = '', id = '', code = ''] =
    /https?:\/\/[^/]+\/(\w+)\/([\w-]+)(?:\/|\?code=)([\w-]+)/.exec(text ?? '') ?? [];
  return { page, id, code };
}

const termsOf = async (portal: RunningPortal): Promise<string> =>
  String((await new ApiClient(portal.url).call('GET', 'shell', '/esignmaster/latest')).body['id']);
const confirmation = async (portal: RunningPortal, link: { id: string; code: string }, signature: string) => ({
  id: link.id,
  token: link.code,
  password,
  mobile: '( 713 ) - 555 - 0142',
  canSendMessages: false,
  commercialPurpose: true,
  esignMasterId: await termsOf(portal),
  signature,
});

async function aMember(portal: RunningPortal): Promise<string> {
  const email = anEmail();
  expect((await post(portal, '/account/register', { email, firstName: 'Ana', lastName: 'Reyes' })).body).toEqual({
    result: 'registered',
  });
  const link = await linkTo(portal, email, /Confirm your registration/);
  expect(link.page).toBe('confirmRegistration');
  expect(
    (await post(portal, '/account/link', { kind: 'confirmation', id: link.id, token: link.code })).body,
  ).toMatchObject({ firstName: 'Ana', email });
  const body = await confirmation(portal, link, 'ANA REYES');
  expect(
    (await post(portal, '/account/confirmregister', { ...body, esignMasterId: randomUUID() })).status,
    'terms that are not in force',
  ).toBe(409);
  const answer = await post(portal, '/account/confirmregister', body);
  expect(answer.body, answer.text).toMatchObject({
    result: 'confirmed',
    confirmed: true,
    esignAcceptanceId: expect.any(String),
  });
  return email;
}

test('somebody registers, confirms and signs, and the acceptance is its own', async ({ portal }) => {
  const client = await new ApiClient(portal.url).signIn(await aMember(portal), password);
  expect(client.login).toMatchObject({ role: 'borrower', companies: [] });
  const acceptances = await client.call('GET', 'shell', `/esign/user/${String(client.login['userId'])}`);
  expect(acceptances.body).toMatchObject([
    { duringRegister: true, signature: 'ANA REYES', userId: client.login['userId'] },
  ]);
});

test('a forgotten password is reset, and every session before is over at each BFF', async ({ portal }) => {
  const email = await aMember(portal);
  const before = await new ApiClient(portal.url).signIn(email, password);
  expect((await post(portal, '/account/forgotPassword', { email })).body).toEqual({ result: 'success' });
  const link = await linkTo(portal, email, /Choose a new password/);
  expect(link.page).toBe('resetPassword');
  expect(
    (await post(portal, '/account/resetPassword', { id: link.id, resetToken: link.code, password: 'a-new-Tx7-word' }))
      .body,
  ).toEqual({ result: 'Succeeded' });
  expect((await before.call('GET', 'shell', '/account/session')).status).toBe(401);
  expect((await before.call('GET', 'borrower', '/userprofile')).status).toBe(401);
  await new ApiClient(portal.url).signIn(email, 'a-new-Tx7-word');
  expect((await post(portal, '/account/resetPassword', { id: link.id, resetToken: link.code, password })).status).toBe(
    410,
  );
});

test('known and unknown addresses are answered alike', async ({ portal }) => {
  for (const [path, more] of [
    ['/account/forgotPassword', {}],
    ['/account/register', { firstName: 'Eve', lastName: 'Stranger' }],
  ] as const) {
    const answers = await Promise.all(
      [demonstrationAccounts.otherBroker.email, anEmail()].map((email) => post(portal, path, { email, ...more })),
    );
    expect([answers[0]?.status, answers[0]?.text]).toEqual([answers[1]?.status, answers[1]?.text]);
  }
  await linkTo(portal, demonstrationAccounts.otherBroker.email, /You already have an account/);
});

test('an administrator is invited, registers, is raised and loses the rights, each at once', async ({ portal }) => {
  const root = await new ApiClient(portal.url).signIn(demonstrationAccounts.super.email);
  const email = anEmail();
  expect((await root.call('POST', 'admin', '/admin/invite/', { body: { email } })).body).toEqual({
    result: 'registered',
  });
  const link = await linkTo(portal, email, /administer/);
  expect(link.page).toBe('registerAdmin');
  expect(
    (
      await post(portal, '/admin/register/', {
        token: link.code,
        email,
        password,
        firstName: 'Ida',
        lastName: 'Okafor',
      })
    ).body,
  ).toEqual({ result: 'registered' });
  const admin = await new ApiClient(portal.url).signIn(email, password);
  const id = String(admin.login['userId']);
  expect((await admin.call('GET', 'admin', '/users/all')).status).toBe(200);
  expect((await root.call('POST', 'admin', '/admin/setSuper/', { body: { id, isOwner: true } })).body).toMatchObject({
    isSuper: true,
  });
  expect((await admin.call('GET', 'admin', '/users/all')).status).toBe(401);
  expect((await new ApiClient(portal.url).signIn(email, password)).login).toMatchObject({ isSuper: true });
  expect((await root.call('POST', 'admin', '/admin/removePriv/', { body: { id } })).body).toMatchObject({
    role: 'borrower',
  });
  expect(
    (await root.call('POST', 'admin', '/admin/removePriv/', { body: { id: String(root.login['userId']) } })).status,
  ).toBe(422);
  const former = await new ApiClient(portal.url).signIn(email, password);
  expect((await former.call('GET', 'admin', '/users/all')).status).toBe(403);
});

test('a user who is added to a company, and a colleague who is invited, have it when they sign in', async ({
  portal,
}) => {
  const admin = await new ApiClient(portal.url).signIn(demonstrationAccounts.admin.email);
  const borrower = await new ApiClient(portal.url).signIn(demonstrationAccounts.borrower.email);
  const companyId = String(borrower.login['companyId']);
  const added = anEmail();
  expect(
    (
      await admin.call('POST', 'shell', '/account/register', {
        body: { email: added, firstName: 'Ana', lastName: 'Reyes', companyId },
      })
    ).body,
  ).toEqual({ result: 'registered' });
  const invited = anEmail();
  expect(
    (await borrower.call('POST', 'borrower', '/users/invite', { body: { email: invited, companyId } })).body,
  ).toEqual({ result: 'registered' });
  for (const email of [added, invited]) {
    const body = {
      ...(await confirmation(portal, await linkTo(portal, email, /Your invitation to/), 'ANA REYES')),
      firstName: 'Ana',
      lastName: 'Reyes',
    };
    expect((await post(portal, '/account/confirmregister', body)).status).toBe(200);
    await expect
      .poll(async () => (await new ApiClient(portal.url).signIn(email, password)).login['companies'])
      .toMatchObject([{ companyId }]);
  }
  expect(
    (
      await admin.call('POST', 'shell', '/account/register', {
        body: { email: added, firstName: 'Ana', lastName: 'Reyes', companyId },
      })
    ).body,
  ).toMatchObject({ code: 'email.taken' });

  const member = await aMember(portal);
  await borrower.call('POST', 'borrower', '/users/invite', { body: { email: member, companyId } });
  const link = await linkTo(portal, member, /Your invitation to/);
  expect(link.page).toBe('joinCompany');
  expect((await new ApiClient(portal.url).signIn(member, password)).login['companies']).toEqual([]);
  expect((await post(portal, '/account/joincompany', { id: link.id, token: link.code })).body).toEqual({
    result: 'joined',
  });
  await expect
    .poll(async () => (await new ApiClient(portal.url).signIn(member, password)).login['companies'])
    .toMatchObject([{ companyId }]);
});

test('an invited broker reviews its account, signs, and signs in', async ({ portal }) => {
  const admin = await new ApiClient(portal.url).signIn(demonstrationAccounts.admin.email);
  const email = anEmail();
  const broker = {
    firstName: 'Maria',
    lastName: 'Delgado',
    businessName: 'Delgado Capital Advisors',
    emailAddressA: email,
    phoneNumberA: '7135550142',
  };
  const id = String((await admin.call('POST', 'admin', '/brokers/create', { body: broker })).body['id']);
  await admin.call('POST', 'admin', `/brokers/send/${id}`, { body: {} });
  const link = await linkTo(portal, email, /Your invitation to Groundwork/);
  const read = await new ApiClient(portal.url).call('GET', 'shell', `/brokers/${id}?code=${link.code}`);
  expect(read.body).toMatchObject({ id, firstName: 'Maria', businessName: broker.businessName });
  const form = {
    ...broker,
    id,
    code: link.code,
    password,
    textMessages: true,
    streetAddress: '820 Heights Blvd',
    city: 'Houston',
    state: 'Texas',
    zipCode: '77007',
    esignMasterId: await termsOf(portal),
    signature: 'MARIA DELGADO',
  };
  const send = (more: object = {}) =>
    new ApiClient(portal.url).call('PUT', 'shell', '/brokers/update', { body: { ...form, ...more } });
  expect((await send({ esignMasterId: randomUUID() })).status, 'terms that are not in force').toBe(409);
  expect(
    (await new ApiClient(portal.url).call('POST', 'shell', '/account/login', { body: { email, password } })).status,
  ).toBe(401);
  const answer = await send();
  expect(answer.body, answer.text).toEqual({ id, userId: expect.any(String), esignAcceptanceId: expect.any(String) });
  expect((await send()).status).toBe(410);
  const client = await new ApiClient(portal.url).signIn(email, password);
  expect(client.login).toMatchObject({ role: 'broker', brokerId: id, userId: answer.body['userId'] });
  expect((await client.call('GET', 'broker', `/brokers/${id}`)).body).toMatchObject({
    userId: answer.body['userId'],
    city: 'Houston',
    canSendTextMessages: true,
  });
});
