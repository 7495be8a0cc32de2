import { beforeEach, describe, expect, it } from '@jest/globals';
import { IdleMonitor } from './idle-monitor.js';
import { countdown, idleStateAt } from './idle-watch.js';
import type { IdleState } from './idle-watch.js';
import type { TabMessage, Tabs } from './tabs.js';

const minute = 60_000;
const limits = { timeoutMs: 30 * minute, warningMs: 2 * minute };

describe('where a session stands', () => {
  it.each([
    [0, { phase: 'active' }],
    [30 * minute - 1, { phase: 'active' }],
    [30 * minute, { phase: 'warned', remainingMs: 2 * minute }],
    [32 * minute - 1, { phase: 'warned', remainingMs: 1 }],
    [32 * minute, { phase: 'over' }],
    [600 * minute, { phase: 'over' }],
  ])('after %d ms without activity', (idle, state) => {
    expect(idleStateAt(1_000_000 + idle, 1_000_000, limits)).toEqual(state);
  });

  it('counts down in minutes and seconds', () => {
    expect([120_000, 61_000, 9_001, 0].map(countdown)).toEqual(['2:00', '1:01', '0:10', '0:00']);
  });
});

/** Two tabs of one browser: what one sends, the other hears; the last activity is kept for both. */
class Browser {
  now = 0;
  last = 0;
  private readonly heard = new Map<string, Set<(message: TabMessage) => void>>();
  tab(name: string): Tabs {
    const own = new Set<(message: TabMessage) => void>();
    this.heard.set(name, own);
    return {
      send: (message) => {
        if (message.type === 'activity') this.last = message.at;
        for (const [other, listeners] of this.heard)
          if (other !== name) listeners.forEach((listener) => listener(message));
      },
      listen: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
      lastActivity: () => this.last,
    };
  }
  open(name: string) {
    const seen: { state: IdleState; touches: number } = { state: { phase: 'active' }, touches: 0 };
    const monitor = new IdleMonitor({
      ...limits,
      tabs: this.tab(name),
      now: () => this.now,
      onChange: (state) => (seen.state = state),
      touch: () => (seen.touches += 1),
    });
    return { monitor, seen };
  }
}

describe('the idle monitor', () => {
  let browser: Browser;
  beforeEach(() => {
    browser = new Browser();
  });

  it('warns after the time and says what is left', () => {
    const { monitor, seen } = browser.open('one');
    browser.now = 31 * minute;
    monitor.check();
    expect(seen.state).toEqual({ phase: 'warned', remainingMs: minute });
    browser.now = 32 * minute;
    monitor.check();
    expect(seen.state.phase).toBe('over');
  });

  it('counts activity in one tab for all', () => {
    const one = browser.open('one');
    const two = browser.open('two');
    browser.now = 29 * minute;
    two.monitor.activity();
    browser.now = 31 * minute;
    one.monitor.check();
    expect(one.seen.state.phase).toBe('active');
  });

  it('takes no movement for an answer to the warning', () => {
    const { monitor, seen } = browser.open('one');
    browser.now = 30 * minute;
    monitor.check();
    monitor.activity();
    monitor.check();
    expect(seen.state.phase).toBe('warned');
  });

  it('closes the warning in every tab when one continues', () => {
    const one = browser.open('one');
    const two = browser.open('two');
    browser.now = 30 * minute;
    one.monitor.check();
    two.monitor.check();
    two.monitor.resume();
    two.monitor.check();
    expect([one.seen.state.phase, two.seen.state.phase]).toEqual(['active', 'active']);
    expect(two.seen.touches).toBe(1);
  });

  it('touches the server at most once a minute while the user is active', () => {
    const { monitor, seen } = browser.open('one');
    for (let second = 0; second < 180; second += 1) {
      browser.now += 1_000;
      monitor.activity();
    }
    expect(seen.touches).toBe(3);
  });

  it('does not touch the server for somebody who is away', () => {
    const { monitor, seen } = browser.open('one');
    browser.now = 20 * minute;
    monitor.check();
    expect(seen.touches).toBe(0);
  });
});
