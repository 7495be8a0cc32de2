import type { BffHarness, Neighbour } from '@groundwork/server-testkit';
import { aNeighbour, startBff } from '@groundwork/server-testkit';
import { bff } from '../index.js';

let identity: Neighbour;
let shell: BffHarness;
beforeAll(async () => {
  identity = await aNeighbour();
  shell = await startBff(bff, { identity: identity.url });
});
afterAll(async () => {
  await shell.close();
  await identity.close();
});

const user = { role: 'borrower' } as const;
const over = `x.${Buffer.from('{"exp":1}').toString('base64url')}.y`;
const browser = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
const calls = [
  ['proof', '/account/proof', '/sessions/current/proof', { password: 'a quiet yard' }],
  ['company in use', '/account/active', '/sessions/current/company', { companyId: '' }],
] as const;

beforeEach(() => {
  for (const [, , path] of calls)
    identity.answers.set(path, { success: true, role: 'borrower', token: 'next', refreshToken: 'of-the-row' });
});

/** What the browser holds after an answer that sets these cookies, in their order. */
const heldAfter = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = line.slice(0, line.indexOf(';')).split('=');
      return [name.replace('__Host-groundwork-', ''), value];
    }),
  );
const askedOf = (path: string) => identity.received.filter((call) => call.path === path);
const cookies = (token: string) =>
  `__Host-groundwork-access=${token}; __Host-groundwork-refresh=first; __Host-groundwork-device=mine`;

describe.each(calls)('another access token, for a %s', (_what, path, operation, body) => {
  it('comes to a browser as a cookie alone, beside the refresh token that it has', async () => {
    const headers = { ...browser, cookie: cookies(shell.tokenOf(user)) };
    const answer = await shell.call(undefined, 'POST', path, body, headers);
    expect([answer.status, heldAfter(answer.headers)]).toEqual([200, { access: 'next' }]);
    expect(answer.body).toEqual({ success: true, role: 'borrower' });
    expect(askedOf(operation).at(-1)?.body).toMatchObject(body);
  });

  it('leaves the refresh token of a renewal on the way in its place', async () => {
    identity.answers.set('/sessions/renew', { token: shell.tokenOf(user), refreshToken: 'second' });
    const answer = await shell.call(undefined, 'POST', path, body, { ...browser, cookie: cookies(over) });
    expect([answer.status, heldAfter(answer.headers)]).toEqual([200, { access: 'next', refresh: 'second' }]);
  });

  it('comes to another client in the body', async () => {
    const answer = await shell.call(user, 'POST', path, body);
    expect([answer.status, heldAfter(answer.headers), answer.body['token']]).toEqual([200, {}, 'next']);
  });
});

it('a proof tells identity the device that it comes from', async () => {
  const headers = { ...browser, cookie: cookies(shell.tokenOf(user)) };
  await shell.call(undefined, 'POST', '/account/proof', { password: 'a quiet yard' }, headers);
  expect(askedOf('/sessions/current/proof').at(-1)?.body).toEqual({ password: 'a quiet yard', device: 'mine' });
});

it('what is sensitive is refused by a problem of its own ten minutes after the last proof', async () => {
  identity.answers.set('/users/current/devices', null);
  const now = Math.floor(Date.now() / 1000);
  const ended = (proved: number) => shell.call({ ...user, proved }, 'DELETE', '/account/devices');
  expect((await ended(now - 590)).status).not.toBe(403);
  const refused = await ended(now - 601);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: 'proof.needed',
    title: 'Proof needed',
    detail: 'Please confirm that it is you.',
  });
});
