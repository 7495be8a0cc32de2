import { callsOf, concretePath, doorOf, mayCall, normalisePath, parametersOf } from '@groundwork/domain-access';
import type { Area, Call, Role } from '@groundwork/domain-access';
import { demonstrationAccounts } from '@groundwork/demonstration';
import type { ApiAnswer } from '../../support/api-client.js';
import { ApiClient } from '../../support/api-client.js';
import type { Belongings } from '../../support/belongings.js';
import { belongingsOf, bodyFor, valueFor } from '../../support/belongings.js';
import { expect, test } from '../../support/fixtures.js';
import type { TestPortal } from '../../support/portal.js';

/**
 * Made from the table of calls (libs/domain/access): every call as nobody, as each role, and as the other company or
 * broker. A route that the table does not have stops a BFF at its start; a row that no BFF serves yet is named below.
 */
const areas: readonly Area[] = ['shell', 'borrower', 'broker', 'admin'];
const people: Readonly<Record<Role, keyof typeof demonstrationAccounts>> = {
  borrower: 'borrower',
  broker: 'broker',
  admin: 'admin',
  super: 'super',
};
// Ends a session or a sign-in attempt of the one that calls: tested with the sessions.
const left = new Set(['/account/logoff', '/account/login', '/account/refreshToken']);

interface Scene {
  readonly clients: Readonly<Record<Role, ApiClient>>;
  readonly otherBorrower: ApiClient;
  readonly otherBroker: ApiClient;
  readonly own: Belongings;
}

let scene: Scene | undefined;
async function sceneOf(portal: TestPortal): Promise<Scene> {
  if (scene) return scene;
  const signIn = (name: keyof typeof demonstrationAccounts) =>
    new ApiClient(portal.url).signIn(demonstrationAccounts[name].email);
  const clients = {
    borrower: await signIn('borrower'),
    broker: await signIn('broker'),
    admin: await signIn('admin'),
    super: await signIn('super'),
  };
  scene = {
    clients,
    otherBorrower: await signIn('otherBorrower'),
    otherBroker: await signIn('otherBroker'),
    own: await belongingsOf(clients.borrower, clients.broker, clients.admin),
  };
  return scene;
}

async function servedPaths(portal: TestPortal, area: Area): Promise<Set<string>> {
  const document = (await (await fetch(`${portal.url}/api/${area}/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  return new Set(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${normalisePath(path.replace(`/api/${area}`, ''))}`),
    ),
  );
}

const send = (client: ApiClient, area: Area, row: Call, own: Belongings): Promise<ApiAnswer> => {
  const values = Object.fromEntries(parametersOf(row).map((name) => [name, valueFor(row, name, own)]));
  return client.call(row.method, area, concretePath(row, values), row.method === 'GET' ? {} : { body: bodyFor(row) });
};

for (const area of areas)
  test.describe(`calls of ${area}`, () => {
    test('are those of the table', async ({ portal }) => {
      const served = await servedPaths(portal, area);
      const known = new Set(callsOf(area).map((row) => `${row.method} ${normalisePath(row.path)}`));
      expect([...served].filter((path) => !known.has(path))).toEqual([]);
      const unserved = [...known].filter((path) => !served.has(path));
      test.info().annotations.push({
        type: 'not served yet',
        description: `${unserved.length} of ${known.size}: ${unserved.join(', ')}`,
      });
    });

    for (const row of callsOf(area).filter(({ path }) => !left.has(path)))
      test(`${row.method} ${row.path}`, async ({ portal }) => {
        const { clients, otherBorrower, otherBroker, own } = await sceneOf(portal);
        const served = (await servedPaths(portal, area)).has(`${row.method} ${normalisePath(row.path)}`);
        if (!served) {
          // The path of an upload stands open to any kind of parent, so that this one is refused for its kind of body.
          expect([404, 415], 'a call that is not served').toContain((await send(clients.super, area, row, own)).status);
          return;
        }
        const door = doorOf(row, area);
        const nobody = await send(new ApiClient(portal.url), area, row, own);
        if (door === 'public') expect(nobody.status, 'a public call as nobody').not.toBe(500);
        else expect(nobody.status, 'as nobody').toBe(401);

        for (const role of Object.keys(people) as Role[]) {
          if (mayCall(row, area, role)) continue;
          const refused = await send(clients[role], area, row, own);
          expect(refused.status, `as ${role}`).toBe(403);
        }
        // The owner comes in; whatever is wrong with an empty body is another matter. Deletions are left to the journeys.
        if (row.method !== 'DELETE')
          for (const role of ['borrower', 'broker'] as const) {
            if (!mayCall(row, area, role) || door === 'public' || !ownsAll(row, role)) continue;
            const answer = await send(clients[role], area, row, own);
            expect([401, 403, 500], `as the ${role} whose it is: ${answer.text}`).not.toContain(answer.status);
          }
        if (parametersOf(row).length === 0 || door === 'public') return;
        for (const [role, other] of [
          ['borrower', otherBorrower],
          ['broker', otherBroker],
        ] as const) {
          if (!mayCall(row, area, role) || !belongsToSomebody(row)) continue;
          const answer = await send(other, area, row, own);
          expect([400, 403, 404], `as the other ${role}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
        }
      });
  });

/** Texts that are the same for everybody, named by an id or a version of their own. */
const common = /^\/(esignmaster|iccaagreementmaster|termsheet\/\{type\})/;
/** Needs a file or a fresh link before anybody asks whose it is: services/files tests these with both. */
const byOwnTests = new Set(['/fileUpload/{parentType}', '/fileUpload/content/{id}']);
const belongsToSomebody = (row: Call): boolean => !common.test(row.path) && !byOwnTests.has(row.path);

/** What the two sets of belongings hold is the borrower's or the broker's, never both. */
function ownsAll(row: Call, role: 'borrower' | 'broker'): boolean {
  if (parametersOf(row).length === 0 || !belongsToSomebody(row)) return true;
  const isBrokers = /broker/i.test(row.path);
  return role === 'broker' ? isBrokers : !isBrokers;
}
