import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fixedClock } from '@groundwork/domain-time';
import type { Database } from '@groundwork/server-data';
import type { Logger } from 'pino';
import type { OutboxMessage, Outcome } from './index.js';
import { gatheredMs } from './pending.js';
import { Relay } from './relay.js';
import { WaitingEvents } from './waiting-events.js';

/**
 * When the relay goes and how often, which a clock of the test's own tells; what it does to the rows is asked of a real database
 * (events.service.test.ts).
 */
const row = (sequence: number, aggregate: string): OutboxMessage => ({
  sequence,
  eventId: `e${sequence}`,
  type: 'company.updated',
  aggregateKey: `company:${aggregate}`,
  envelope: `e${sequence}`,
  pending: ['draws'],
  attempts: 0,
  publishedAt: null,
});

/** A statement meets all the rows that it names, however many those are. */
const takesAll = { statement: () => Promise.resolve(Infinity) } as unknown as Database;

/** What each round finds, in turn; nothing when it is used up. */
let found: (OutboxMessage[] | Error)[];
let finds: unknown[];
let delivered: string[];
let refusal: ((envelope: string) => unknown) | undefined;
/** How long each delivery takes; none where it is not said. */
let slow: (() => Promise<unknown>) | undefined;
/** What becomes of several that go by one call; without it all go one by one. */
let byOneCall: ((envelopes: readonly string[]) => readonly Outcome[] | undefined) | undefined;
let logged: unknown[][];
let relay: Relay;
/** How the outbox is read, for who asks for which rows. */
let reading: jest.SpiedFunction<WaitingEvents['read']>;

beforeEach(() => {
  jest.useFakeTimers();
  [found, finds, delivered, refusal, slow, byOneCall, logged] = [[], [], [], undefined, undefined, undefined, []];
  reading = jest.spyOn(WaitingEvents.prototype, 'read').mockImplementation((recipients, after) => {
    finds.push(`${recipients.join(' ')} ${after}`);
    const next = found.shift() ?? [];
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const database = takesAll;
  const transport = {
    deliver: async (_recipient: string, envelope: string): Promise<void> => {
      delivered.push(envelope);
      await slow?.();
      const refused = refusal?.(envelope);
      if (refused !== undefined) throw refused as Error;
    },
    deliverTogether: (_recipient: string, envelopes: readonly string[]) => {
      if (byOneCall) delivered.push(envelopes.join('+'));
      return Promise.resolve(byOneCall?.(envelopes));
    },
    subscribe: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const log = { warn: (...said: unknown[]) => logged.push(said), error: (...said: unknown[]) => logged.push(said) };
  relay = new Relay(database, transport, fixedClock('2026-03-02T15:00:00.000Z'), log as unknown as Logger);
});
afterEach(async () => {
  const closing = relay.close();
  await strikeOff();
  await closing;
  jest.useRealTimers();
  reading.mockRestore();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** What was carried is struck off, and who waited for that goes on. */
const strikeOff = () => pass(gatheredMs);
const away = Object.assign(new Error('away'), { away: true });

describe('a round', () => {
  it('asks once for all who are woken together, and again only behind a page that was full', async () => {
    const page = Array.from({ length: 200 }, (_, at) => row(at + 1, `a${at}`));
    found = [page, [], [row(201, 'b')]];
    relay.wake(['draws', 'files']);
    await strikeOff();
    expect(delivered).toEqual([...page, row(201, 'b')].map(({ envelope }) => envelope));
    expect(finds).toEqual(['draws files 0', 'files 200', 'draws 200']);
  });

  it('asks a recipient that is away once, and one that refuses once for each aggregate', async () => {
    found = [[row(1, 'a'), row(2, 'a'), row(3, 'b')]];
    refusal = () => away;
    relay.wake(['draws']);
    await pass(0);
    expect(delivered).toEqual(['e1']);
    found = [[row(4, 'a'), row(5, 'a'), row(6, 'b')]];
    refusal = () => new Error('refused');
    await pass(500);
    expect(delivered).toEqual(['e1', 'e4', 'e6']);
    expect(logged[0]).toEqual([
      { recipient: 'draws', type: 'company.updated', event: 'e1', reason: 'away' },
      'event not delivered yet',
    ]);
  });
});

describe('several events for a recipient', () => {
  const all = (envelopes: readonly string[]): Outcome[] => envelopes.map(() => 'taken');

  it('go by one call, twenty at the most, and one by itself as one', async () => {
    byOneCall = all;
    found = [Array.from({ length: 41 }, (_, at) => row(at + 1, `a${at}`))];
    relay.wake(['draws']);
    await strikeOff();
    const call = (from: number) => Array.from({ length: 20 }, (_, at) => `e${from + at}`).join('+');
    expect(delivered).toEqual([call(1), call(21), 'e41']);
  });

  it('wait by the aggregate of one that is refused, which is told once, and the others pass', async () => {
    byOneCall = () => ['taken', new Error('answered 422'), 'left', 'taken'];
    found = [[row(1, 'a'), row(2, 'b'), row(3, 'b'), row(4, 'c'), row(5, 'b')]];
    relay.wake(['draws']);
    await strikeOff();
    expect(delivered).toEqual(['e1+e2+e3+e4+e5']);
    expect(logged).toEqual([
      [{ recipient: 'draws', type: 'company.updated', event: 'e2', reason: 'answered 422' }, 'event not delivered yet'],
    ]);
    expect(relay.standings).toMatchObject([{ isAway: false, refused: [{ event: 'e2', tries: 1 }] }]);
  });

  it('go on behind the last one that was tried', async () => {
    byOneCall = () => ['taken'];
    found = [[row(1, 'a'), row(2, 'a'), row(3, 'b')]];
    relay.wake(['draws']);
    await strikeOff();
    expect(delivered).toEqual(['e1+e2+e3', 'e2+e3', 'e3']);
  });

  it('all wait where one found the recipient away', async () => {
    byOneCall = () => ['taken', away];
    found = [[row(1, 'a'), row(2, 'b'), row(3, 'c')]];
    relay.wake(['draws']);
    await strikeOff();
    expect(delivered).toEqual(['e1+e2+e3']);
    expect(relay.standings).toMatchObject([{ isAway: true, failedTries: 1, refused: [] }]);
  });

  it('go one by one to who takes them so', async () => {
    byOneCall = () => undefined;
    found = [[row(1, 'a'), row(2, 'b')]];
    relay.wake(['draws']);
    await strikeOff();
    expect(delivered).toEqual(['e1+e2', 'e1', 'e2']);
  });
});

describe('how a courier stands', () => {
  it('tells of what is refused, with its tries, until it goes; who is away refuses nothing', async () => {
    found = [[row(1, 'a')], [row(1, 'a')]];
    refusal = () => new Error('not understood');
    relay.wake(['draws']);
    await pass(0);
    await pass(500);
    const event = { event: 'e1', type: 'company.updated', aggregate: 'company:a', subscriber: 'draws' };
    expect(relay.standings).toEqual([
      {
        ...{ recipient: 'draws', isAway: false, failedTries: 2, lastError: 'not understood' },
        refused: [{ ...event, occurredAt: '', reason: 'not understood', tries: 2, since: '2026-03-02T15:00:00.000Z' }],
      },
    ]);
    found = [[row(1, 'a')], [row(2, 'b')]];
    refusal = undefined;
    await pass(1000);
    expect(relay.standings).toMatchObject([{ failedTries: 0, refused: [] }]);
    await strikeOff();
    refusal = () => away;
    found = [[row(2, 'b')]];
    await pass(15_000);
    expect(relay.standings).toMatchObject([{ isAway: true, failedTries: 1, lastError: 'away', refused: [] }]);
  });
});

describe('the pace', () => {
  it('is a round every 15 s while nothing is left', async () => {
    relay.wake(['draws']);
    await pass(14_999);
    expect(finds).toHaveLength(1);
    await pass(1);
    expect(finds).toHaveLength(2);
    await pass(15_000);
    expect(finds).toHaveLength(3);
  });

  it('slows down by twos from half a second to 15 s while nothing goes, and begins anew when all went', async () => {
    refusal = () => away;
    found = Array.from({ length: 8 }, () => [row(1, 'a')]);
    relay.wake(['draws']);
    await pass(0);
    for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = finds.length;
      await pass(wait - 1);
      expect(finds).toHaveLength(before);
      await pass(1);
      expect(finds).toHaveLength(before + 1);
    }
    // All goes: the next trouble is met with the shortest wait again.
    refusal = undefined;
    found = [[row(1, 'a')]];
    await pass(15_000);
    refusal = () => away;
    found = [[row(2, 'a')], [row(2, 'a')]];
    relay.wake(['draws']);
    await pass(0);
    const before = finds.length;
    await pass(500);
    expect(finds).toHaveLength(before + 1);
  });

  it('is begun anew by a wake, once after the round that is under way, however often', async () => {
    relay.wake(['draws']);
    relay.wake(['draws']);
    relay.wake(['draws']);
    await pass(0);
    expect(finds).toHaveLength(2);
    relay.wake(['draws']);
    await pass(0);
    expect(finds).toHaveLength(3);
    // The wait of the round before is given up: none comes beside the next.
    await pass(15_000);
    expect(finds).toHaveLength(4);
  });

  it('goes on after a round that failed, which is told to the log', async () => {
    const refused = new Error('The database is away.');
    found = [refused];
    relay.wake(['draws']);
    await pass(499);
    expect(logged).toEqual([[{ err: refused }, 'outbox round failed']]);
    expect(finds).toHaveLength(1);
    await pass(1);
    expect(finds).toHaveLength(2);
  });

  it('carries once more what could not be struck off, and nothing behind it before', async () => {
    const broken = new Error('The database is away.');
    const striking = jest.spyOn(takesAll, 'statement').mockRejectedValueOnce(broken);
    slow = () => new Promise((resolve) => setTimeout(resolve, gatheredMs + 1));
    found = [[row(1, 'a'), row(2, 'b'), row(3, 'c')], [row(1, 'a')]];
    relay.wake(['draws']);
    await pass(4 * gatheredMs);
    expect(delivered).toEqual(['e1', 'e2']);
    expect(logged).toEqual([[{ err: broken }, 'outbox round failed']]);
    slow = undefined;
    await pass(500);
    expect(delivered).toEqual(['e1', 'e2', 'e1']);
    striking.mockRestore();
  });

  it('ends when it is closed, also in the middle of a round', async () => {
    relay.wake(['draws']);
    relay.wake(['draws']);
    await relay.close();
    relay.wake(['draws']);
    await pass(60_000);
    expect(finds).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('each recipient', () => {
  /** What each is answered; what is not here arrives. */
  let answers: Partial<Record<string, () => Promise<void>>>;
  let release: () => void;
  const hangs = () => new Promise<void>((resolve) => (release = resolve));
  const isAway = () => Promise.reject(away);
  const refuses = () => Promise.reject(new Error('refused'));

  /** The rows of a table that is asked as a courier asks: what has not gone to its recipient, after a sequence, 200 at most. */
  const table = (rows: OutboxMessage[]) => {
    reading.mockImplementation((recipients, after) => {
      finds.push(`${recipients.join(' ')} ${after}`);
      const met = ({ sequence, pending }: OutboxMessage) =>
        sequence > after && pending.some((name) => recipients.includes(name));
      return Promise.resolve(rows.filter(met).slice(0, 200));
    });
    const database = takesAll;
    const deliver = (recipient: string, envelope: string): Promise<void> => {
      delivered.push(`${recipient} ${envelope}`);
      return answers[recipient]?.() ?? Promise.resolve();
    };
    const transport = { deliver, subscribe: () => Promise.resolve(), close: () => Promise.resolve() };
    const log = { warn: () => undefined, error: (...said: unknown[]) => logged.push(said) };
    relay = new Relay(database, transport, fixedClock('2026-03-02T15:00:00.000Z'), log as unknown as Logger);
  };
  const forFiles = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...row(at + 1, `a${at}`), pending: ['files'] }));
  beforeEach(() => {
    answers = {};
  });

  it('that is away keeps nobody else waiting, and nobody walks through what waits for it', async () => {
    table([...forFiles(450), row(451, 'b')]);
    answers['files'] = isAway;
    relay.wake(['files', 'draws']);
    await pass(0);
    expect(delivered).toEqual(['files e1', 'draws e451']);
    expect(finds).toEqual(['files draws 0', 'draws 200']);
  });

  it('that hangs keeps nobody else waiting, neither for what was there nor for what comes', async () => {
    const rows = [{ ...row(1, 'a'), pending: ['files', 'draws'] }, row(2, 'b')];
    table(rows);
    answers['files'] = hangs;
    relay.wake();
    await pass(0);
    expect(delivered).toEqual(['draws e1', 'files e1', 'draws e2']);
    rows.push(row(3, 'c'));
    relay.wake(['draws']);
    await strikeOff();
    expect(delivered).toContain('draws e3');
    release();
  });

  it('is asked at its own pace, however long another has been away', async () => {
    const rows = forFiles(1);
    table(rows);
    answers['files'] = isAway;
    relay.wake(['files']);
    await pass(121_000);
    rows.push(row(2, 'b'));
    answers['draws'] = isAway;
    relay.wake(['draws']);
    await pass(0);
    delivered = [];
    answers['draws'] = undefined;
    await pass(500);
    expect(delivered).toEqual(['draws e2']);
  });

  it('that refuses is not asked again for what it refused when more comes, until it is time', async () => {
    const rows = forFiles(450);
    table(rows);
    answers['files'] = refuses;
    relay.wake(['files']);
    await pass(0);
    expect(delivered).toHaveLength(450);
    [finds, delivered] = [[], []];
    answers['files'] = undefined;
    rows.push({ ...row(451, 'b'), pending: ['files'] }, { ...row(452, 'a1'), pending: ['files'] });
    relay.wake(['files']);
    await pass(499);
    expect(delivered).toEqual(['files e451']);
    expect(finds).toEqual(['files 450']);
    await pass(1);
    expect(delivered.slice(1, 3)).toEqual(['files e1', 'files e2']);
  });

  it('that was away is sent what waits as soon as the way to it is open again', async () => {
    table(forFiles(1));
    answers['files'] = isAway;
    relay.wake(['files']);
    await pass(60_000);
    [answers, delivered] = [{}, []];
    relay.tryAgain();
    await pass(0);
    expect(delivered).toContain('files e1');
  });

  it('that is still away when the way is open again is asked after half a second, not after the longest wait', async () => {
    table(forFiles(1));
    answers['files'] = isAway;
    relay.wake(['files']);
    await pass(60_000);
    relay.tryAgain();
    await pass(0);
    delivered = [];
    await pass(499);
    expect(delivered).toEqual([]);
    await pass(1);
    expect(delivered).toEqual(['files e1']);
  });

  it('that took all again after long, and refuses what came meanwhile, is asked after half a second', async () => {
    const [late, ...rows] = forFiles(2);
    table(rows);
    answers['files'] = isAway;
    relay.wake(['files']);
    await pass(60_000);
    answers['files'] = hangs;
    await pass(15_000);
    // It was committed behind the page that has been read.
    rows.unshift(late as OutboxMessage);
    relay.wake(['files']);
    answers['files'] = refuses;
    release();
    await strikeOff();
    delivered = [];
    await pass(499);
    expect(delivered).toEqual([]);
    await pass(1);
    expect(delivered).toEqual(['files e1', 'files e2']);
  });

  it('is gone over once more, from the first, where the way opens in the middle of a round', async () => {
    table(forFiles(2));
    answers['files'] = () => {
      answers['files'] = hangs;
      return refuses();
    };
    relay.wake(['files']);
    await pass(0);
    expect(delivered).toEqual(['files e1', 'files e2']);
    answers['files'] = undefined;
    relay.tryAgain();
    // What comes meanwhile makes no less of it.
    relay.wake(['files']);
    release();
    await strikeOff();
    expect(delivered.slice(2)).toContain('files e1');
  });

  it('is asked at once where the way opens while it is found away', async () => {
    table(forFiles(1));
    let fail: (reason: Error) => void = () => undefined;
    answers['files'] = () => new Promise<void>((_, reject) => (fail = reject));
    relay.wake(['files']);
    await pass(0);
    relay.tryAgain();
    answers['files'] = undefined;
    fail(away);
    await pass(0);
    expect(delivered).toEqual(['files e1', 'files e1']);
  });

  it('to which alone the way is open again is asked alone, met before or not', async () => {
    table([...forFiles(1), row(2, 'b'), { ...row(3, 'c'), pending: ['identity'] }]);
    answers = { files: isAway, draws: isAway };
    relay.wake(['files', 'draws']);
    await pass(60_000);
    delivered = [];
    relay.tryAgain('files');
    relay.tryAgain('identity');
    await pass(0);
    expect(delivered).toEqual(['files e1', 'identity e3']);
  });

  it('is remembered with the first 200 events that it refuses; of those the tries are counted on', async () => {
    table(forFiles(201));
    answers['files'] = refuses;
    relay.wake(['files']);
    await pass(500);
    const [{ refused, failedTries } = { refused: [], failedTries: 0 }] = relay.standings;
    expect(failedTries).toBe(402);
    expect(refused).toHaveLength(200);
    expect(refused.map(({ tries }) => tries)).toEqual(Array.from({ length: 200 }, () => 2));
    expect(refused.at(-1)?.event).toBe('e200');
  });

  it('that is away is asked nothing for what comes meanwhile, also in the middle of a round', async () => {
    table(forFiles(2));
    let fail: (reason: Error) => void = () => undefined;
    answers['files'] = () => new Promise<void>((_, reject) => (fail = reject));
    relay.wake(['files']);
    await pass(0);
    relay.wake(['files']);
    fail(away);
    await pass(0);
    relay.wake(['files']);
    await pass(499);
    expect(delivered).toEqual(['files e1']);
  });

  it('is sent what is under way when it closes, and nothing after, whoever tries again', async () => {
    table(forFiles(2));
    answers['files'] = hangs;
    relay.wake(['files']);
    await pass(0);
    let isClosed = false;
    const closing = relay.close().then(() => (isClosed = true));
    await pass(60_000);
    expect(isClosed).toBe(false);
    release();
    await strikeOff();
    await closing;
    relay.tryAgain();
    await pass(60_000);
    expect(delivered).toEqual(['files e1']);
    expect(finds).toEqual(['files 0']);
  });

  it('is not sent what an earlier version put down for all subscribers, if it is none of them', async () => {
    const forAll = { ...row(1, 'a'), pending: ['rabbitmq'] };
    found = [[forAll]];
    const deliver = (recipient: string): Promise<void> => {
      delivered.push(recipient);
      return Promise.resolve();
    };
    const database = takesAll;
    const transport = { deliver, subscribe: () => Promise.resolve(), close: () => Promise.resolve() };
    relay = new Relay(database, transport, fixedClock('2026-03-02T15:00:00.000Z'), {} as unknown as Logger);
    relay.wake(['rabbitmq']);
    await pass(0);
    expect(delivered).toEqual([]);
  });
});
