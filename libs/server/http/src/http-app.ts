import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Server as TlsServer } from 'node:tls';
import type { Type, DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, RouteConfig } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deadlineOf, keepDeadlines } from './deadline.js';
import { drainOnClose } from './draining.js';
import { readJsonBodies } from './json-body.js';
import type { JsonBodies } from './json-body.js';
import { refuseLargeBodies } from './large-body.js';
import { createLogger, PinoLogger } from './pino.logger.js';
import { Problem } from './problem.js';
import { ProblemFilter, sendProblem } from './problem.filter.js';
import { refuseRepeatedParameters } from './repeated-parameters.js';
import { isCorrelationId, withCorrelation } from './request-context.js';
import { requestLine } from './request-line.js';
import { closeToStrangers, listenBy } from './unit-line.js';
import type { UnitPairs } from './unit-line.js';
import { measureRequests } from './telemetry/measured-requests.js';
import { beginRequest, endRequest } from './telemetry/traced-requests.js';
import { keepUnitState } from './unit-state.js';
import { keepCalls } from './call-log.js';
import { inputPipe } from './validation.js';

export interface HttpAppOptions {
  /** Name in logs, e.g. `service-draws`. */
  readonly unit: string;
  /** Of its contract, and of what it was built from; for its state alone. */
  readonly version?: string;
  readonly build?: string | undefined;
  readonly logLevel: string;
  /** By which units know each other; in the clear where it is left out. */
  readonly tls?: UnitPairs | undefined;
  /** Says whether the unit can serve: its database answers, its migrations ran. */
  readonly ready?: () => Promise<boolean>;
  /** What it has to do without for now; it serves all the same. */
  readonly without?: () => readonly string[];
  /** How long a request may take, milliseconds; where it is left out, as long as its caller says that it waits. */
  readonly budgetMs?: number;
  /** Largest JSON body, bytes. */
  readonly bodyLimit?: number;
  /** How JSON bodies are read, where not each is parsed. */
  readonly json?: JsonBodies;
  /** Before Nest's routes are registered: hooks, plugins, content parsers. */
  readonly prepare?: (fastify: FastifyInstance) => Promise<void> | void;
}

const megabyte = 1024 * 1024;

const refuseSchemas = (): never => {
  throw new Error('Bodies are checked by the pipe and answers are written by JSON.stringify: no route has a schema.');
};
/** Of every adapter of Fastify: what compiles its schemas is 3 MB of others' code, and no route of ours has one. */
export const withoutSchemas = {
  schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
} as const;

/**
 * The HTTP side that all units share: correlation ids, structured logs, problem documents, validation,
 * `/health` (the process lives), `/ready` (it can serve) and a close that lets requests in flight finish.
 */
export async function createHttpApp(
  module: Type | DynamicModule,
  options: HttpAppOptions,
): Promise<NestFastifyApplication> {
  const logger = createLogger(options.unit, options.logLevel);
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Each line says whose request it is by itself (pino.logger.ts).
    childLoggerFactory: (ofServer: FastifyBaseLogger) => ofServer,
    // No unit has a middleware of Express.
    skipMiddie: true,
    bodyLimit: options.bodyLimit ?? megabyte,
    genReqId: (request) => {
      const correlationId = request.headers['x-correlation-id'];
      return isCorrelationId(correlationId) ? correlationId : randomUUID();
    },
    ...withoutSchemas,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A path that the router cannot read comes to no filter.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(reply, new Problem('request.malformed'), request.id),
    ...(options.tls && { https: listenBy(options.tls) }),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  } as ConstructorParameters<typeof FastifyAdapter>[0]);
  const fastify = adapter.getInstance() as unknown as FastifyInstance;

  drainOnClose(fastify);
  if (options.tls) closeToStrangers(fastify, options.tls);
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-correlation-id', request.id);
    const { unit, budgetMs } = options;
    withCorrelation(request.id, done, {
      unit,
      span: beginRequest(request, unit),
      deadline: deadlineOf(request, budgetMs),
    });
  });
  fastify.addHook('onRequest', refuseRepeatedParameters);
  measureRequests(fastify, options.unit);
  keepUnitState(fastify, options);
  keepCalls(fastify);
  keepDeadlines(fastify, options.budgetMs);
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = endRequest(request, reply);
    if (request.url !== '/health' && request.url !== '/ready')
      request.log.info(requestLine(request, reply, span?.traceId), 'request');
    done();
  });
  fastify.get('/health', () => ({ status: 'up', unit: options.unit }));
  fastify.get('/ready', async (_request, reply) => {
    const ready = !fastify.isLeaving && (options.ready ? await options.ready().catch(() => false) : true);
    const without = options.without?.() ?? [];
    return reply.status(ready ? 200 : 503).send({ ready, unit: options.unit, ...(without.length > 0 && { without }) });
  });
  readJsonBodies(fastify, options.json);
  refuseLargeBodies(fastify);
  await options.prepare?.(fastify);

  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new PinoLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalPipes(inputPipe());
  return app;
}

/** A route whose JSON body may be larger than the unit's limit, bytes. A back end for front end says it in its mapping. */
export const LargeBody = (bodyLimit: number): MethodDecorator => RouteConfig({ bodyLimit }) as MethodDecorator;

/** Listens and gives the address with the port that the system chose, where 0 was asked for. */
export async function listen(app: NestFastifyApplication, port: number, host: string): Promise<string> {
  await app.listen(port, host);
  const address = (app.getHttpServer() as Server).address();
  if (address === null || typeof address === 'string') throw new Error('The server has no address.');
  return `${app.getHttpServer() instanceof TlsServer ? 'https' : 'http'}://${host}:${address.port}`;
}
