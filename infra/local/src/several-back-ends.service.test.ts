import { dirname, join } from 'node:path';
import { bff } from '@groundwork/bff-shell';
import { systemClock } from '@groundwork/domain-time';
import { loadKeys } from '@groundwork/server-config';
import type { BffHarness, ServiceHarness } from '@groundwork/server-testkit';
import { startBff, startService } from '@groundwork/server-testkit';
import { service } from '@groundwork/service-identity';

let identity: ServiceHarness;
/** Two processes' worth of one back end; identity has the address of neither. */
let replicas: BffHarness[];
beforeAll(async () => {
  identity = await startService(service, { clock: systemClock });
  const keys = loadKeys(
    join(dirname((identity.options.storage as { directory: string }).directory), 'keys'),
    'bff-shell',
  );
  const start = () => startBff(bff, { identity: identity.service.url }, { keys });
  replicas = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await identity.close();
});

it('an old cookie is refused by a second back end within a second of the log-out at the first', async () => {
  const [first, second] = replicas as [BffHarness, BffHarness];
  const email = 'ann@example.com';
  const account = { email, firstName: 'Ann', lastName: 'Builder', password: 'a quiet builder yard', role: 'borrower' };
  await identity.asService('companies', 'POST', '/internal/demonstration/accounts', account);
  const signIn = await first.call(undefined, 'POST', '/account/login', { email, password: account.password });
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  // The service behind this call is away (503), and identity, which knows of the end at once, is not asked: the back end's own door is.
  const statusAt = async (replica: BffHarness) =>
    (await replica.call(undefined, 'GET', '/notification/all/user', undefined, { cookie })).status;
  expect(await statusAt(second)).toBe(503);
  expect((await first.call(undefined, 'POST', '/account/logoff', {}, { cookie, 'x-csrf': '1' })).status).toBe(200);
  const begun = Date.now();
  while ((await statusAt(second)) !== 401 && Date.now() - begun < 5_000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Date.now() - begun).toBeLessThan(1_000);
  expect(await statusAt(first)).toBe(401);
});
