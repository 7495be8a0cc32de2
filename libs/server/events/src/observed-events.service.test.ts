import type { EventEnvelope } from '@groundwork/domain-events';
import type { Database } from '@groundwork/server-data';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import type { TestDatabase } from '@groundwork/server-data/testing';
import { createLogger, openMetrics, openTraces, traceHeaders } from '@groundwork/server-http';
import { Inbox, Outbox, Relay } from './index.js';
import { clock, schema, seal } from './testing/event-unit.js';

/** What an operator sees of events: how long they took here, and the trace that they are part of on both sides. */
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const cause = `00-${trace}-00f067aa0ba902b7-01`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let place: TestDatabase;
let database: Database;
beforeEach(async () => {
  place = await createTestDatabase('observed');
  database = await connect(place.options, schema);
});
afterEach(async () => {
  await database.close();
  await place.drop();
});

const event = (changes: Partial<EventEnvelope> = {}): EventEnvelope => ({
  id: 'e1',
  type: 'company.updated',
  version: 1,
  aggregate: 'company',
  aggregateId: 'a',
  occurredAt: clock.now().toISOString(),
  correlationId: 'correlation-1',
  payload: { companyId: 'a', organizationName: 'Bluff Oak' },
  ...changes,
});

it('an event that came in is measured in seconds, whether it was handled or failed, under no name that nobody here hears', async () => {
  const metrics = await openMetrics({ host: '127.0.0.1', metricsPort: 0 });
  try {
    const inbox = new Inbox(database, clock, seal);
    inbox.on('company.updated', 'slow', async () => {
      await pause(30);
    });
    inbox.on('company.created', 'broken', () => Promise.reject(new Error('not now')));
    await inbox.receive(event());
    await inbox.receive(event({ id: 'e2', type: 'company.created' })).catch(() => undefined);
    await inbox.receive(event({ id: 'e3', type: 'broker.invited' }));
    const text = await (await fetch(metrics?.url ?? '')).text();
    const lines = text.split('\n').filter((line) => /^groundwork_event_handling_seconds_(count|sum)/.test(line));
    const valueOf = (what: string, type: string, outcome: string) =>
      Number(
        lines
          .find((line) => [`_${what}{`, `type="${type}"`, `outcome="${outcome}"`].every((part) => line.includes(part)))
          ?.split(' ')
          .at(-1),
      );
    expect(valueOf('count', 'company.updated', 'done')).toBe(1);
    expect(valueOf('count', 'company.created', 'failed')).toBe(1);
    expect(valueOf('count', 'none', 'done')).toBe(1);
    expect(valueOf('sum', 'company.updated', 'done')).toBeGreaterThan(0.02);
    expect(valueOf('sum', 'company.updated', 'done')).toBeLessThan(20);
    expect(lines).toHaveLength(6);
  } finally {
    await metrics?.close();
  }
});

describe('the trace of who caused an event', () => {
  // A share of none: spans follow each other, and none is sent anywhere.
  const traces = { endpoint: 'http://127.0.0.1:9', share: 0 };
  let end: () => Promise<void>;
  beforeEach(async () => {
    end = await openTraces(database.unit, { traces });
  });
  afterEach(() => end());

  it('goes on in what handles it, by a step of its own', async () => {
    const inbox = new Inbox(database, clock, seal);
    const seen: (string | undefined)[] = [];
    inbox.on('company.updated', 'see', async () => {
      seen.push(traceHeaders().traceparent);
    });
    await inbox.receive(event({ traceparent: cause }));
    await inbox.receive(event({ id: 'e2' }));
    expect(seen[0]).toContain(trace);
    expect(seen[0]?.slice(0, -3)).not.toBe(cause.slice(0, -3));
    expect(seen[1]).toBeUndefined();
  });

  it('goes on in what carries it; an event of no trace is carried without one', async () => {
    const seen: (string | undefined)[] = [];
    const transport = {
      deliver: async () => {
        seen.push(traceHeaders().traceparent);
      },
      subscribe: async () => undefined,
      close: async () => undefined,
    };
    const relay = new Relay(database, transport, clock, createLogger('test', 'silent'));
    const outbox = new Outbox(database, clock, () => ['draws'], seal);
    const { type, aggregateId, payload } = event() as EventEnvelope<'company.updated'>;
    for (const traceparent of [cause, undefined]) {
      const caused = { type, aggregateId, payload, ...(traceparent && { traceparent }) };
      await database.transaction((manager) => outbox.add(manager, caused));
    }
    relay.wake(['draws']);
    for (let turn = 0; turn < 400 && seen.length < 2; turn += 1) await pause(10);
    await relay.close();
    expect(seen).toHaveLength(2);
    expect(seen[0]).toContain(trace);
    expect(seen[0]?.slice(0, -3)).not.toBe(cause.slice(0, -3));
    expect(seen[1]).toBeUndefined();
  });
});
