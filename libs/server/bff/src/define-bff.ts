import type { DynamicModule, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import cookie from '@fastify/cookie';
import { scopeOf } from '@groundwork/domain-access';
import { EndedSessions, EndedSessionsFeed, ExpiringCache, InternalTokens } from '@groundwork/server-auth';
import type { BffName, BffOptions, RunningUnit } from '@groundwork/server-config';
import {
  atScrape,
  createHttpApp,
  letGo,
  listen,
  openApiOf,
  openMetrics,
  openTraces,
  setGauge,
  withoutSchemas,
} from '@groundwork/server-http';
import { addActivityHook } from './activity.js';
import { ApiTokens } from './api-tokens.js';
import type { ServiceDocuments } from './bff-openapi.js';
import { addScopes, completeForwards } from './bff-openapi.js';
import { addContentParsers, jsonBodies } from './content-parsers.js';
import { documentController, readersOf } from './document.controller.js';
import { sessionGuard, sessionStrategy } from './session.guard.js';
import type { ScopesOfCalls } from './session.guard.js';
import type { CheckedTokens } from './session.js';
import { addSessionHook } from './session.hook.js';
import { keyOf, tableOf } from './route-table.js';
import type { RouteRow } from './route-table.js';
import { ServiceGateway } from './service-gateway.js';
import { SessionRenewal } from './session-renewal.js';
import { addSessionsEndedRoute } from './sessions-ended.route.js';
import { addUnitStateRoutes } from './unit-state.route.js';

/** Less than the gateway waits, so that the answer is that of who knows why. */
const usualBudgetMs = 25_000;

/** Injection token of the unit's {@link BffOptions}. */
export const BFF_OPTIONS = Symbol('bff options');

export interface BffDefinition {
  readonly name: BffName;
  readonly version: string;
  /** The module whose controllers are the BFF. */
  readonly module: Type;
  /** Whether API tokens come in, each within its scopes. */
  readonly apiTokens?: true;
  /** The services' contracts, loaded only where a document is asked for. */
  readonly contracts: () => Promise<ServiceDocuments>;
}

export interface RunningBff extends RunningUnit {
  /** Has its callers leave, while it still serves. */
  drain(): Promise<void>;
  readonly app: NestFastifyApplication;
}

export interface Bff {
  readonly name: BffName;
  /** Every route that it serves, with who may call it. */
  readonly table: readonly RouteRow[];
  start(options: BffOptions): Promise<RunningBff>;
  /** The OpenAPI document, made from the code and the services' contracts. */
  describe(): Promise<OpenAPIObject>;
}

@Module({})
class BffModule {}

interface RunningParts {
  readonly options: BffOptions;
  readonly gateway: ServiceGateway;
  readonly ended: EndedSessions;
  readonly scopes: ScopesOfCalls;
  readonly checked: CheckedTokens;
  readonly describe: () => Promise<OpenAPIObject>;
}

function moduleOf(definition: BffDefinition, parts: RunningParts | undefined): DynamicModule {
  const guard: Type = sessionGuard(
    definition.name,
    parts?.options.session.proofSeconds ?? 0,
    parts?.scopes ?? new Map(),
    parts?.checked ?? new ExpiringCache(),
  );
  return {
    module: BffModule,
    global: true,
    imports: [definition.module],
    exports: [BFF_OPTIONS, ServiceGateway],
    controllers: parts ? [documentController(readersOf(definition.name, parts.options), parts.describe)] : [],
    providers: [
      { provide: BFF_OPTIONS, useValue: parts?.options },
      { provide: ServiceGateway, useValue: parts?.gateway },
      { provide: EndedSessions, useValue: parts?.ended },
      { provide: APP_GUARD, useClass: guard },
      ...(parts ? [sessionStrategy(definition.name, parts.options.keys)] : []),
    ],
  };
}

/** What API tokens need for the calls of a back end that takes them. */
const scopesOf = ({ name, apiTokens }: BffDefinition, table: readonly RouteRow[]): ScopesOfCalls =>
  new Map(
    table.flatMap((row) => {
      const scope = apiTokens && scopeOf(row);
      return scope ? [[keyOf(row.method, `/api/${name}${row.path}`), scope] as const] : [];
    }),
  );

/** What the rows remark of their calls. */
const remarksOf = ({ name }: BffDefinition, table: readonly RouteRow[]): ReadonlyMap<string, string | undefined> =>
  new Map(table.map(({ method, path, beyond, note }) => [keyOf(method, `/api/${name}${path}`), beyond ?? note]));

/** Puts sessions, forgery checks, the table of routes and the way to the services around a BFF's own controllers. */
export function defineBff(definition: BffDefinition): Bff {
  const table = tableOf(definition.module);
  const describe = async (): Promise<OpenAPIObject> => {
    const app = await NestFactory.create<NestFastifyApplication>(
      moduleOf(definition, undefined),
      new FastifyAdapter(withoutSchemas),
      { preview: true, logger: false, abortOnError: false },
    );
    app.setGlobalPrefix(`api/${definition.name}`);
    const document = await openApiOf(app, `Groundwork ${definition.name} BFF`, definition.version);
    await app.close();
    return addScopes(
      completeForwards(document, await definition.contracts()),
      scopesOf(definition, table),
      remarksOf(definition, table),
    );
  };
  return { name: definition.name, table, describe, start: (options) => start(definition, table, options, describe) };
}

async function start(
  definition: BffDefinition,
  table: readonly RouteRow[],
  options: BffOptions,
  describe: () => Promise<OpenAPIObject>,
): Promise<RunningBff> {
  const { name } = definition;
  const unit = `bff-${name}` as const;
  const metrics = await openMetrics(options);
  const endTraces = await openTraces(unit, options);
  const tokens = new InternalTokens(options.keys, unit);
  const gateway = new ServiceGateway(options.services, tokens, options.tls);
  const ended = new EndedSessions();
  const identity = gateway.client('identity');
  const renewal = new SessionRenewal(identity, tokens);
  const scopes = scopesOf(definition, table);
  const checked: CheckedTokens = new ExpiringCache();
  const apiTokens = definition.apiTokens ? new ApiTokens(identity, tokens) : undefined;
  const feed = new EndedSessionsFeed(ended, identity, () => tokens.nobody('identity'));
  const known = new Set(table.map(({ method, path }) => keyOf(method, path)));
  const unknown: string[] = [];
  const app = await createHttpApp(moduleOf(definition, { options, gateway, ended, scopes, checked, describe }), {
    unit,
    version: definition.version,
    build: options.build,
    logLevel: options.logLevel,
    tls: options.tls,
    budgetMs: options.requestBudgetMs ?? usualBudgetMs,
    json: jsonBodies,
    async prepare(fastify) {
      await fastify.register(cookie);
      addContentParsers(fastify);
      fastify.addHook('onRoute', (route) => {
        if (!route.url.startsWith(`/api/${name}/`) || route.url.includes('*') || route.url.endsWith('/openapi.json'))
          return;
        for (const method of [route.method].flat())
          if (
            method !== 'HEAD' &&
            method !== 'OPTIONS' &&
            !known.has(keyOf(method, route.url.slice(`/api/${name}`.length)))
          )
            unknown.push(`${method} ${route.url}`);
      });
      addSessionsEndedRoute(fastify, unit, options.keys, ended);
      addUnitStateRoutes(fastify, unit, options.keys, ended);
      addSessionHook(fastify, options, renewal, apiTokens, checked);
      addActivityHook(fastify, gateway, options.session.idleMs);
    },
  });
  app.setGlobalPrefix(`api/${name}`);
  await app.init();
  if (unknown.length) throw new Error(`Routes of ${unit} that its table does not have: ${unknown.join(', ')}`);
  const url = await listen(app, options.port, options.host);
  await feed.start();
  const forgetInfo = atScrape(unit, () => setGauge('unitInfo', { unit, version: definition.version }, 1));
  return {
    url,
    app,
    metricsUrl: metrics?.url,
    drain: () => letGo(app, options.drainMs),
    async close() {
      forgetInfo();
      feed.close();
      await app.close();
      await gateway.close();
      await metrics?.close();
      await endTraces();
    },
  };
}
