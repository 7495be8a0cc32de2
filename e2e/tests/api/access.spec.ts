import { bff as adminBff } from '@groundwork/bff-admin';
import { bff as borrowerBff } from '@groundwork/bff-borrower';
import { bff as brokerBff } from '@groundwork/bff-broker';
import { bff as shellBff } from '@groundwork/bff-shell';
import { mayCall } from '@groundwork/domain-access';
import type { Area, Role } from '@groundwork/domain-access';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { keyOf } from '@groundwork/server-bff';
import type { RouteRow } from '@groundwork/server-bff';
import type { ApiAnswer } from '../../support/api-client.js';
import { ApiClient } from '../../support/api-client.js';
import type { Belongings } from '../../support/belongings.js';
import { belongingsOf, bodyFor, parametersOf, pathFor } from '../../support/belongings.js';
import { expect, test } from '../../support/fixtures.js';
import type { RunningPortal } from '../../support/portal.js';

/**
 * Made from the four tables of the back ends: every row as nobody, as each role, and as the other company or broker. A route
 * without a row stops a BFF at its start; that the rows are those of the specification, tools/contracts tests.
 */
const bffs = [shellBff, borrowerBff, brokerBff, adminBff];
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
async function sceneOf(portal: RunningPortal): Promise<Scene> {
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

async function servedPaths(portal: RunningPortal, area: Area): Promise<Set<string>> {
  const document = (await (await fetch(`${portal.url}/api/${area}/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  return new Set(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => keyOf(method, path.replace(`/api/${area}`, ''))),
    ),
  );
}

const send = (client: ApiClient, area: Area, row: RouteRow, own: Belongings): Promise<ApiAnswer> =>
  client.call(row.method, area, pathFor(row, own), row.method === 'GET' ? {} : { body: bodyFor(row) });

for (const { name: area, table } of bffs)
  test.describe(`calls of ${area}`, () => {
    test('are those of the table', async ({ portal }) => {
      const keys = table.map(({ method, path }) => keyOf(method, path));
      expect([...(await servedPaths(portal, area))].sort()).toEqual(keys.sort());
    });

    for (const row of table.filter(({ path }) => !left.has(path)))
      test(`${row.method} ${row.path}`, async ({ portal }) => {
        const { clients, otherBorrower, otherBroker, own } = await sceneOf(portal);
        const { who } = row;
        const nobody = await send(new ApiClient(portal.url), area, row, own);
        if (who === 'public') expect(nobody.status, 'a public call as nobody').not.toBe(500);
        else expect(nobody.status, 'as nobody').toBe(401);

        for (const role of Object.keys(people) as Role[]) {
          if (mayCall(who, role)) continue;
          const refused = await send(clients[role], area, row, own);
          expect(refused.status, `as ${role}`).toBe(403);
        }
        // The owner comes in; whatever is wrong with an empty body is another matter. Deletions are left to the journeys.
        if (row.method !== 'DELETE')
          for (const role of ['borrower', 'broker'] as const) {
            if (!mayCall(who, role) || who === 'public' || !ownsAll(row, role)) continue;
            const answer = await send(clients[role], area, row, own);
            expect([401, 403, 500], `as the ${role} whose it is: ${answer.text}`).not.toContain(answer.status);
          }
        if (parametersOf(row).length === 0 || who === 'public') return;
        for (const [role, other] of [
          ['borrower', otherBorrower],
          ['broker', otherBroker],
        ] as const) {
          if (!mayCall(who, role) || !belongsToSomebody(row)) continue;
          const answer = await send(other, area, row, own);
          expect([400, 403, 404], `as the other ${role}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
        }
      });
  });

/** Texts that are the same for everybody, named by an id or a version of their own. */
const common = /^\/(esignmaster|iccaagreementmaster|termsheet\/\{type\})/;
/** Needs a file or a fresh link before anybody asks whose it is: services/files tests these with both. */
const byOwnTests = new Set(['/fileUpload/{parentType}', '/fileUpload/content/{id}']);
const belongsToSomebody = (row: RouteRow): boolean => !common.test(row.path) && !byOwnTests.has(row.path);

/** What the two sets of belongings hold is the borrower's or the broker's, never both. */
function ownsAll(row: RouteRow, role: 'borrower' | 'broker'): boolean {
  if (parametersOf(row).length === 0 || !belongsToSomebody(row)) return true;
  const isBrokers = /broker/i.test(row.path);
  return role === 'broker' ? isBrokers : !isBrokers;
}
