import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aServer, noConnection } from '../../testing/public-page.js';
import type { BellEvent } from './bell-events.js';
import { followBell } from './bell-source.js';

const server = aServer();
const list = 'GET /notification/all/user';
const lists = () => server.to('/notification/all/user').length;
const settled = () => jest.advanceTimersByTimeAsync(0);

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

/** A lock that another tab holds until it is given away. */
function heldElsewhere(): () => void {
  let give: () => void = () => undefined;
  Object.assign(navigator, {
    locks: {
      request: (_name: string, { ifAvailable }: LockOptions, then: (lock: unknown) => unknown) =>
        ifAvailable
          ? Promise.resolve(then(null))
          : new Promise<void>((resolve) => (give = resolve)).then(() => then({})),
    },
  });
  return () => give();
}

let heard: BellEvent['type'][] = [];
let leave = () => {};
const follow = () => (leave = followBell('u1', ({ type }) => heard.push(type)));
const happens = async (type: string) => {
  Stream.opened.at(-1)?.dispatchEvent(new Event(type));
  await settled();
};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.EventSource = Stream as unknown as typeof EventSource;
  globalThis.BroadcastChannel = class extends EventTarget {
    postMessage() {}
    close() {}
  } as unknown as typeof BroadcastChannel;
  Stream.opened = [];
  heard = [];
  server.answers[list] = () => [];
});
afterEach(() => {
  leave();
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

describe('the list of the bell', () => {
  it('is asked for once at the begin: when the stream is open, so that nothing is missed in between', async () => {
    follow();
    await settled();
    expect(lists()).toBe(0);
    await happens('open');
    await jest.advanceTimersByTimeAsync(10_000);
    expect([lists(), heard]).toEqual([1, ['list']]);
    // After a break it brings what came meanwhile.
    await happens('error');
    await happens('open');
    expect(lists()).toBe(2);
  });

  it('is asked for at once where the stream fails, and does not wait for one that is held back', async () => {
    follow();
    await happens('error');
    expect(lists()).toBe(1);
    leave();
    follow();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(lists()).toBe(2);
  });

  it('that could not be had is told', async () => {
    server.answers[list] = noConnection;
    follow();
    await happens('open');
    expect(heard).toEqual(['away']);
  });

  it('is asked for at once by a tab that does not read the stream, which reads it when the other one is gone', async () => {
    const give = heldElsewhere();
    follow();
    await settled();
    expect([lists(), Stream.opened.length]).toEqual([1, 0]);
    give();
    await settled();
    await happens('open');
    expect([lists(), Stream.opened.length]).toEqual([2, 1]);
  });

  it('is not waited for by a tab that is left before it may read the stream', async () => {
    const give = heldElsewhere();
    follow();
    await settled();
    leave();
    give();
    await settled();
    expect(Stream.opened).toEqual([]);
  });
});
