import { mayCall, roles } from '@groundwork/domain-access';
import type { Who } from '@groundwork/domain-access';
import type { BffName, BffOptions, RunningUnit } from '@groundwork/server-config';
import type { BffHarness } from './bff-harness.js';
import { startBff } from './bff-harness.js';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly who: Who;
}

interface Tabled {
  readonly name: BffName;
  readonly table: readonly Row[];
  start(options: BffOptions): Promise<RunningUnit>;
}

/**
 * Tests made from a BFF's table, before services that are all away: whoever may not call a row is refused by its door, and
 * whoever may comes as far as the service.
 */
export function describeDoor(bff: Tabled): void {
  describe(`the door of ${bff.name}`, () => {
    let portal: BffHarness;
    beforeAll(async () => {
      portal = await startBff(bff, {});
    });
    afterAll(() => portal.close());

    it.each(bff.table.map((row) => [`${row.method} ${row.path}`, row] as const))(
      '%s',
      async (_, { method, path, who }) => {
        const id = '0192f0c1-6a01-7c51-9d43-2f1f6f0a1c55';
        const statusOf = async (role: (typeof roles)[number] | undefined): Promise<number> =>
          (await portal.call(role && { role }, method, path.replace(/\{\w+\}/g, id), method === 'GET' ? undefined : {}))
            .status;
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
      },
    );
  });
}
