import { randomUUID } from 'node:crypto';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ARRAY_MAX_SIZE, getMetadataStorage, IS_ARRAY } from 'class-validator';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { InternalTokenGuard } from '@groundwork/server-auth';
import type { ActorRole } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { Service } from '@groundwork/server-service';
import { aBorrower, aBroker, anAdministrator, aSuperAdministrator, nobody } from './actors.js';
import { callersOf } from './callers-of-services.js';
import type { ServiceHarness } from './service-harness.js';
import { startService } from './service-harness.js';

interface ServedRoute {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
}

const read = <T>(key: string, target: object): T | undefined => Reflect.getMetadata(key, target) as T | undefined;

interface Controller {
  readonly prototype: Readonly<Record<string, object>>;
}

const controllersOf = ({ service }: ServiceHarness): Controller[] =>
  [...service.app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].flatMap(({ metatype }) => (metatype ? [metatype as Controller] : [])),
  );

const methodsOf = ({ prototype }: Controller): string[] => new MetadataScanner().getAllMethodNames(prototype);

/** Lists that a body or a query may have as long as its request is, each entry of which a rule looks at. */
function listsWithoutEnd(harness: ServiceHarness): string[] {
  const inputs = controllersOf(harness).flatMap((controller) =>
    methodsOf(controller).flatMap(
      (name) => (Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? []) as (new () => object)[],
    ),
  );
  return [...new Set(inputs)].flatMap((input) => {
    const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
    const of = (met: (rule: (typeof rules)[number]) => boolean | undefined) =>
      new Set(rules.filter(met).map(({ propertyName }) => propertyName));
    const bounded = of(({ name }) => name === ARRAY_MAX_SIZE);
    return [...of(({ name, each }) => name === IS_ARRAY || each)]
      .filter((property) => !bounded.has(property))
      .map((property) => `${input.name}.${property}`);
  });
}

/** Every route of a started service, also those that its OpenAPI document leaves out. */
function servedRoutes(harness: ServiceHarness): ServedRoute[] {
  return controllersOf(harness).flatMap((controller) => {
    const prefix = read<string>(PATH_METADATA, controller) ?? '';
    return methodsOf(controller).flatMap((operation) => {
      const handler = controller.prototype[operation] as object;
      const path = read<string>(PATH_METADATA, handler);
      if (path === undefined) return [];
      const method = RequestMethod[read<RequestMethod>(METHOD_METADATA, handler) ?? RequestMethod.GET];
      const parts = [prefix, path].flatMap((part) => part.split('/')).filter(Boolean);
      return [{ operation, method, path: `/${parts.map((part) => part.replace(/^:.*/, randomUUID())).join('/')}` }];
    });
  });
}

/**
 * Asks every route of a service directly as everybody, and compares whom its door lets in with who may call
 * ({@link callersOf}). Who is let in goes no further, so that no route does anything.
 */
export function describeServiceDoor(service: Service): void {
  describe(`the door of ${service.name}`, () => {
    const door = InternalTokenGuard.prototype.canActivate;
    let harness: ServiceHarness;
    beforeAll(async () => {
      harness = await startService(service);
      InternalTokenGuard.prototype.canActivate = function (context) {
        door.call(this, context);
        throw new Problem('upstream.unavailable');
      };
    });
    afterAll(async () => {
      InternalTokenGuard.prototype.canActivate = door;
      await harness.close();
    });

    const people = [nobody, aBorrower(randomUUID()), aBroker(randomUUID()), anAdministrator(), aSuperAdministrator()];
    const statuses = async ({ method, path }: ServedRoute): Promise<ReadonlyMap<ActorRole, number>> =>
      new Map<ActorRole, number>([
        ...(await Promise.all(
          people.map(async (actor) => [actor.role, (await harness.as(actor).call(method, path)).status] as const),
        )),
        ['system', (await harness.asService('identity', method, path)).status],
      ]);

    it('lets in who has a call to make there, and nobody else', async () => {
      const callers = callersOf(service.name);
      const wrong: string[] = [];
      for (const route of servedRoutes(harness))
        for (const [role, status] of await statuses(route)) {
          const expected = callers.get(route.operation)?.has(role) ? 503 : 403;
          if (status !== expected) wrong.push(`${route.operation} as ${role}: ${status} instead of ${expected}`);
        }
      expect(wrong).toEqual([]);
    });

    it('serves whatever somebody calls', () => {
      const served = new Set(servedRoutes(harness).map(({ operation }) => operation));
      expect([...callersOf(service.name).keys()].filter((operation) => !served.has(operation))).toEqual([]);
    });

    it('takes no list without an end', () => {
      expect(listsWithoutEnd(harness)).toEqual([]);
    });

    it('takes nothing without a token', async () => {
      for (const { operation, method, path } of servedRoutes(harness)) {
        const { status } = await fetch(`${harness.service.url}${path}`, { method });
        expect({ operation, status }).toEqual({ operation, status: 401 });
      }
    });
  });
}
