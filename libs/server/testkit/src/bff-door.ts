import { mayCall, roles, scopeOf, scopes } from '@groundwork/domain-access';
import type { Method, Role, Who } from '@groundwork/domain-access';
import type { BffName, BffOptions, RunningUnit } from '@groundwork/server-config';
import type { BffHarness, SessionUser } from './bff-harness.js';
import { startBff } from './bff-harness.js';

interface Row {
  readonly method: Method;
  readonly path: string;
  readonly who: Who;
  readonly proved?: true;
  readonly machine?: boolean;
}

interface Tabled {
  readonly name: BffName;
  readonly table: readonly Row[];
  start(options: BffOptions): Promise<RunningUnit>;
}

const anId = '0192f0c1-6a01-7c51-9d43-2f1f6f0a1c55';
/** A proof older than the setting of {@link startBff} takes, epoch seconds. */
const tooLate = Math.floor(Date.now() / 1000) - 601;

/**
 * Tests made from a BFF's table, before services that are all away: whoever may not call a row is refused by its door, and
 * whoever may comes as far as the service; but where a row asks for a proof, nobody whose own is too old.
 */
export function describeDoor(bff: Tabled): void {
  describe(`the door of ${bff.name}`, () => {
    let portal: BffHarness;
    beforeAll(async () => {
      portal = await startBff(bff, {});
    });
    afterAll(() => portal.close());

    // Signed once: hundreds of rows are called by the same few people.
    const tokens = new Map<string, string>();
    const tokenOf = (user: SessionUser): string => {
      const key = JSON.stringify([user.role, 'proved' in user ? (user.proved ?? 'never') : 'now']);
      const token = tokens.get(key) ?? portal.tokenOf(user);
      tokens.set(key, token);
      return token;
    };

    it.each(bff.table.map((row) => [`${row.method} ${row.path}`, row] as const))(
      '%s',
      async (_, { method, path, who, proved }) => {
        const call = (user: SessionUser | undefined) =>
          portal.call(undefined, method, path.replace(/\{\w+\}/g, anId), method === 'GET' ? undefined : {}, {
            'x-csrf': '1',
            ...(user ? { authorization: `Bearer ${tokenOf(user)}` } : {}),
          });
        const statusOf = async (role: Role | undefined): Promise<number> => (await call(role && { role })).status;
        const refused = [401, 403, 404];
        for (const role of roles) {
          const status = await statusOf(role);
          if (mayCall(who, role))
            expect({ role, refused: refused.includes(status) && who !== 'public' }).toEqual({ role, refused: false });
          else expect({ role, status }).toEqual({ role, status: 403 });
        }
        const nobody = await statusOf(undefined);
        if (who === 'public') expect([403, 404]).not.toContain(nobody);
        else expect(nobody).toBe(401);
        const somebody = roles.find((role) => mayCall(who, role)) ?? 'super';
        for (const late of [tooLate, undefined]) {
          const { body } = await call({ role: somebody, proved: late });
          expect({ late, asks: body?.['code'] === 'proof.needed' }).toEqual({ late, asks: proved === true });
        }
      },
    );
  });
}

/**
 * Tests made from the table of a BFF that takes API tokens: a call is refused to a token that has every scope but the one that it needs,
 * comes as far as the service with that one alone, and is refused to every token where only a person may make it.
 */
export function describeMachines(bff: Tabled): void {
  describe(`API tokens at the door of ${bff.name}`, () => {
    let portal: BffHarness;
    beforeAll(async () => {
      portal = await startBff(bff, {});
    });
    afterAll(() => portal.close());

    it.each(bff.table.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', async (_, row) => {
      const { method, path } = row;
      const call = async (owned: readonly string[]) => {
        const body = method === 'GET' ? undefined : {};
        const answer = await portal.call(
          { role: 'admin', scopes: owned },
          method,
          path.replace(/\{\w+\}/g, anId),
          body,
        );
        return { status: answer.status, code: answer.body?.['code'] };
      };
      const needed = scopeOf(row);
      if (!needed) {
        const { status, code } = await call(scopes);
        expect([status, ['person.needed', 'access.denied']]).toEqual([403, expect.arrayContaining([code])]);
        return;
      }
      const covering = [needed, needed.replace(/:read$/, ':write')];
      expect(await call(scopes.filter((scope) => !covering.includes(scope)))).toEqual({
        status: 403,
        code: 'scope.missing',
      });
      for (const scope of covering) expect([401, 403, 404]).not.toContain((await call([scope])).status);
    });
  });
}
