import { dirname, join } from 'node:path';
import { bff } from '@groundwork/bff-shell';
import { ActingTokens, theSystem } from '@groundwork/server-auth';
import { loadKeys } from '@groundwork/server-config';
import type { BffHarness, ServiceHarness } from '@groundwork/server-testkit';
import { aSuperAdministrator, startBff, startService } from '@groundwork/server-testkit';
import { service as agreementsService } from '@groundwork/service-agreements';
import { service as identityService } from '@groundwork/service-identity';
import { service as notificationsService } from '@groundwork/service-notifications';
import { systemClock } from '@groundwork/domain-time';

let units: ServiceHarness[];
let identity: ServiceHarness;
let agreements: ServiceHarness;
let tokens: ActingTokens;
let shell: BffHarness;
let cookies: string;
const person = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Builder', password: 'a quiet builder yard' };

/** As a browser calls, with its cookies. */
async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${shell.url}/api/shell${path}`, {
    method,
    headers: { 'x-csrf': '1', 'content-type': 'application/json', cookie: cookies, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const read = (isJson ? JSON.parse(bytes.toString('utf8')) : {}) as Record<string, unknown>;
  return { status: response.status, body: read, bytes, set: response.headers.getSetCookie() };
}

beforeAll(async () => {
  cookies = '';
  const clock = systemClock;
  const notifications = await startService(notificationsService, { clock });
  const keys = join(dirname((notifications.options.storage as { directory: string }).directory), 'keys');
  const beside = { notifications: notifications.service.url };
  tokens = new ActingTokens(keys);
  identity = await startService(identityService, {
    clock,
    keys: loadKeys(keys, 'service-identity'),
    services: beside,
  });
  agreements = await startService(agreementsService, {
    clock,
    keys: loadKeys(keys, 'service-agreements'),
    services: { ...beside, identity: identity.service.url },
  });
  units = [agreements, identity, notifications];
  const addresses = { ...beside, identity: identity.service.url, agreements: agreements.service.url };
  shell = await startBff(bff, addresses, { keys: loadKeys(keys, 'bff-shell') });
}, 60_000);
afterAll(async () => {
  await shell.close();
  for (const unit of units) await unit.close();
});

/** As a unit calls identity: a service by itself, or a back end for somebody. */
async function ask(token: string, method: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${identity.service.url}${path}`, { method, headers, body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
}

/** The code of the letter that came, once it has. */
async function codeOfLetter(): Promise<string> {
  for (let turn = 0; turn < 500; turn += 1) {
    const letters = (await call('GET', `/mailbox?to=${encodeURIComponent(person.email)}`)).body as unknown as {
      text: string;
    }[];
    const code = /Your code is (\d{6})/.exec(letters[0]?.text ?? '')?.[1];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No letter with a code came.');
}

it('a signature is given with the code of a letter, through every unit from the browser to the record', async () => {
  await ask(tokens.sign(theSystem, 'identity', 'service-companies'), 'POST', '/internal/demonstration/accounts', {
    ...person,
    role: 'borrower',
  });
  const owner = tokens.sign(aSuperAdministrator(), 'identity', 'bff-admin');
  await ask(owner, 'PUT', '/signing-settings', { demand: 'code', version: 0 });
  const login = await call('POST', '/account/login', { email: person.email, password: person.password });
  cookies = login.set.map((line) => line.split(';')[0]).join('; ');
  const { userId } = login.body;
  const { id: esignMasterId } = (await call('GET', '/esignmaster/latest')).body;
  const sign = (headers = {}) => call('POST', '/esign', { userId, esignMasterId, signature: 'Ann Builder' }, headers);

  const refused = await sign();
  expect([refused.status, refused.body['code']]).toEqual([403, 'signature.proof_needed']);
  const { challenge, address } = refused.body['current'] as { challenge: string; address: string };
  expect(address).toBe('a***@example.com');
  expect((await call('POST', '/signing/code', { challenge })).body).toEqual({ address, pause: 30 });
  const code = await codeOfLetter();
  const wrong = await call('POST', '/signing/proof', { challenge, code: code === '000000' ? '000001' : '000000' });
  expect([wrong.status, wrong.body['errors']]).toMatchObject([422, [{ field: 'code' }]]);
  const { proof } = (await call('POST', '/signing/proof', { challenge, code })).body;
  expect((await sign({ 'x-signing-proof': `${String(proof)}x` })).status).toBe(403);
  const signed = await sign({ 'x-signing-proof': String(proof) });
  expect(signed.status).toBe(201);
  const [row] = await agreements.service.database.rows<{ proof: string }>(
    'SELECT proof FROM esign_acceptance WHERE id = ?',
    [String(signed.body['id'])],
  );
  expect(row?.proof).toBe(`signed-in session and one-time code by letter to ${address}`);
}, 60_000);
