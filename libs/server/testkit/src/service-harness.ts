import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { EventEnvelope, EventPayloads, EventType } from '@groundwork/domain-events';
import { events, subscribersOf } from '@groundwork/domain-events';
import type { FixedClock } from '@groundwork/domain-time';
import { fixedClock } from '@groundwork/domain-time';
import { ActingTokens, internalPaths, signSigningProof, theSystem } from '@groundwork/server-auth';
import type { SigningProof } from '@groundwork/server-auth';
import type { ServiceName, ServiceOptions } from '@groundwork/server-config';
import { areaNames, bffNames, createMissingKeys, loadKeys, serviceNames } from '@groundwork/server-config';
import type { ProblemDocument } from '@groundwork/server-http';
import { EventSeal, OutboxMessage } from '@groundwork/server-events';
import type { RunningService, Service } from '@groundwork/server-service';
import { createTestDatabase, migrateForTest } from '@groundwork/server-data/testing';
import { Pool } from 'undici';
import type { TestActor } from './actors.js';
import { whoAsksNothing, whoNamesTheLender } from './lender-neighbour.js';
import { leastOf, statementsDuring } from './measures.js';

export interface Answer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed body; undefined where there is none. */
  readonly body: T;
  readonly text: string;
  /** The body as it came. */
  readonly bytes: Buffer;
}

export interface CallExtras {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Everything of a running service that a test may touch: its HTTP side as somebody, its events in and out, its clock. */
export interface ServiceHarness {
  readonly service: RunningService;
  readonly clock: FixedClock;
  readonly options: ServiceOptions;
  as(actor: TestActor): {
    call<T = Record<string, never>>(
      method: string,
      path: string,
      body?: unknown,
      extras?: CallExtras,
    ): Promise<Answer<T>>;
    problem(method: string, path: string, body?: unknown, extras?: CallExtras): Promise<ProblemDocument>;
    /** An answer that lasts, as it comes. Whoever opens it ends it: `body.destroy()`. */
    open(
      path: string,
      extras?: CallExtras,
    ): Promise<{
      readonly status: number;
      readonly headers: Readonly<Record<string, unknown>>;
      readonly body: Readable;
    }>;
  };
  /** Calls as another service does, with its system token. */
  asService<T>(caller: ServiceName, method: string, path: string, body?: unknown): Promise<Answer<T>>;
  /** Hands an event to the service as its transport would. Gives the envelope, to send it again. */
  deliver<T extends EventType>(
    type: T,
    aggregateId: string,
    payload: EventPayloads[T],
    id?: string,
  ): Promise<EventEnvelope<T>>;
  /**
   * How many statements the service sends to its database for requests while `work` runs: all of them on SQLite; on MySQL without
   * those that go to its driver directly. What it does by itself meanwhile, such as carrying events, is none of them.
   */
  statements(work: () => Promise<unknown>): Promise<number>;
  /** The least of two times, or more: what is looked up the first time and kept, such as names of others, is none of the work. */
  leastStatements(work: (time: number) => Promise<unknown>, times?: number): Promise<number>;
  /** The events of a type that the service has written to its outbox, oldest first, opened as a handler sees them. */
  sent<T extends EventType>(type: T): Promise<EventEnvelope<T>[]>;
  /** A proof before a signature as identity signs it, `lifeMs` from the harness's time. */
  signingProof(proof: SigningProof, lifeMs?: number): string;
  close(): Promise<void>;
}

/** Port 9 (discard) answers nobody: what a test does not start is away. */
const nowhere = 'http://127.0.0.1:9';

/** Options that a test sets itself; of the other services only those that it starts. */
export type TestOverrides = Partial<Omit<ServiceOptions, 'services'>> & {
  readonly services?: Partial<ServiceOptions['services']>;
};

/** Options as in a real start, with keys, files and database that end with the test. */
export async function testOptions(
  name: ServiceName,
  overrides: TestOverrides = {},
): Promise<{ options: ServiceOptions; clock: FixedClock; directory: string; drop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), `gw-${name}-`));
  createMissingKeys(join(directory, 'keys'));
  const database = await createTestDatabase(name);
  const clock = fixedClock('2026-03-02T15:00:00.000Z');
  const addresses = <N extends string>(names: readonly N[]) =>
    Object.fromEntries(names.map((entry) => [entry, nowhere])) as Record<N, string>;
  const options: ServiceOptions = {
    host: '127.0.0.1',
    port: 0,
    mode: 'test',
    keys: loadKeys(join(directory, 'keys'), `service-${name}`),
    publicOrigin: 'http://localhost:4200',
    bffs: addresses(bffNames),
    remotes: addresses(areaNames),
    logLevel: process.env['TEST_LOG'] ?? 'silent',
    clock,
    session: { accessSeconds: 300, idleMs: 1_800_000, warningMs: 120_000, absoluteSeconds: 43_200, proofSeconds: 600 },
    passwordMinimum: 8,
    guessing: { passwordHash: { memoryCost: 64, timeCost: 1 }, paceMs: 20 },
    database: database.options,
    events: { kind: 'direct' },
    storage: { kind: 'disk', directory: join(directory, 'files') },
    scanner: { kind: 'none' },
    mail: { kind: 'mailbox' },
    texts: { kind: 'mailbox' },
    providers: {},
    secondFactor: 'nobody',
    digestHour: 7,
    uploadLimitBytes: 50 * 1024 * 1024,
    ...overrides,
    services: {
      ...addresses(serviceNames),
      notifications: await whoNamesTheLender(),
      identity: await whoAsksNothing(),
      ...overrides.services,
    },
  };
  return {
    options,
    clock,
    directory,
    async drop() {
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a service over its real migrations on the engine of the run (see `testEngine`); after the first start of a unit over a copy
 * of what they made.
 */
export async function startService(definition: Service, overrides: TestOverrides = {}): Promise<ServiceHarness> {
  const { options, clock, directory, drop } = await testOptions(definition.name, overrides);
  if (!overrides.database) await migrateForTest(options.database, definition.schema);
  const service = await definition.start(options);
  // Real connections: what Fastify answers by injection differs for streams and aborted requests.
  const pool = new Pool(service.url);
  const streams = new Pool(service.url, { connections: null, bodyTimeout: 0 });
  const seals = new Map<ServiceName, EventSeal>();
  /** Reading the keys is a thirtieth of what the tests of draws take: each service's are read once. */
  const sealOf = (sender: ServiceName): EventSeal => {
    const seal = seals.get(sender) ?? new EventSeal(loadKeys(join(directory, 'keys'), `service-${sender}`).events);
    seals.set(sender, seal);
    return seal;
  };
  const tokens = new ActingTokens(join(directory, 'keys'));

  const tokenOf = ({ caller = 'bff-shell', ...subject }: TestActor) => tokens.sign(subject, definition.name, caller);
  const systemToken = (caller: ServiceName) => tokens.sign(theSystem, definition.name, `service-${caller}`);

  const call = async <T>(
    token: string | undefined,
    method: string,
    path: string,
    body?: unknown,
    extras?: CallExtras,
  ): Promise<Answer<T>> => {
    const isRaw = body instanceof Buffer || body instanceof Readable || typeof body === 'string';
    const response = await pool.request({
      method: method as 'GET',
      path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
        ...extras?.headers,
      },
      body: body === undefined ? null : isRaw ? body : JSON.stringify(body),
    });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    const text = bytes.toString('utf8');
    const type = String(response.headers['content-type'] ?? '');
    return {
      status: response.statusCode,
      headers: response.headers,
      text,
      bytes,
      body: (type.includes('json') && text !== '' ? JSON.parse(text) : undefined) as T,
    };
  };

  return {
    service,
    clock,
    options,
    as: (actor) => ({
      call: (method, path, body, extras) => call(tokenOf(actor), method, path, body, extras),
      problem: async (method, path, body, extras) => {
        const answer = await call<ProblemDocument>(tokenOf(actor), method, path, body, extras);
        if (answer.status < 400)
          throw new Error(`${method} ${path} answered ${answer.status} where a problem was expected: ${answer.text}`);
        return answer.body;
      },
      open: async (path, extras) => {
        const response = await streams.request({
          method: 'GET',
          path,
          headers: { authorization: `Bearer ${tokenOf(actor)}`, ...extras?.headers },
        });
        return { status: response.statusCode, headers: response.headers, body: response.body };
      },
    }),
    asService: (caller, method, path, body) => call(systemToken(caller), method, path, body),
    async deliver(type, aggregateId, payload, id = randomUUID()) {
      const envelope = {
        id,
        type,
        version: events[type].version,
        aggregate: events[type].aggregate,
        aggregateId,
        occurredAt: clock.now().toISOString(),
        correlationId: randomUUID(),
        payload,
      };
      const response = await pool.request({
        method: 'POST',
        path: internalPaths.events,
        headers: { authorization: `Bearer ${systemToken(events[type].from)}`, 'content-type': 'application/json' },
        body: JSON.stringify(await sealOf(events[type].from).seal(envelope, [definition.name])),
      });
      const text = await response.body.text();
      if (response.statusCode >= 300) throw new Error(`${type} was answered ${response.statusCode}: ${text}`);
      return envelope as never;
    },
    signingProof: (proof, lifeMs = 60_000) =>
      signSigningProof(
        proof,
        Math.floor((clock.now().getTime() + lifeMs) / 1000),
        loadKeys(join(directory, 'keys'), 'service-identity').session,
      ),
    statements: (work) => statementsDuring(service.database, work),
    leastStatements: (work, times = 2) =>
      leastOf((time) => statementsDuring(service.database, () => work(time)), times),
    async sent(type) {
      const rows = await service.database.reading.manager.find(OutboxMessage, {
        where: { type },
        order: { sequence: 'ASC' },
      });
      // What is sealed, its recipients alone can open.
      const seal = sealOf(subscribersOf(type)[0] ?? definition.name);
      return Promise.all(rows.map((row) => seal.open(JSON.parse(row.envelope) as EventEnvelope))) as never;
    },
    async close() {
      await pool.close();
      await service.close();
      await streams.destroy();
      await drop();
    },
  };
}
