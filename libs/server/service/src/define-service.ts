import type { DynamicModule, ModuleMetadata, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import { subscribersOf, subscriptions } from '@groundwork/domain-events';
import type { EventType } from '@groundwork/domain-events';
import { systemClock } from '@groundwork/domain-time';
import {
  EndedSessions,
  EndedSessionsFeed,
  InternalTokenGuard,
  InternalTokens,
  InternalTokenVerifier,
} from '@groundwork/server-auth';
import type { RunningUnit, ServiceName, ServiceOptions } from '@groundwork/server-config';
import type { Schema } from '@groundwork/server-data';
import { connect, Database, Seal } from '@groundwork/server-data';
import {
  CreateEventTables1763700000000,
  DirectTransport,
  EventSeal,
  EventsDesk,
  Inbox,
  InboxMessage,
  Outbox,
  OutboxMessage,
  RabbitMqTransport,
  Relay,
} from '@groundwork/server-events';
import {
  createHttpApp,
  createLogger,
  letGo,
  listen,
  openApiOf,
  openMetrics,
  openTraces,
  withoutSchemas,
} from '@groundwork/server-http';
import type { HttpAppOptions } from '@groundwork/server-http';
import { CLOCK, CreateIdempotencyKeys1763700001000, IdempotencyKey } from '@groundwork/server-idempotency';
import { DossierController, DossierReader } from './dossier/index.js';
import type { Dossier } from './dossier/index.js';
import { EventsDeskController } from './events-desk.controller.js';
import { InternalController } from './internal.controller.js';
import { OPTIONS } from './options.token.js';
import { EventRetention, KeyRetention } from './retention.service.js';
import { Lender } from './lender.js';
import type { LenderFacts } from './lender.js';
import { ServiceClients } from './service-clients.js';
import { serviceGauges } from './service-gauges.js';
import { carryUntilClosed } from './carrying.module.js';

export interface ServiceDefinition extends Pick<ModuleMetadata, 'controllers' | 'providers' | 'imports'> {
  readonly name: ServiceName;
  /** Version of the contract: its major number moves with a change that breaks callers. */
  readonly version: string;
  readonly schema: Schema;
  /** What it keeps of companies and people; every table of the schema stands in it. */
  readonly dossier?: Dossier;
  readonly prepare?: HttpAppOptions['prepare'];
  /** Of a service that writes in the lender's name: whom it asks who that is. Its use cases take a `Lender`. */
  readonly lender?: (clients: ServiceClients) => Promise<LenderFacts>;
}

export interface RunningService extends RunningUnit {
  /** Has its callers leave, while it still serves. */
  drain(): Promise<void>;
  readonly app: NestFastifyApplication;
  readonly database: Database;
}

export interface Service {
  readonly name: ServiceName;
  /** Its tables, and the migrations that every start runs as far as they are missing. */
  readonly schema: Schema;
  readonly dossier: Dossier;
  start(options: ServiceOptions): Promise<RunningService>;
  /** The OpenAPI document, made from the code without a database. */
  describe(): Promise<OpenAPIObject>;
}

interface Parts {
  readonly options: ServiceOptions;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly inbox: Inbox;
  readonly tokens: InternalTokens;
  readonly ended: EndedSessions;
  readonly clients: ServiceClients;
  readonly seal: Seal;
  readonly desk: EventsDesk;
  /** Ends what carries events. */
  readonly stopCarrying: () => Promise<void>;
}

/** Of a service without tables of its own. */
const nothing: Dossier = { tables: {}, outside: {} };

@Module({})
class ServiceModule {}

function moduleOf(definition: ServiceDefinition, parts: Parts | undefined): DynamicModule {
  const value = <T>(provide: symbol | Type<T>, useValue: T | undefined) => ({ provide, useValue });
  const { lender } = definition;
  const shared = [
    value(OPTIONS, parts?.options),
    value(Database, parts?.database),
    value(Outbox, parts?.outbox),
    value(Inbox, parts?.inbox),
    value(InternalTokens, parts?.tokens),
    value(EndedSessions, parts?.ended),
    value(ServiceClients, parts?.clients),
    ...(lender ? [value(Lender, parts && new Lender(() => lender(parts.clients)))] : []),
    value(Seal, parts?.seal),
    value(EventsDesk, parts?.desk),
    value(DossierReader, parts && new DossierReader(parts.database, definition.dossier ?? nothing)),
    value(CLOCK, parts?.options.clock ?? systemClock),
    value(InternalTokenVerifier, parts && new InternalTokenVerifier(parts.options.keys, definition.name)),
    { provide: APP_GUARD, useClass: InternalTokenGuard },
  ];
  return {
    module: ServiceModule,
    global: true,
    imports: [
      ...(parts
        ? [
            carryUntilClosed(parts.stopCarrying),
            TypeOrmModule.forRootAsync({
              name: definition.name,
              useFactory: () => parts.database.reading.options,
              dataSourceFactory: async () => parts.database.reading,
            }),
          ]
        : []),
      ...(definition.imports ?? []),
    ],
    controllers: [InternalController, EventsDeskController, DossierController, ...(definition.controllers ?? [])],
    providers: [...shared, KeyRetention, EventRetention, ...(definition.providers ?? [])],
    exports: shared.filter((entry) => entry.provide !== APP_GUARD).map((entry) => entry.provide),
  };
}

/** Puts what every service has around a service's own controllers, providers and schema. */
export function defineService(definition: ServiceDefinition): Service {
  const schema: Schema = {
    entities: [OutboxMessage, InboxMessage, IdempotencyKey, ...definition.schema.entities],
    migrations: [CreateEventTables1763700000000, CreateIdempotencyKeys1763700001000, ...definition.schema.migrations],
  };
  return {
    name: definition.name,
    schema,
    dossier: definition.dossier ?? nothing,
    start: (options) => start(definition, schema, options),
    async describe() {
      const app = await NestFactory.create<NestFastifyApplication>(
        moduleOf(definition, undefined),
        new FastifyAdapter(withoutSchemas),
        { preview: true, logger: false, abortOnError: false },
      );
      const document = await openApiOf(app, `Groundwork ${definition.name}`, definition.version);
      await app.close();
      return document;
    },
  };
}

async function start(definition: ServiceDefinition, schema: Schema, options: ServiceOptions): Promise<RunningService> {
  const { name } = definition;
  const clock = options.clock ?? systemClock;
  const log = createLogger(`service-${name}`, options.logLevel);
  const metrics = await openMetrics(options);
  const endTraces = await openTraces(`service-${name}`, options);
  const database = await connect(options.database, schema, `service-${name}`, options.migrations);
  const tokens = new InternalTokens(options.keys, `service-${name}`);
  const seal = new Seal(options.keys.seal);
  const eventSeal = new EventSeal(options.keys.events);
  const inbox = new Inbox(database, clock, eventSeal);
  const outbox = new Outbox(database, clock, subscribersOf, eventSeal);
  const broker =
    options.events.kind === 'rabbitmq'
      ? new RabbitMqTransport(options.events, name, clock, log, () => relay.tryAgain())
      : undefined;
  const transport = broker ?? new DirectTransport(options.services, tokens, options.tls);
  const relay = new Relay(database, transport, clock, log);
  outbox.onCommit((recipients) => relay.wake(recipients));
  const desk = new EventsDesk(
    name,
    database,
    relay,
    clock,
    log,
    broker && options.events.kind === 'rabbitmq' ? { transport: broker, options: options.events } : undefined,
  );
  const ended = new EndedSessions();
  const clients = new ServiceClients(options.services, tokens, options.tls);
  const feed =
    name === 'identity'
      ? undefined
      : new EndedSessionsFeed(ended, clients.to('identity'), () => tokens.system('identity'));

  const stopCarrying = async () => {
    await relay.close();
    await transport.close();
  };

  const app = await createHttpApp(
    moduleOf(definition, { options, database, outbox, inbox, tokens, ended, clients, seal, desk, stopCarrying }),
    {
      unit: `service-${name}`,
      version: definition.version,
      build: options.build,
      logLevel: options.logLevel,
      tls: options.tls,
      ready: () => database.answers(),
      without: () => (broker?.isAway ? ['events'] : []),
      ...(definition.prepare ? { prepare: definition.prepare } : {}),
    },
  );
  await app.init();
  const missing = (subscriptions[name] as readonly EventType[]).filter((type) => !inbox.types.includes(type));
  const extra = inbox.types.filter((type) => !(subscriptions[name] as readonly EventType[]).includes(type));
  if (missing.length || extra.length)
    throw new Error(
      `Handlers of ${name} and the table of subscriptions differ: missing ${missing.join(', ') || 'none'}, not in the table ${extra.join(', ') || 'none'}.`,
    );
  const forgetGauges = serviceGauges(definition, database, clock, broker);
  const url = await listen(app, options.port, options.host);
  await transport.subscribe((envelope) => inbox.receive(envelope));
  await feed?.start();
  relay.wake();
  return {
    url,
    app,
    database,
    metricsUrl: metrics?.url,
    drain: () => letGo(app, options.drainMs),
    async close() {
      forgetGauges();
      feed?.close();
      await app.close();
      await clients.close();
      await database.close();
      await metrics?.close();
      await endTraces();
    },
  };
}
